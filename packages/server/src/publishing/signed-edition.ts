import { inKeyOrder, type SignedManifest, textOfFile } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { approvalsOf } from '../store/approvals.ts';
import { editionOfVersion, type PublishedEdition } from '../store/editions.ts';
import { allTrustLists } from '../store/trust-lists.ts';
import { countingApprovals } from '../trust/counting-approvals.ts';
import { textsOfParts } from './edition-parts.ts';
import { trustInForce } from './trust-in-force.ts';

/** A published edition without its parts, in the form that devices accept. */
export async function signedEdition(database: Database, version: number): Promise<SignedManifest | undefined> {
  const edition = await editionOfVersion(database, version);
  return edition && signedManifest(database, edition);
}

/**
 * Includes only the approvals that count now. If those are not enough, all approvals are included, so that every device
 * sees which one fails.
 */
async function signedManifest(database: Database, edition: PublishedEdition): Promise<SignedManifest> {
  const all = await approvalsOf(database, edition.digest);
  const trust = await trustInForce(database);
  const { counting, areEnough } = trust
    ? await countingApprovals(all, edition, trust)
    : { counting: all, areEnough: false };
  const approvals = (areEnough ? counting : all).map(({ role, assertion }) => ({ role, assertion }));
  return { text: edition.text, approvals: inKeyOrder(approvals) };
}

/** A whole published edition as one string, so that it can be verified elsewhere. */
export async function editionFile(database: Database, version: number): Promise<string | undefined> {
  const edition = await editionOfVersion(database, version);
  if (edition === undefined) return undefined;
  return textOfFile({
    trust: await allTrustLists(database),
    manifest: await signedManifest(database, edition),
    parts: Object.fromEntries(await textsOfParts(database, edition.manifest)),
  });
}
