import { m } from '../../../paraglide/messages.js';

/** Marks a practice arrest wherever it is shown, also on paper. */
export function PracticeMark() {
  return (
    <strong className="rounded border-2 border-amber bg-amber-soft px-2 text-sm text-amber-ink">
      {m.arrest_after_practice()}
    </strong>
  );
}
