import { z } from 'zod';
import { accessRefusals, bodyRefusals, failure, pathRefusal } from './answers.ts';
import { apiMessage } from './api-message.ts';
import type { Call } from './call.ts';
import { favorite, favoriteBody } from './favorite.ts';
import { idParams } from './id-params.ts';
import * as paths from './paths.ts';

/**
 * Adding and removing may be repeated. The second call changes nothing and also succeeds. With an Idempotency-Key this
 * holds even if the opposite call was made in between.
 */
export const favoriteCalls = {
  favorites: {
    method: 'GET',
    path: paths.favorites,
    access: 'disclaimer-accepted',
    summary: 'My favourite medications, in the order in which they were added',
    answers: { 200: z.array(favorite), ...accessRefusals, ...failure },
  },
  addFavorite: {
    method: 'POST',
    path: paths.favorites,
    access: 'disclaimer-accepted',
    summary: 'Add a favourite: 201, or 200 when it was there already. Takes an Idempotency-Key header',
    body: favoriteBody,
    answers: { 200: favorite, 201: favorite, 404: apiMessage, ...accessRefusals, ...bodyRefusals, ...failure },
  },
  removeFavorite: {
    method: 'DELETE',
    path: paths.favorite,
    access: 'disclaimer-accepted',
    summary: 'Remove a favourite by the id of its medication. Takes an Idempotency-Key header',
    params: idParams,
    answers: { 200: apiMessage, 404: apiMessage, ...pathRefusal, ...accessRefusals, ...failure },
  },
} as const satisfies Record<string, Call>;
