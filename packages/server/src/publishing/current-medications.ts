import { edition as base } from '@first60/content';
import { type Medication, recalledBy } from '@first60/contract';
import { referenceMedications } from '@first60/edition';
import { recalledEdition, recallsInForce } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { contentDecisions } from '../store/content-lock.ts';
import { headEdition } from '../store/editions.ts';
import { recallEvents } from '../store/recalls.ts';
import { editionAsRead } from './edition-parts.ts';
import { trustInForce } from './trust-in-force.ts';

/**
 * The reference entries of the current edition, without recalled content. Before the first edition is published, the
 * entries come from the built-in edition.
 */
export function currentMedications(database: Database): () => Promise<readonly Medication[]> {
  let current: { readonly decisions: number; readonly medications: readonly Medication[] } | undefined;
  return async () => {
    // Read first, so that the next request picks up any decision made in the meantime.
    const decisions = await contentDecisions(database);
    if (current?.decisions !== decisions) current = { decisions, medications: await medicationsNow(database) };
    return current.medications;
  };
}

async function medicationsNow(database: Database): Promise<readonly Medication[]> {
  const head = await headEdition(database);
  const trust = await trustInForce(database);
  if (head === undefined || trust === undefined) return referenceMedications(base);
  const recalls = await recallsInForce(await recallEvents(database), trust);
  const { parts } = head.manifest;
  return referenceMedications(
    recalledEdition(await editionAsRead(database, head), recalls, {
      digestOf: (path) => parts[path]?.[0],
      sentenceOf: ({ by }) => recalledBy(by),
    }),
  );
}
