import { m } from '../paraglide/messages.js';
import { sentenceFrom } from './api.ts';

/** Why a change of the favourites failed, in words for the user. A TypeError is a server that was not reached. */
export const favoritesFailure = (error: unknown): string =>
  error instanceof TypeError ? m.favorites_offline_change() : sentenceFrom(error, m.favorites_failed());
