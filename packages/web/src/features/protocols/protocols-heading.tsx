import { m } from '../../paraglide/messages.js';

interface ProtocolsHeadingProps {
  /** How many cards there are. Undefined before they are known. */
  count: number | undefined;
  /** Over one open card it is for screen readers alone. */
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
