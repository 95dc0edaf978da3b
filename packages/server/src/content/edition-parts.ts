import { edition as builtIn } from '@first60/content';
import type { Edition } from '@first60/edition';
import { editionOfParts, type SealedManifest } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { partBodies } from '../store/content-parts.ts';
import type { PublishedEdition } from '../store/editions.ts';

/** The texts of an edition's parts, by their paths. */
export async function textsOfParts(
  database: Database,
  { parts }: Pick<SealedManifest, 'parts'>,
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

/** A published edition as the app reads it; the built-in one where nothing is published. */
export async function editionAsRead(database: Database, published: PublishedEdition | undefined): Promise<Edition> {
  if (published === undefined) return builtIn;
  return editionOfParts(await textsOfParts(database, published.manifest), published.digest);
}
