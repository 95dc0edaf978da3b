import { calls, sentences } from '@first60/contract';
import { sql } from 'kysely';
import { isCurrent } from '../database/migrate.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';

export function addHealthRoutes(app: App, { database }: Services): void {
  app.route({
    ...routeOf(calls.health),
    handler: async (_request, reply) => {
      await sql`select 1`.execute(database);
      return reply.code(200).send({ status: 'ok' });
    },
  });

  app.route({
    ...routeOf(calls.ready),
    handler: async (request, reply) => {
      const ready = await isCurrent(database).catch((error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return false;
      });
      return ready ? reply.code(200).send({ status: 'ready' }) : reply.code(503).send({ message: sentences.notReady });
    },
  });
}
