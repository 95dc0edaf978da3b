import type { Rhythm } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { ActionButton } from '../action-button.tsx';
import { rhythmWords } from '../words/event-words.ts';
import { Sheet } from './sheet.tsx';

interface RhythmSheetProps {
  rhythms: readonly Rhythm[];
  plan: 'adult' | 'child';
  onClose: () => void;
  onRhythm: (rhythm: Rhythm) => void;
}

/** The rhythms that the monitor can show, for a check without a press on Pause. */
export function RhythmSheet({ rhythms, plan, onClose, onRhythm }: RhythmSheetProps) {
  return (
    <Sheet title={m.arrest_rhythm()} onClose={onClose}>
      {rhythms.map((rhythm) => (
        <ActionButton key={rhythm} label={rhythmWords(rhythm, plan)} onPress={() => onRhythm(rhythm)} />
      ))}
    </Sheet>
  );
}
