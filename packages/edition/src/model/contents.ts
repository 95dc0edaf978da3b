import type { ProtocolId } from '../ids.ts';
import type { Algorithm } from './algorithm.ts';
import type { Edition, EditionCover } from './edition.ts';
import type { Protocol } from './protocol.ts';
import type { Zone } from './zone.ts';

/** The parts of a card that are shown on another card: its name, and the patients it is for. */
export type CardEntry = Pick<Protocol, 'id' | 'title' | 'ageGroup'>;

/**
 * Description of an edition, and what is known of every card before any card is read. An edition contains all of it.
 */
export interface EditionContents extends EditionCover {
  readonly zones: readonly Zone[];
  readonly protocols: Readonly<Partial<Record<ProtocolId, CardEntry>>>;
}

/** The contents of an edition. */
export const contentsOf = ({
  id,
  date,
  schemaVersion,
  sha256,
  groups,
  kits,
  zones,
  protocols,
}: Edition): EditionContents => ({
  id,
  date,
  schemaVersion,
  sha256,
  groups,
  kits,
  zones,
  protocols: Object.fromEntries(
    Object.values(protocols).map(({ id: card, title, ageGroup }) => [
      card,
      { id: card, title, ...(ageGroup && { ageGroup }) },
    ]),
  ),
});

/**
 * Everything that is needed to draw a card. An edition qualifies, and so do the contents plus one card, which include
 * only the drugs on its lines. Code that lists or searches an edition does not accept this type.
 */
export interface CardContent extends EditionContents, Pick<Edition, 'illustrations' | 'clocks'> {
  readonly formulary: Readonly<Partial<Edition['formulary']>>;
  readonly algorithms: Readonly<Partial<Record<ProtocolId, Algorithm>>>;
  /** The works that cards cite. Undefined until they have loaded. */
  readonly sources?: Edition['sources'];
}
