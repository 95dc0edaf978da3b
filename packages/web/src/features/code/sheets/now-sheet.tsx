import type { Cue } from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { cueWords } from '../cue-words.ts';
import { Sheet } from './sheet.tsx';

/** All that holds now, what is due first. It is read, and nothing of it is pressed. */
export function NowSheet({ cues, reason, onClose }: { cues: readonly Cue[]; reason: string; onClose: () => void }) {
  const texts = cues.map((cue) => cueWords(cue).text);
  return (
    <Sheet title={m.code_now()} onClose={onClose}>
      <ul className="flex flex-col gap-2">
        {(texts.length > 0 ? texts : [reason]).map((text) => (
          <li key={text} className="border-b border-line-soft pb-2 text-lg leading-snug font-semibold">
            <ClinicalText text={text} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
