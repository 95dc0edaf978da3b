import type { CardEdition } from '@first60/edition';
import { createContext, useContext } from 'react';

/** What the cards on the screen are drawn from: the whole edition, or the part of the one card that is open. */
export const CardEditionContext = createContext<CardEdition | undefined>(undefined);

export function useCardEdition(): CardEdition {
  const edition = useContext(CardEditionContext);
  if (edition === undefined) throw new Error('A card stands outside of what it is drawn from.');
  return edition;
}
