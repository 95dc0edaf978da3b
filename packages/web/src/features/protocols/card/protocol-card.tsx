import type { Protocol, ProtocolId } from '@first60/edition';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { PRIORITY_EDGES } from '../../../edition/priority-edges.ts';
import { FoundIn } from '../../../search/marks/found-in.tsx';
import { Marked } from '../../../search/marks/marked.tsx';
import type { ProtocolMatch } from '../../../search/protocol-search.ts';
import type { Age } from '../filter/age.ts';
import { spotOf } from './found.ts';
import { goToFound } from './go-to-found.ts';
import { HEAD_AREA, HEAD_BUTTON, HeadTitle, ProtocolHead } from './protocol-head.tsx';
import { ProtocolSectionsView } from './protocol-sections-view.tsx';
import { ProtocolStar } from './protocol-star.tsx';

/** Element id of a card. Its title has the same id with `-title` appended. */
export const cardId = ({ id }: { readonly id: ProtocolId }): string => `protocol-${id}`;

export const cardElement = (id: ProtocolId): HTMLElement | null => document.getElementById(cardId({ id }));

/** Scrolls to the start of an opened card, or to the line that a search found if that is not visible from there. */
export function showCard(id: ProtocolId): void {
  const card = cardElement(id);
  card?.scrollIntoView({ block: 'start' });
  goToFound(card);
}

/* On a phone, a card opened on its own uses the full width. */
const ALONE = 'max-sm:-mx-4 max-sm:rounded-none max-sm:border-e-0';

interface ProtocolCardProps {
  protocol: Protocol;
  age: Age;
  open: boolean;
  /** Absent for a protocol that was opened by its id, because it cannot be closed. */
  onOpen?: (id: ProtocolId, open: boolean) => void;
  /** The search match in this card. */
  match?: ProtocolMatch | undefined;
}

/** A protocol: its head, which stays visible while the card is read, and its sections. */
export const ProtocolCard = memo(function ProtocolCard({ protocol, age, open, onOpen, match }: ProtocolCardProps) {
  const id = cardId(protocol);
  const head = (
    <ProtocolHead
      protocol={protocol}
      factsId={`${id}-facts`}
      low={open}
      oneRow={open}
      action={open && <ProtocolStar protocol={protocol} />}
      mark={onOpen && <OpenMark open={open} />}
      reason={match && !open && <FoundIn match={match} />}
    >
      <h3 id={`${id}-title`} tabIndex={-1} className={`${HEAD_AREA} outline-none`}>
        {onOpen === undefined ? (
          <HeadTitle>
            <Marked text={protocol.title} />
          </HeadTitle>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-describedby={`${id}-facts`}
            onClick={() => onOpen(protocol.id, !open)}
            className={HEAD_BUTTON}
          >
            <HeadTitle>
              <Marked text={protocol.title} />
            </HeadTitle>
          </button>
        )}
      </h3>
    </ProtocolHead>
  );
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`sheet scroll-mt-1 rounded-xl border border-s-8 border-line-soft bg-surface shadow-card print:rounded-none print:border-0 ${PRIORITY_EDGES[protocol.priority]} ${onOpen === undefined ? ALONE : ''}`}
    >
      {open ? <ProtocolSectionsView protocol={protocol} age={age} head={head} found={match && spotOf(match)} /> : head}
    </article>
  );
});

function OpenMark({ open }: { open: boolean }) {
  return <ChevronDown aria-hidden className={`size-6 text-ink-2 print:hidden ${open ? 'rotate-180' : ''}`} />;
}
