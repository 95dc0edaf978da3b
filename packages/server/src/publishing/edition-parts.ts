import { edition as base } from '@first60/content';
import { type Edition, SCHEMA_VERSION } from '@first60/edition';
import { type Manifest, openEdition } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { partBodies } from '../store/content-parts.ts';
import type { PublishedEdition } from '../store/editions.ts';

/** The text of each part of an edition, by path. */
export async function textsOfParts(
  database: Database,
  { parts }: Pick<Manifest, 'parts'>,
): Promise<ReadonlyMap<string, string>> {
  const bodies = await partBodies(
    database,
    Object.values(parts).map(([digest]) => digest),
  );
  return new Map(
    Object.entries(parts).map(([path, [digest]]) => {
      const text = bodies.get(digest);
      if (text === undefined) throw new Error(`The part ${path} of an edition is missing.`);
      return [path, text];
    }),
  );
}

/**
 * The edition made of stored parts, verified against the digests in its manifest.
 * @throws PartError for a part that is missing or does not match the manifest
 */
export async function storedEdition(
  database: Database,
  { manifest, digest }: Pick<PublishedEdition, 'manifest' | 'digest'>,
): Promise<Edition> {
  const open = await openEdition({ manifest, digest, textsOf: (digests) => partBodies(database, digests) });
  return open.whole();
}

/**
 * A published edition as the app reads it. The built-in edition is returned when nothing is published, or when the
 * published edition has another schema, because apps no longer show such editions.
 */
export async function editionAsRead(database: Database, published: PublishedEdition | undefined): Promise<Edition> {
  if (published === undefined || published.manifest.schema !== SCHEMA_VERSION) return base;
  return storedEdition(database, published);
}
