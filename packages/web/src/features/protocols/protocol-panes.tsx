import type { Protocol, ProtocolId } from '@first60/edition';
import { ChevronRight, PanelRight } from 'lucide-react';
import { memo } from 'react';
import type { DrawnSoFar } from '../../device/use-drawn-so-far.ts';
import { m } from '../../paraglide/messages.js';
import { FoundIn } from '../../search/marks/found-in.tsx';
import { Marked } from '../../search/marks/marked.tsx';
import type { ProtocolMatch } from '../../search/protocol-search.ts';
import type { OpenNames } from '../../session/open-names.ts';
import { Button } from '../../ui/button.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { ListPane } from '../../ui/list-pane.tsx';
import { type Found, matchOf } from './card/found.ts';
import { cardId, ProtocolCard } from './card/protocol-card.tsx';
import { HEAD_BUTTON, HeadTitle, ProtocolHead } from './card/protocol-head.tsx';
import type { Age } from './filter/age.ts';

interface ProtocolPanesProps {
  protocols: readonly Protocol[];
  /** The protocols rendered in the list so far. */
  list: DrawnSoFar<Protocol>;
  age: Age;
  openCards: OpenNames<ProtocolId>;
  /** The ids of the protocols that are rendered open. */
  drawnOpen: ReadonlySet<string>;
  /** Opens or closes a card. */
  onOpen: (id: ProtocolId, open: boolean) => void;
  found: Found;
}

/** The list on one side and the open cards on the other, with the most recently opened card on top. */
export function ProtocolPanes({ protocols, list, age, openCards, drawnOpen, onOpen, found }: ProtocolPanesProps) {
  const open = openCards.open.flatMap((id) => protocols.filter((protocol) => protocol.id === id && drawnOpen.has(id)));
  return (
    <div className="grid grid-cols-[20rem_minmax(0,1fr)] items-start gap-4 print:block xl:grid-cols-[24rem_minmax(0,1fr)]">
      <ListPane name="protocols">
        <ul className="flex flex-col gap-2">
          {list.drawn.map((protocol) => (
            <li key={protocol.id}>
              <Row
                protocol={protocol}
                open={drawnOpen.has(protocol.id)}
                onOpen={onOpen}
                match={matchOf(found, protocol)}
              />
            </li>
          ))}
        </ul>
        <ListEnd list={list} />
      </ListPane>
      <div className="flex min-w-0 flex-col gap-4">
        {open.length > 1 && (
          <Button variant="secondary" className="self-end print:hidden" onClick={openCards.clear}>
            {m.protocols_close_all()}
          </Button>
        )}
        {open.map((protocol) => (
          <ProtocolCard
            key={protocol.id}
            protocol={protocol}
            age={age}
            match={matchOf(found, protocol)}
            open
            onOpen={openCards.set}
          />
        ))}
        {open.length === 0 && (
          <p className="flex min-h-60 flex-col items-center justify-center gap-3 rounded-xl border-2 border-dashed border-line-soft p-6 text-center text-ink-2">
            <PanelRight aria-hidden className="size-8" />
            {m.protocols_choose()}
          </p>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  protocol: Protocol;
  open: boolean;
  onOpen: (id: ProtocolId, open: boolean) => void;
  match: ProtocolMatch | undefined;
}

const Row = memo(function Row({ protocol, open, onOpen, match }: RowProps) {
  const id = `row-${protocol.id}`;
  return (
    <div
      className={`rounded-lg border ${open ? 'border-accent bg-accent-soft inset-ring-2 inset-ring-accent' : 'border-line-soft bg-surface'}`}
    >
      <ProtocolHead
        protocol={protocol}
        factsId={`${id}-facts`}
        mark={<ChevronRight aria-hidden className="size-5 text-ink-2 rtl:rotate-180" />}
        reason={match && <FoundIn match={match} />}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? cardId(protocol) : undefined}
          aria-describedby={`${id}-facts`}
          onClick={() => onOpen(protocol.id, !open)}
          className={HEAD_BUTTON}
        >
          <HeadTitle>
            <Marked text={protocol.title} />
          </HeadTitle>
        </button>
      </ProtocolHead>
    </div>
  );
});
