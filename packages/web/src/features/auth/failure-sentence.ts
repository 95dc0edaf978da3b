import { sentenceFrom } from '../../server/api.ts';
import { isOnline } from '../../server/connection.ts';

/** The server's own sentence; without one, `unreached` when the server was not reached at all, else the fallback. */
export const failureSentence = (error: unknown, fallback: string, unreached: string): string =>
  sentenceFrom(error, isOnline() ? fallback : unreached);
