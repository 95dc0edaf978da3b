import {
  calls,
  type Favorite,
  IDEMPOTENCY_HEADER,
  isIdempotencyKey,
  type Medication,
  sentences,
} from '@first60/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../accounts/access.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { applyOnce } from '../store/applied-changes.ts';
import { deleteFavorite, favoritesOfUser, insertFavorite } from '../store/favorites.ts';

export function addFavoriteRoutes(app: App, { database, medications, now }: Services): void {
  const favorites = favoritesById(medications);

  app.route({
    ...routeOf(calls.favorites),
    handler: async (request, reply) => {
      const favoriteById = await favorites();
      const rows = await favoritesOfUser(database, callerOf(request).id);
      // A drug that is no longer in the edition stays stored, in case it comes back, but cannot be shown.
      return reply.code(200).send(rows.flatMap(({ medicationId }) => favoriteById.get(medicationId) ?? []));
    },
  });

  app.route({
    ...routeOf(calls.addFavorite),
    handler: async (request, reply) => {
      const { medicationId } = request.body;
      const favorite = (await favorites()).get(medicationId);
      if (favorite === undefined) return reply.code(404).send({ message: sentences.medicationNotFound });
      const key = idempotencyKeyOf(request);
      if (key === null) return reply.code(400).send({ message: sentences.malformedRequest });
      const change = { userId: callerOf(request).id, key, now: now() };
      let isNew = false;
      await applyOnce(database, change, async (transaction) => {
        isNew = await insertFavorite(transaction, { ...change, medicationId });
      });
      return reply.code(isNew ? 201 : 200).send(favorite);
    },
  });

  app.route({
    ...routeOf(calls.removeFavorite),
    handler: async (request, reply) => {
      const { id } = request.params;
      const key = idempotencyKeyOf(request);
      if (key === null) return reply.code(400).send({ message: sentences.malformedRequest });
      const change = { userId: callerOf(request).id, key, now: now() };
      let wasThere = false;
      const applied = await applyOnce(database, change, async (transaction) => {
        wasThere = await deleteFavorite(transaction, change.userId, id);
      });
      if (applied && !wasThere && !(await favorites()).has(id))
        return reply.code(404).send({ message: sentences.medicationNotFound });
      return reply.code(200).send({ message: sentences.favoriteRemoved });
    },
  });
}

/** Rebuilt only when the medications have changed. */
function favoritesById(medications: Services['medications']): () => Promise<ReadonlyMap<string, Favorite>> {
  let made: { of: readonly Medication[]; byId: ReadonlyMap<string, Favorite> } = { of: [], byId: new Map() };
  return async () => {
    const of = await medications();
    if (of !== made.of) made = { of, byId: new Map(of.map((medication) => [medication.id, toFavorite(medication)])) };
    return made.byId;
  };
}

function toFavorite(medication: Medication): Favorite {
  const { id, genericName, brandNames, classification, kitNumber, kitName, indications, preparation } = medication;
  return { id, genericName, brandNames, classification, kitNumber, kitName, indications, preparation };
}

/** The name that the client gave to its change. null when the name is malformed. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  return typeof key === 'string' && isIdempotencyKey(key) ? key : null;
}
