import { editionChanges, type WholeText, wholeTexts } from '@first60/checks';
import type { Database } from '../database/schema.ts';
import type { StoredDraft } from '../store/drafts.ts';
import type { PublishedEdition } from '../store/editions.ts';
import { editionAsRead, storedEdition } from './edition-parts.ts';

/** The sentences of what changes, and the whole texts of all that is new, changed or gone. */
interface DraftChanges {
  readonly changes: readonly string[];
  readonly texts: readonly WholeText[];
}

type ChangesOf = (draft: StoredDraft, head: PublishedEdition | undefined) => Promise<DraftChanges>;

/**
 * What a draft that waits changes in the edition that it follows, from the parts whose digests are signed: the sentences
 * that were stored with it may be changed by whoever writes the database, and people sign what they have read.
 */
export function draftChanges(database: Database): ChangesOf {
  /** Comparing takes tenths of a second, and several people read the same draft. What the digests name never changes. */
  let last: { readonly of: string; readonly told: DraftChanges } | undefined;
  return async (draft, head) => {
    const of = `${draft.digest} after ${head?.digest}`;
    if (last?.of === of) return last.told;
    const [was, is] = [await editionAsRead(database, head), await storedEdition(database, draft)];
    const told = { changes: editionChanges(was, is), texts: wholeTexts(was, is) };
    last = { of, told };
    return told;
  };
}
