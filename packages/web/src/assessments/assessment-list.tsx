import { Copy, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../device/moment-text.ts';
import { copyText, shareText } from '../device/share.ts';
import { m } from '../paraglide/messages.js';
import { toast } from '../ui/toast.ts';
import type { SavedAssessment } from './saved-assessment.ts';

interface AssessmentListProps {
  saved: readonly SavedAssessment[];
  onDelete: (id: string) => void;
}

/** Saved results with their buttons. */
export function AssessmentList({ saved, onDelete }: AssessmentListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {saved.map((assessment) => (
        <Entry key={assessment.id} assessment={assessment} onDelete={() => onDelete(assessment.id)} />
      ))}
    </ul>
  );
}

function Entry({ assessment, onDelete }: { assessment: SavedAssessment; onDelete: () => void }) {
  const { toolName, score, interpretation, at } = assessment;
  const [sure, setSure] = useState(false);
  const time = momentText(at, 'exact');
  const text = m.protocol_assessment_text({ tool: toolName, score, interpretation, time });
  const nameFor = (action: string) => m.protocol_assessment_action_for({ action, tool: toolName, score, time });
  const remove = sure ? m.protocol_assessment_delete_sure() : m.protocol_assessment_delete();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line-soft bg-page p-3 print:border-0 print:p-0">
      <p className="min-w-0">
        <span className="font-bold">
          {toolName} <span className="figure">{score}</span>
        </span>{' '}
        {interpretation}
        <span className="block text-sm text-ink-2">{time}</span>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <EntryButton
          label={m.protocol_assessment_copy()}
          name={nameFor(m.protocol_assessment_copy())}
          onPress={async () => tellCopied(await copyText(text))}
        >
          <Copy aria-hidden className="size-5" />
        </EntryButton>
        <EntryButton
          label={m.protocol_assessment_share()}
          name={nameFor(m.protocol_assessment_share())}
          onPress={() => share(text)}
        >
          <Share2 aria-hidden className="size-5" />
        </EntryButton>
        {/* A second press confirms, so that an accidental press cannot delete a result. */}
        <EntryButton
          label={remove}
          name={nameFor(remove)}
          onPress={sure ? onDelete : () => setSure(true)}
          onLeave={() => setSure(false)}
        >
          <Trash2 aria-hidden className="size-5" />
        </EntryButton>
      </div>
    </li>
  );
}

interface EntryButtonProps {
  label: string;
  name: string;
  onPress: () => void;
  onLeave?: () => void;
  children: ReactNode;
}

function EntryButton({ label, name, onPress, onLeave, children }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      onBlur={onLeave}
      className="inline-flex min-h-12 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-sm font-semibold"
    >
      {children}
      {label}
    </button>
  );
}

async function share(text: string): Promise<void> {
  const shared = await shareText({ text });
  if (shared !== 'sheet') tellCopied(shared === 'clipboard');
}

function tellCopied(copied: boolean): void {
  if (copied) {
    toast({ title: m.protocol_assessment_copied(), description: m.protocol_assessment_copied_text() });
    return;
  }
  toast({
    title: m.protocol_assessment_copy_failed(),
    description: m.protocol_assessment_copy_failed_text(),
    tone: 'destructive',
  });
}
