import type { Protocol, ProtocolId } from '@first60/edition';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useDrawnSoFar } from '../../device/use-drawn-so-far.ts';
import { useWideScreen } from '../../device/wide-screen.ts';
import { useCover } from '../../edition/live-edition.ts';
import { protocolOpened } from '../../favorites/kept-protocols.ts';
import { useOpenNames } from '../../session/open-names.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import { type Found, matchOf } from './card/found.ts';
import { cardElement, ProtocolCard, showCard } from './card/protocol-card.tsx';
import type { Age } from './filter/age.ts';
import { ProtocolPanes } from './protocol-panes.tsx';
import { useSingleOpen } from './use-single-open.ts';

/** What a closed card with its gap takes at the least, and what stands above the first one, in CSS px. */
const CARD_HEIGHT = 92;
const ABOVE_HEIGHT = 200;

/** What a window has for the list below the usual head, in CSS px. */
export const roomForList = (): number => window.innerHeight - ABOVE_HEIGHT;

/**
 * The closed cards that are in sight at once: with fewer the screen would not be full before all are drawn.
 * @param above what stands between the usual head and the list at the least, in CSS px.
 */
const inSight = (above: number): number => Math.max(1, Math.ceil((roomForList() - above) / CARD_HEIGHT));

interface ProtocolListProps {
  protocols: readonly Protocol[];
  age: Age;
  /** The protocol was asked for by its id: it is open and stays open. */
  forced: boolean;
  found: Found;
  /** Whether they answer what is being typed. */
  typed: boolean;
  /** What the medications above the list take at the least, in CSS px. */
  above: number;
}

/** Cards that open in place; on wide screens a list with the open cards beside it. */
export function ProtocolList({ protocols, age, forced, found, typed, above }: ProtocolListProps) {
  const { groups } = useCover();
  const scope = useUserScope();
  const wide = useWideScreen();
  const searching = found.term.trim() !== '';
  const single = !forced && searching && protocols.length === 1 ? protocols[0]?.id : undefined;
  const openCards = useSingleOpen(
    useOpenNames<ProtocolId>(
      'protocols.open',
      groups.flatMap((group) => group.protocols),
    ),
    single,
    found.term,
    cardElement,
  );
  // Opened cards are drawn in short pieces of time, so that a press does not hold up the next one.
  const openIds = useDeferredValue(openCards.open.join(' '));
  const drawnOpen = useMemo(() => new Set(openIds.split(' ')), [openIds]);
  // An open card fills a phone: at most the start of one below it is in sight.
  const firstOpen = wide ? -1 : protocols.findIndex(({ id }) => drawnOpen.has(id));
  const list = useDrawnSoFar(protocols, {
    top: firstOpen < 0 ? inSight(above) : Math.min(inSight(above), firstOpen + 2),
    typed,
  });
  // The same function for every render: it is handed to every card.
  const latest = useRef(openCards);
  useLayoutEffect(() => {
    latest.current = openCards;
  });
  const pressed = useRef<ProtocolId>(undefined);
  const onOpen = useCallback(
    (id: ProtocolId, open: boolean) => {
      latest.current.set(id, open);
      pressed.current = open ? id : undefined;
      if (open) protocolOpened(scope, id);
    },
    [scope],
  );
  // Opened in place, its first lines would be below the screen.
  useLayoutEffect(() => {
    const id = pressed.current;
    if (id === undefined || !drawnOpen.has(id)) return;
    pressed.current = undefined;
    showCard(id);
  }, [drawnOpen]);
  if (forced) {
    return protocols.map((protocol) => (
      <ProtocolCard key={protocol.id} protocol={protocol} age={age} match={matchOf(found, protocol)} open />
    ));
  }
  if (wide) {
    return (
      <ProtocolPanes
        protocols={protocols}
        list={list}
        age={age}
        openCards={openCards}
        drawnOpen={drawnOpen}
        onOpen={onOpen}
        found={found}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {list.drawn.map((protocol) => (
          <li key={protocol.id}>
            <ProtocolCard
              protocol={protocol}
              age={age}
              match={matchOf(found, protocol)}
              open={drawnOpen.has(protocol.id)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}
