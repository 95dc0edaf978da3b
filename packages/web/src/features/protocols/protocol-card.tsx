import type { Priority, Protocol } from '@first60/content';
import { ChevronDown } from 'lucide-react';
import { HEAD_AREA, HEAD_BUTTON, HeadTitle, ProtocolHead } from './protocol-head.tsx';
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
  const head = (
    <ProtocolHead protocol={protocol} factsId={`${id}-facts`} mark={onOpen && <OpenMark open={open} />}>
      <h3 id={`${id}-title`} tabIndex={-1} className={`${HEAD_AREA} outline-none`}>
        {onOpen === undefined ? (
          <HeadTitle>{protocol.title}</HeadTitle>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-describedby={`${id}-facts`}
            onClick={() => onOpen(!open)}
            className={HEAD_BUTTON}
          >
            <HeadTitle>{protocol.title}</HeadTitle>
          </button>
        )}
      </h3>
    </ProtocolHead>
  );
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`sheet scroll-mt-1 rounded-xl border border-s-8 border-line-soft bg-surface shadow-card print:rounded-none print:border-0 ${EDGES[protocol.priority]}`}
    >
      {open ? <ProtocolSectionsView protocol={protocol} age={age} head={head} /> : head}
    </article>
  );
}

function OpenMark({ open }: { open: boolean }) {
  return <ChevronDown aria-hidden className={`size-6 text-ink-2 print:hidden ${open ? 'rotate-180' : ''}`} />;
}
