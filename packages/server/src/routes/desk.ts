import { calls, sentences } from '@first60/contract';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { deskOverview } from '../publishing/desk-overview.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { confirmRegulation, contentRolesOf } from '../store/content-people.ts';
import { draftSummaries } from '../store/drafts.ts';

/** The desk's first page, for everyone who uses the desk. */
export function addDeskRoutes(app: App, services: Services): void {
  const { database, freshnessKey } = services;

  app.route({
    ...routeOf(calls.desk),
    handler: async (request, reply) => {
      const drafts = await draftSummaries(database);
      return reply.code(200).send(await deskOverview(database, { user: callerOf(request), freshnessKey, drafts }));
    },
  });

  app.route({
    ...routeOf(calls.confirmRegulation),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const confirmed = await inTransaction(database, async (transaction) => {
        if (!(await contentRolesOf(transaction, id)).includes('director')) return false;
        const isFirst = await confirmRegulation(transaction, id, services.now());
        if (isFirst) await recordEvent(transaction, occasionOf(services, request), 'content-regulation-confirmed', id);
        return true;
      });
      if (!confirmed) return reply.code(403).send({ message: sentences.directorRequired });
      return reply.code(200).send({ message: sentences.regulationConfirmed });
    },
  });
}
