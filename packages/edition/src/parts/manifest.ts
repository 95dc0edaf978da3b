import type { ProtocolId } from '../ids.ts';
import type { Edition, EditionCover } from '../model/edition.ts';
import type { Protocol } from '../model/protocol.ts';
import type { Zone } from '../model/zone.ts';

/** What one card says of another: its name, and for whom it is. */
export type CardEntry = Pick<Protocol, 'id' | 'title' | 'ageGroup'>;

/** What is known of every card before any is loaded, and what its part must be. */
export interface Manifest extends EditionCover {
  readonly zones: readonly Zone[];
  readonly protocols: Readonly<Partial<Record<ProtocolId, CardEntry>>>;
  /** SHA-256, in hex, of the canonical JSON of each card's part. */
  readonly parts: Readonly<Partial<Record<ProtocolId, string>>>;
}

/** The manifest of an edition whose parts have these digests. */
export function manifestOf(edition: Edition, parts: Manifest['parts']): Manifest {
  const { id, date, schemaVersion, sha256, groups, kits, zones, protocols } = edition;
  return {
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
    parts,
  };
}
