import { calls } from '@first60/contract';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { insertDisclaimerAcceptance } from '../store/disclaimer-acceptances.ts';

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
