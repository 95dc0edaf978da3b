import { type ContentChanges, changesSince, digestsOf } from './content-digests.ts';
import { seenContent, writeSeenContent } from './content-seen.ts';
import { edition } from './edition.ts';

/** From now on this user has seen the content of this build. */
export const rememberContent = (userId: string): void => writeSeenContent(userId, digestsOf(edition));

/** A user who is new to this device starts with what there is: nothing of it is news. */
export function rememberFirstContent(userId: string): void {
  if (seenContent(userId) === undefined) rememberContent(userId);
}

/** What changed for this user since they last said that they had seen it. */
export function contentChanges(userId: string): ContentChanges {
  const seen = seenContent(userId);
  return seen === undefined ? { protocols: [], medications: [], tables: false } : changesSince(seen, edition);
}
