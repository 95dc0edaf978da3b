import type { EditionSheet, EditionSummary } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { approvalsByDigest, approvedBy, type StoredApproval } from '../store/approvals.ts';
import { draftOfDigest } from '../store/drafts.ts';
import { editionOfVersion, editionsAbove, type PublishedEdition } from '../store/editions.ts';
import { devicesByVersion } from '../store/receipts.ts';

/** The published editions, newest first. */
export async function editionSummaries(database: Database): Promise<EditionSummary[]> {
  return summariesOf(database, await editionsAbove(database, 0));
}

async function summariesOf(database: Database, editions: readonly PublishedEdition[]): Promise<EditionSummary[]> {
  const approvals = await approvalsByDigest(
    database,
    editions.map(({ digest }) => digest),
  );
  const devices = await devicesByVersion(database);
  return editions.map((edition) => summaryOf(edition, approvals.get(edition.digest) ?? [], devices));
}

function summaryOf(
  { version, digest, manifest, publishedAt, publishedBy }: PublishedEdition,
  approvals: readonly StoredApproval[],
  devices: ReadonlyMap<number, number>,
): EditionSummary {
  return {
    version,
    title: manifest.title,
    reason: manifest.reason,
    digest,
    publishedAt,
    publishedBy,
    expires: manifest.effectivePeriod.end,
    restores: manifest.restores,
    approvals: approvals.map(approvedBy),
    devices: devices.get(version) ?? 0,
  };
}

/** The people who signed a published edition, and its changes. */
export async function editionSheet(database: Database, version: number): Promise<EditionSheet | undefined> {
  const edition = await editionOfVersion(database, version);
  if (edition === undefined) return undefined;
  const [summary] = await summariesOf(database, [edition]);
  const draft = await draftOfDigest(database, edition.digest);
  return (
    summary && {
      ...summary,
      manifest: edition.text,
      authors: edition.manifest.authors.map(({ name }) => name),
      lastReviewDate: edition.manifest.lastReviewDate,
      changes: [...(draft?.changes ?? [])],
      texts: [...(draft?.texts ?? [])],
    }
  );
}
