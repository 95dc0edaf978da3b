import { editionChanges } from '@first60/checks';
import { editionOfParts, wrongParts } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import type { StoredDraft } from '../store/drafts.ts';
import type { PublishedEdition } from '../store/editions.ts';
import { editionAsRead, textsOfParts } from './edition-parts.ts';

type ChangesOf = (draft: StoredDraft, head: PublishedEdition | undefined) => Promise<readonly string[]>;

/**
 * What a draft that waits changes in the edition that it follows, from the parts whose digests are signed: the sentences
 * that were stored with it may be changed by whoever writes the database, and people sign what they have read.
 */
export function draftChanges(database: Database): ChangesOf {
  /** Comparing takes tenths of a second, and several people read the same draft. What the digests name never changes. */
  let last: { readonly of: string; readonly changes: readonly string[] } | undefined;
  return async ({ manifest, digest }, head) => {
    const of = `${digest} after ${head?.digest}`;
    if (last?.of === of) return last.changes;
    const texts = await textsOfParts(database, manifest);
    const wrong = await wrongParts(manifest, texts);
    if (wrong.length > 0) throw new Error(`Stored parts are not those of the draft: ${wrong.join(', ')}`);
    const changes = editionChanges(await editionAsRead(database, head), editionOfParts(texts, ''));
    last = { of, changes };
    return changes;
  };
}
