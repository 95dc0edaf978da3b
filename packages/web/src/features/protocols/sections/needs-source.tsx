import { CircleAlert } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';

/** Marks a line for which no good source was found. */
export function NeedsSource() {
  return (
    <span className="mt-1 inline-flex items-center gap-1 rounded-md border border-amber bg-amber-soft px-1.5 text-sm font-semibold text-amber-ink">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {m.protocol_needs_source()}
    </span>
  );
}
