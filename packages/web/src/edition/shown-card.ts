import type { CardContent, Edition, EditionActs, ProtocolId } from '@first60/edition';
import type { OpenCard } from '@first60/seal';
import { createContext, useContext } from 'react';
import { liveContents, useHeldEdition } from './live-edition.ts';
import { openShown } from './load-edition.ts';

/** The data source for the cards on the screen: the whole edition, or only what came with the single open card. */
export const CardContext = createContext<CardContent | undefined>(undefined);

/** The data source for the card that contains this component. */
export function useCard(): CardContent {
  const card = useContext(CardContext);
  if (card === undefined) throw new Error('A card stands outside of what it is drawn from.');
  return card;
}

/** The works that cards cite. Undefined until the works have loaded: on a first visit the card appears before them. */
export function useWorks(): Edition['sources'] | undefined {
  const { sources } = useCard();
  const edition = useHeldEdition(sources === undefined);
  return sources ?? edition?.sources;
}

/** The acts of every drug, and the drugs that they name. */
export interface DrugsWithActs extends Pick<Edition, 'formulary'> {
  readonly acts: EditionActs;
}

/**
 * The acts of the edition that the card is from. Undefined until that edition has loaded, and for an edition from before
 * acts. An edition that has replaced it meanwhile may say something else of the same line.
 */
export function useActs(): DrugsWithActs | undefined {
  const { sha256 } = useCard();
  const edition = useHeldEdition(true);
  return edition?.sha256 === sha256 && hasActs(edition) ? edition : undefined;
}

const hasActs = (edition: Edition): edition is Edition & DrugsWithActs => edition.acts !== undefined;

/* Keyed by the edition's digest and the card id. */
const cards = new Map<string, OpenCard>();
const keyOf = (edition: string, id: ProtocolId): string => `${edition}/${id}`;

/** A card of the edition that is shown. Undefined until `loadCard` has loaded it. */
export const cardOf = (id: ProtocolId): OpenCard | undefined => cards.get(keyOf(liveContents().sha256, id));

/** Loads one card instead of the whole edition. Loads nothing for an unknown id. */
export async function loadCard(id: ProtocolId): Promise<void> {
  const open = await openShown();
  const card = await open.card(id);
  if (card !== undefined) cards.set(keyOf(card.sha256, id), card);
}
