import type { Priority, Protocol } from '@first60/content';
import { ProtocolCardHead } from './protocol-card-head.tsx';
import { ProtocolSectionsView } from './protocol-sections-view.tsx';
import type { Age } from './visible-protocols.ts';

/** Element id of a card; its title has the same with `-title` behind it. */
export const cardId = (protocol: Protocol): string => `protocol-${protocol.id}`;

const EDGES: Record<Priority, string> = {
  critical: 'border-s-critical',
  urgent: 'border-s-urgent',
  routine: 'border-s-routine',
};

interface ProtocolCardProps {
  protocol: Protocol;
  age: Age;
  open: boolean;
  /** Absent for a protocol that was opened by its id: it cannot be closed. */
  onOpen?: (open: boolean) => void;
}

/** A protocol: its head, which stays in sight while the card is read, and its sections. */
export function ProtocolCard({ protocol, age, open, onOpen }: ProtocolCardProps) {
  const id = cardId(protocol);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-1 rounded-xl border border-s-8 border-line-soft bg-surface shadow-card ${EDGES[protocol.priority]}`}
    >
      <div className={open ? 'sticky top-14 z-20 rounded-se-xl border-b border-line-soft bg-surface' : ''}>
        <ProtocolCardHead
          id={id}
          protocol={protocol}
          open={open}
          {...(onOpen === undefined ? {} : { onToggle: () => onOpen(!open) })}
        />
      </div>
      {open && <ProtocolSectionsView protocol={protocol} age={age} />}
    </article>
  );
}
