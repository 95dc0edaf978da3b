import type { Line } from '@first60/edition';
import { m } from '../../../paraglide/messages.js';
import { LineList } from './line-list.tsx';

interface NotesProps {
  notes: readonly Line[];
  considerations: readonly Line[];
  /** Name of the section, under which its folds are kept for this visit. */
  name: string;
}

export function Notes({ notes, considerations, name }: NotesProps) {
  return (
    <>
      {notes.length > 0 && <h5 className="mb-2 font-bold text-accent-ink print:mb-0.5">{m.protocol_notes()}</h5>}
      <LineList lines={notes} name={`${name}.notes`} />
      {considerations.length > 0 && (
        <h5 className="mt-4 mb-2 font-bold text-accent-ink print:mt-1 print:mb-0.5">{m.protocol_considerations()}</h5>
      )}
      <LineList lines={considerations} name={`${name}.considerations`} />
    </>
  );
}
