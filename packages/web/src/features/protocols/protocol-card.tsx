import type { Priority, Protocol } from '@first60/content';
import { ChevronDown } from 'lucide-react';
import { PriorityBadge } from '../../ui/priority-badge.tsx';
import { ProtocolIcon } from './protocol-icon.tsx';
import { ProtocolMeta } from './protocol-meta.tsx';
import { ProtocolSectionsView } from './protocol-sections-view.tsx';
import type { Age } from './visible-protocols.ts';

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
  return (
    <article
      id={cardId(protocol)}
      aria-labelledby={`${cardId(protocol)}-title`}
      className={`scroll-mt-16 rounded-xl border border-s-8 border-line-soft bg-surface shadow-card ${EDGES[protocol.priority]}`}
    >
      <div className={open ? 'sticky top-14 z-20 rounded-se-xl border-b border-line-soft bg-surface' : ''}>
        <h3 id={`${cardId(protocol)}-title`} tabIndex={-1} className="outline-none">
          {onOpen === undefined ? (
            <span className={HEAD}>
              <Head protocol={protocol} />
            </span>
          ) : (
            <button type="button" aria-expanded={open} onClick={() => onOpen(!open)} className={HEAD}>
              <Head protocol={protocol} />
              <ChevronDown aria-hidden className={`size-6 shrink-0 text-ink-2 ${open ? 'rotate-180' : ''}`} />
            </button>
          )}
        </h3>
      </div>
      {open && <ProtocolSectionsView protocol={protocol} age={age} />}
    </article>
  );
}

const HEAD = 'flex min-h-16 w-full items-center gap-3 px-3 py-2 text-start';

function Head({ protocol }: { protocol: Protocol }) {
  return (
    <>
      <ProtocolIcon name={protocol.icon} className="size-7 shrink-0 text-ink-2 max-sm:hidden" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg leading-tight font-bold">{protocol.title}</span>
          <PriorityBadge priority={protocol.priority} />
        </span>
        <ProtocolMeta protocol={protocol} />
      </span>
    </>
  );
}
