import { digestOfText, trustListOf } from '@first60/seal';

/** The page's own reading of a list to be signed. */
export type NextList =
  /** It follows the current list and changes only people and passkeys. */
  | 'people'
  /** It changes the recovery key, or the key with which the server signs what is current. */
  | 'new-server-keys'
  /** It is not a list, or does not follow the current list. */
  | 'other';

/** Reads a list before a user signs it. Otherwise the server could show one list and have another one signed. */
export async function nextList(text: string, currentText: string | null): Promise<NextList> {
  const next = trustListOf(text);
  const current = currentText === null ? undefined : trustListOf(currentText);
  if (next === undefined || current === undefined || currentText === null) return 'other';
  const follows =
    next.agency === current.agency &&
    next.version === current.version + 1 &&
    next.previous === (await digestOfText(currentText));
  if (!follows) return 'other';
  const sameKeys = next.recoveryKey === current.recoveryKey && next.freshnessKey === current.freshnessKey;
  return sameKeys ? 'people' : 'new-server-keys';
}
