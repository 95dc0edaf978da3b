import { ArrowRight, Bell, BellOff, TriangleAlert } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import type { CueTone, CueWords } from './words/cue-words.ts';

const TONES: Readonly<Record<CueTone, string>> = {
  calm: 'border-line-soft bg-surface text-ink',
  now: 'border-accent-ink bg-accent-soft text-accent-ink outline-4 -outline-offset-4 outline-double outline-current',
  urgent:
    'border-critical-ink bg-critical-soft text-critical-ink outline-4 -outline-offset-4 outline-solid outline-current',
};

interface NowLineProps {
  /** Absent where the edition has no plan or its cues are off: `reason` says so. */
  now: CueWords | undefined;
  reason: string | undefined;
  /** What else holds, where there is room. */
  others: readonly string[];
  sounds: boolean;
  onSounds: () => void;
  /** All that holds now. */
  onOpen: () => void;
}

/** The one line of what is due. It is spoken when it changes, and holds no seconds. */
export function NowLine({ now, reason, others, sounds, onSounds, onOpen }: NowLineProps) {
  const tone = now?.tone ?? 'calm';
  const text = now?.text ?? reason ?? '';
  const Icon = tone === 'urgent' ? TriangleAlert : ArrowRight;
  return (
    <div className={`code-now flex items-stretch overflow-hidden rounded-xl border-2 ${TONES[tone]}`}>
      <p role="status" className="sr-only">
        {text}
      </p>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 flex-col justify-center rounded-s-xl px-2.5 text-start leading-tight"
      >
        <span className="flex items-center gap-1.5 text-lg font-bold max-xs:text-base">
          <Icon aria-hidden className={`size-5 shrink-0 ${tone === 'urgent' ? '' : 'rtl:-scale-x-100'}`} />
          <span className="line-clamp-2 min-w-0 leading-tight">
            <ClinicalText text={text} />
          </span>
        </span>
        {others.length > 0 && (
          <span className="block max-w-full truncate text-sm [@media(height<44rem)]:hidden">
            <ClinicalText text={others.join(' · ')} />
          </span>
        )}
      </button>
      <button
        type="button"
        onClick={onSounds}
        className="flex w-14 shrink-0 flex-col items-center justify-center rounded-e-xl text-xs leading-tight font-bold"
      >
        {sounds ? <Bell aria-hidden className="size-6" /> : <BellOff aria-hidden className="size-6" />}
        {sounds ? m.code_sound_on() : m.code_sound_off()}
      </button>
    </div>
  );
}
