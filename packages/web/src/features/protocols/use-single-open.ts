import type { ProtocolId } from '@first60/edition';
import { useEffect, useState } from 'react';
import type { OpenNames } from '../../session/open-names.ts';
import { goToFound } from './card/go-to-found.ts';

/**
 * The open cards. If a search found only one card, that card is open without a press until the user closes it. Its line
 * is scrolled into view unless the user is typing.
 */
export function useSingleOpen(
  cards: OpenNames<ProtocolId>,
  single: ProtocolId | undefined,
  term: string,
  elementOf: (id: ProtocolId) => HTMLElement | null,
): OpenNames<ProtocolId> {
  const [closedAt, setClosedAt] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another line of the same card
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLInputElement;
    if (single !== undefined && !typing) goToFound(elementOf(single));
  }, [single, term, elementOf]);
  if (single === undefined) return cards;
  const close = (closed: boolean) => setClosedAt(closed ? term : undefined);
  return {
    ...cards,
    open: closedAt === term || cards.open.includes(single) ? cards.open : [single, ...cards.open],
    set: (id, open) => {
      cards.set(id, open);
      if (id === single) close(!open);
    },
    clear: () => {
      cards.clear();
      close(true);
    },
  };
}
