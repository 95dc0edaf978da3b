import { calls } from '@first60/contract';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { allTrustLists } from '../store/trust-lists.ts';
import { createStatements } from '../trust/content-statement.ts';

/** Devices ask each time. The network must not cache responses. */
const ALWAYS_ASK = 'no-cache';

/** The current state and the people trusted with the content. Open to anyone, because it is signed and not secret. */
export function addContentStateRoutes(app: App, { database, freshnessKey, now }: Services): void {
  const statement = createStatements({ database, freshnessKey, now, log: app.log });
  // A server that cannot answer devices reports this at startup, rather than when the first device asks.
  app.addHook('onReady', async () => {
    await statement();
  });

  app.route({
    ...routeOf(calls.contentState),
    handler: async (_request, reply) =>
      reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .send({ statement: await statement() }),
  });

  app.route({
    ...routeOf(calls.contentTrust),
    handler: async (_request, reply) => {
      const lists = await allTrustLists(database);
      return reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .send({ lists: lists.map((list) => ({ ...list, assertions: [...list.assertions] })) });
    },
  });
}
