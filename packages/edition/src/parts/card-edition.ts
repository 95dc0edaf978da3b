import type { ProtocolId } from '../ids.ts';
import type { Algorithm } from '../model/algorithm.ts';
import type { Edition } from '../model/edition.ts';
import type { CardPart } from './card-part.ts';
import type { Manifest } from './manifest.ts';

/**
 * All that a card is drawn from. An edition is one. So is a manifest with the part of one card, and that holds of other
 * cards their names and of drugs and works those of its card. Its type says so: what lists or searches an edition does
 * not take it.
 */
export interface CardEdition
  extends Pick<Edition, 'id' | 'groups' | 'zones' | 'illustrations' | 'clocks'>,
    Pick<Manifest, 'protocols'>,
    Pick<CardPart, 'formulary' | 'sources'> {
  readonly algorithms: Readonly<Partial<Record<ProtocolId, Algorithm>>>;
}

/** What the card of a part is drawn from. */
export const editionOfCard = (
  { id, groups, zones, protocols }: Manifest,
  { protocol, algorithm, illustrations, formulary, sources, clocks }: CardPart,
): CardEdition => ({
  id,
  groups,
  zones,
  protocols,
  illustrations,
  formulary,
  sources,
  ...(clocks && { clocks }),
  algorithms: algorithm === undefined ? {} : { [protocol.id]: algorithm },
});
