import type { UserScope } from '../session/user-scope.ts';
import { type ContentChanges, changesSince, digestsOf } from './content-digests.ts';
import { seenContent, writeSeenContent } from './content-seen.ts';
import { edition } from './edition.ts';

/** Stores that this user has seen the content of this build. */
export const rememberContent = (scope: UserScope): void => writeSeenContent(scope, digestsOf(edition));

/** For a user who is new to this device, the present content is not news. */
export function rememberFirstContent(scope: UserScope): void {
  if (seenContent(scope) === undefined) rememberContent(scope);
}

/** What changed for this user since they last said that they had seen it. */
export function contentChanges(scope: UserScope): ContentChanges {
  const seen = seenContent(scope);
  return seen === undefined ? { protocols: [], medications: [], tables: false } : changesSince(seen, edition);
}
