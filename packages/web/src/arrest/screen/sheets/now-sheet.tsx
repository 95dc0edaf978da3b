import type { Cue } from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { cueWords } from '../words/cue-words.ts';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

interface NowSheetProps {
  cues: readonly Cue[];
  /** The reason if there are no cues. */
  reason: string;
  onClose: () => void;
  onDone: (task: string) => void;
}

/**
 * All current cues, due ones first. A task after ROSC is pressed when it is done. The other cues are only for reading.
 */
export function NowSheet({ cues, reason, onClose, onDone }: NowSheetProps) {
  return (
    <Sheet title={m.arrest_now()} onClose={onClose}>
      {cues.length === 0 && <p className="text-lg font-semibold">{reason}</p>}
      {cues.map((cue) =>
        cue.kind === 'task' ? (
          <SheetRow
            key={cue.task}
            title={<ClinicalText text={cueWords(cue).text} />}
            end={m.arrest_done()}
            onPress={() => onDone(cue.task)}
          />
        ) : (
          <p key={cue.kind} className="border-b border-line-soft pb-2 text-lg leading-snug font-semibold">
            <ClinicalText text={cueWords(cue).text} />
          </p>
        ),
      )}
    </Sheet>
  );
}
