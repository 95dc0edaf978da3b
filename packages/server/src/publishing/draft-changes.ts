import { editionChanges, type WholeText, wholeTexts } from '@first60/checks';
import type { Database } from '../database/schema.ts';
import type { StoredDraft } from '../store/drafts.ts';
import type { PublishedEdition } from '../store/editions.ts';
import { editionAsRead, storedEdition } from './edition-parts.ts';

/** The changes as sentences, and the full text of everything that is new, changed or removed. */
interface DraftChanges {
  readonly changes: readonly string[];
  readonly texts: readonly WholeText[];
}

type ChangesOf = (draft: StoredDraft, head: PublishedEdition | undefined) => Promise<DraftChanges>;

/**
 * The changes that a waiting draft makes to the edition it follows, computed from the parts whose digests are signed.
 * The sentences stored with the draft could have been altered by anyone who can write to the database, and people must
 * sign what they have really read.
 */
export function draftChanges(database: Database): ChangesOf {
  /**
   * Comparing takes tenths of a second, and several people read the same draft. The result can be cached because the
   * content behind a digest never changes.
   */
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
