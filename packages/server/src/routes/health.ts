import { calls } from '@first60/contract';
import { sql } from 'kysely';
import type { App } from '../app-type.ts';
import { routeOf } from '../call-route.ts';
import type { Services } from '../services.ts';

export function addHealthRoute(app: App, { database }: Services): void {
  app.route({
    ...routeOf(calls.health),
    handler: async (_request, reply) => {
      await sql`select 1`.execute(database);
      return reply.code(200).send({ status: 'ok' });
    },
  });
}
