import type { CodeEventData } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Sheet } from './sheet.tsx';

interface NoteSheetProps {
  onClose: () => void;
  onLog: (data: CodeEventData) => void;
}

/** A few words of one's own: what OLMD ordered, or anything else. */
export function NoteSheet({ onClose, onLog }: NoteSheetProps) {
  const [text, setText] = useState('');
  const log = (kind: 'note' | 'order') => {
    if (text.trim() === '') return;
    onLog({ kind, text: text.trim() });
    onClose();
  };
  return (
    <Sheet title={m.code_note()} onClose={onClose}>
      <TextAreaField name="note" label={m.code_note_text()} value={text} onValue={setText} hint={m.code_note_hint()} />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button size="main" onClick={() => log('note')}>
          {m.code_note_log()}
        </Button>
        <Button size="main" variant="secondary" onClick={() => log('order')}>
          {m.code_order_log()}
        </Button>
      </div>
    </Sheet>
  );
}
