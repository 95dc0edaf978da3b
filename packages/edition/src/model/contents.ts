import type { ProtocolId } from '../ids.ts';
import type { Algorithm } from './algorithm.ts';
import type { Edition, EditionCover } from './edition.ts';
import type { Protocol } from './protocol.ts';
import type { Zone } from './zone.ts';

/** What one card says of another: its name, and for whom it is. */
export type CardEntry = Pick<Protocol, 'id' | 'title' | 'ageGroup'>;

/** What an edition says of itself, and what is known of every card before any is read. An edition has all of it. */
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
 * All that a card is drawn from. An edition is one. So are the contents with one card, that hold of drugs those of its
 * lines. Its type says so: what lists or searches an edition does not take it.
 */
export interface CardContent extends EditionContents, Pick<Edition, 'illustrations' | 'clocks'> {
  readonly formulary: Readonly<Partial<Edition['formulary']>>;
  readonly algorithms: Readonly<Partial<Record<ProtocolId, Algorithm>>>;
  /** The works that cards cite. Undefined where they are not here yet. */
  readonly sources?: Edition['sources'];
}
