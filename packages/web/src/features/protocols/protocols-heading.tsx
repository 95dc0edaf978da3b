import { m } from '../../paraglide/messages.js';

interface ProtocolsHeadingProps {
  /** Number of cards. Undefined before it is known. */
  count: number | undefined;
  /** Above a single open card, the heading is only for screen readers. */
  unseen: boolean;
}

export function ProtocolsHeading({ count, unseen }: ProtocolsHeadingProps) {
  return (
    <h2
      id="protocols-heading"
      aria-live="polite"
      className={unseen ? 'sr-only' : 'beside-sheets text-lg font-bold print:hidden'}
    >
      {count !== undefined && m.protocols_heading_count({ count })}
    </h2>
  );
}
