import type { ArrestEventData } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Sheet } from './sheet.tsx';

interface NoteSheetProps {
  onClose: () => void;
  onLog: (data: ArrestEventData) => void;
}

/** A short note in the crew's own words: an order from OLMD, or anything else. */
export function NoteSheet({ onClose, onLog }: NoteSheetProps) {
  const [text, setText] = useState('');
  const log = (kind: 'note' | 'order') => {
    if (text.trim() === '') return;
    onLog({ kind, text: text.trim() });
    onClose();
  };
  return (
    <Sheet title={m.arrest_note()} onClose={onClose}>
      <TextAreaField
        name="note"
        label={m.arrest_note_text()}
        value={text}
        onValue={setText}
        hint={m.arrest_note_hint()}
      />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button size="main" onClick={() => log('note')}>
          {m.arrest_note_log()}
        </Button>
        <Button size="main" variant="secondary" onClick={() => log('order')}>
          {m.arrest_order_log()}
        </Button>
      </div>
    </Sheet>
  );
}
