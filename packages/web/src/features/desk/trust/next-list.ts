import { digestOfText, trustListOf } from '@first60/seal';

/** What the page itself finds of a list that is to be signed. */
export type NextList =
  /** It follows the present one and changes people and passkeys alone. */
  | 'people'
  /** It changes the recovery key, or the key by which the server says what is current. */
  | 'new-server-keys'
  /** It is no list, or does not follow the present one. */
  | 'other';

/** Reads a list before somebody signs it: the server could show one thing and have another one signed. */
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
