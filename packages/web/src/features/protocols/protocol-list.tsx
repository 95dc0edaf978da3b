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

/** Minimum height of a closed card with its gap, and of the area above the first one, in CSS px. */
const CARD_HEIGHT = 92;
const ABOVE_HEIGHT = 200;

/** Height that a window has for the list below the usual head, in CSS px. */
export const roomForList = (): number => window.innerHeight - ABOVE_HEIGHT;

/**
 * Number of closed cards visible at once. With fewer, the screen would stay partly empty until all are rendered.
 * @param above minimum height between the usual head and the list, in CSS px.
 */
const inSight = (above: number): number => Math.max(1, Math.ceil((roomForList() - above) / CARD_HEIGHT));

interface ProtocolListProps {
  protocols: readonly Protocol[];
  age: Age;
  /** The protocol was requested by its id, so it is open and stays open. */
  forced: boolean;
  found: Found;
  /** True if the list shows the results for the text being typed. */
  typed: boolean;
  /** Minimum height of the medications above the list, in CSS px. */
  above: number;
}

/** Cards that open in place. On wide screens, a list with the open cards next to it. */
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
  // Opened cards are rendered in short slices, so that one press does not block the next.
  const openIds = useDeferredValue(openCards.open.join(' '));
  const drawnOpen = useMemo(() => new Set(openIds.split(' ')), [openIds]);
  // An open card fills a phone screen, so at most the start of one card below it is visible.
  const firstOpen = wide ? -1 : protocols.findIndex(({ id }) => drawnOpen.has(id));
  const list = useDrawnSoFar(protocols, {
    top: firstOpen < 0 ? inSight(above) : Math.min(inSight(above), firstOpen + 2),
    typed,
  });
  // The same function for every render, because it is passed to every card.
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
  // The first lines of a card opened in place could be off the screen.
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
