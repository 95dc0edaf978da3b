import { sentenceFrom } from '../../server/api.ts';
import { isOnline } from '../../server/connection.ts';

/** The server's own message. Without one, `unreached` if the server could not be reached, else the fallback. */
export const failureSentence = (error: unknown, fallback: string, unreached: string): string =>
  sentenceFrom(error, isOnline() ? fallback : unreached);
