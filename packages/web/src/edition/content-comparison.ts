import type { Edition } from '@first60/edition';
import type { UserScope } from '../session/user-scope.ts';
import { type ContentChanges, changesSince, digestsOf } from './content-digests.ts';
import { seenContent, writeSeenContent } from './content-seen.ts';
import { editionStatus } from './sealed/edition-status.ts';

/** Records that this user has seen the content of this edition. */
export const rememberContent = (scope: UserScope, edition: Edition): void =>
  writeSeenContent(scope, digestsOf(edition, hiddenNow()));

/** Treats the current content as already seen, for a user who is new to this device. */
export function rememberFirstContent(scope: UserScope, edition: Edition): void {
  if (seenContent(scope) === undefined) rememberContent(scope, edition);
}

/** Changes in this edition since this user last confirmed having seen everything. */
export function contentChanges(scope: UserScope, edition: Edition): ContentChanges {
  const seen = seenContent(scope);
  return seen === undefined
    ? { protocols: [], medications: [], tables: false }
    : changesSince(seen, edition, hiddenNow());
}

const hiddenNow = (): ReadonlySet<string> => new Set(editionStatus().recalled.map(({ text }) => text));
