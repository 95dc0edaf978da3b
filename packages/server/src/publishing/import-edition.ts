import { changedFigures, checkEdition, editionChanges, wholeTexts } from '@first60/checks';
import type { Edition, Exceptions } from '@first60/edition';
import { partTexts } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import type { StoredDraft } from '../store/drafts.ts';
import { type NewDraft, sealDraft, whyNotSealed } from './seal-draft.ts';

type FromOutside = Pick<NewDraft, 'title' | 'reason' | 'request' | 'start' | 'expires' | 'lastReviewDate'>;

export interface ImportedEdition extends FromOutside {
  /** Reads the edition, which is slow too. */
  readonly read: () => Promise<{ readonly edition: Edition; readonly exceptions: Exceptions }>;
}

/**
 * Makes a sealed draft from an edition that was written elsewhere, after checking every rule.
 * @returns the reasons why it cannot be sealed, as sentences
 */
export async function importEdition(
  database: Database,
  { read, ...draft }: ImportedEdition,
): Promise<StoredDraft | readonly string[]> {
  // Reading the edition and checking the rules take seconds, so checks that need neither come first.
  const early = await whyNotSealed(database, draft);
  if (early !== undefined) return [early];
  const { edition, exceptions } = await read();
  const findings = checkEdition(edition, exceptions);
  const stopping = findings.filter(({ level }) => level === 'stops');
  if (stopping.length > 0) return stopping.map(({ sentence }) => sentence);
  const sealed = await sealDraft(database, {
    ...draft,
    event: 'content-imported',
    restores: null,
    texts: partTexts(edition),
    findings,
    date: edition.date,
    schema: edition.schemaVersion,
    differences: (was, is) => ({
      changes: editionChanges(was, is),
      texts: wholeTexts(was, is),
      figures: changedFigures(was, is),
    }),
  });
  return typeof sealed === 'string' ? [sealed] : sealed;
}
