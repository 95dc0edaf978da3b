import { changeRunning, codesOf } from './running-codes.ts';

/** For the logs of codes alone: sets which codes of a user run, each with the SHA-256 of its edition. */
export function markRunning(user: string, codes: Readonly<Record<string, string>>): void {
  if (JSON.stringify(codesOf(user)) === JSON.stringify(codes)) return;
  changeRunning(({ running: { [user]: _, ...others }, held }) => ({
    running: Object.keys(codes).length === 0 ? others : { ...others, [user]: codes },
    held,
  }));
}

/** From now on the running codes of this user stay on the screen when their session ends. */
export const holdCodes = (user: string): void => changeRunning(({ running }) => ({ running, held: user }));
