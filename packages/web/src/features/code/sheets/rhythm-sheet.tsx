import type { Rhythm } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { ActionButton } from '../action-button.tsx';
import { RHYTHM_WORDS } from '../words/event-words.ts';
import { Sheet } from './sheet.tsx';

interface RhythmSheetProps {
  rhythms: readonly Rhythm[];
  onClose: () => void;
  onRhythm: (rhythm: Rhythm) => void;
}

/** What the monitor shows, where nobody pressed Pause before looking. */
export function RhythmSheet({ rhythms, onClose, onRhythm }: RhythmSheetProps) {
  return (
    <Sheet title={m.code_rhythm()} onClose={onClose}>
      {rhythms.map((rhythm) => (
        <ActionButton key={rhythm} label={RHYTHM_WORDS[rhythm]()} onPress={() => onRhythm(rhythm)} />
      ))}
    </Sheet>
  );
}
