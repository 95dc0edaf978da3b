import { type Manifest, manifestOfText } from '@first60/seal';
import type { Database, Schema } from '../database/schema.ts';

export interface PublishedEdition {
  readonly version: number;
  readonly digest: string;
  /** Text of the manifest. */
  readonly text: string;
  readonly manifest: Manifest;
  readonly publishedAt: number;
  /** Name of the person who published it. */
  readonly publishedBy: string;
}

function toEdition(row: Schema['editions']): PublishedEdition {
  return {
    version: row.version,
    digest: row.digest,
    text: row.manifest,
    manifest: manifestOfRow(row.manifest),
    publishedAt: row.published_at,
    publishedBy: row.published_by,
  };
}

/** Parses a stored manifest. It was checked before it was stored. */
export function manifestOfRow(text: string): Manifest {
  const manifest = manifestOfText(text);
  if (manifest === undefined) throw new Error('A stored manifest is none: somebody has changed the database.');
  return manifest;
}

/** The current edition, which is the one with the highest version. */
export async function headEdition(database: Database): Promise<PublishedEdition | undefined> {
  const row = await headRow(database);
  return row && toEdition(row);
}

/** The same row as stored, for callers that do not need a parsed manifest. */
export function headRow(database: Database): Promise<Schema['editions'] | undefined> {
  return database.selectFrom('editions').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** The head's version. 0 before the first edition. */
export async function headVersion(database: Database): Promise<number> {
  const head = await database
    .selectFrom('editions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(head?.version ?? 0);
}

export async function editionOfVersion(database: Database, version: number): Promise<PublishedEdition | undefined> {
  const row = await database.selectFrom('editions').selectAll().where('version', '=', version).executeTakeFirst();
  return row && toEdition(row);
}

/** The editions newer than a version, newest first. */
export async function editionsAbove(database: Database, version: number): Promise<PublishedEdition[]> {
  const rows = await database
    .selectFrom('editions')
    .selectAll()
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toEdition);
}

export async function insertEdition(
  database: Database,
  { version, digest, text, publishedAt, publishedBy }: Omit<PublishedEdition, 'manifest'>,
): Promise<void> {
  await database
    .insertInto('editions')
    .values({ version, digest, manifest: text, published_at: publishedAt, published_by: publishedBy })
    .execute();
}
