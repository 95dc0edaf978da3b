import { calls } from '@first60/contract';
import { callerOf } from '../access.ts';
import type { App } from '../app-type.ts';
import { routeOf } from '../call-route.ts';
import { occasionOf } from '../occasion.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { insertDisclaimerAcceptance } from '../store/disclaimer-acceptances.ts';
import { inTransaction } from '../store/transaction.ts';

export function addDisclaimerRoute(app: App, services: Services): void {
  const { database, now } = services;
  app.route({
    ...routeOf(calls.acceptDisclaimer),
    handler: async (request, reply) => {
      const user = callerOf(request);
      await inTransaction(database, async (transaction) => {
        const isFirst = await insertDisclaimerAcceptance(transaction, user.id, now());
        if (isFirst) await recordEvent(transaction, occasionOf(services, request), 'disclaimer-accepted', user.id);
      });
      return reply.code(200).send({ ...user, disclaimerAccepted: true });
    },
  });
}
