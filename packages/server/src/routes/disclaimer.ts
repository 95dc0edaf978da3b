import { calls } from '@first60/contract';
import { callerOf } from '../access.ts';
import type { App } from '../app-type.ts';
import { routeOf } from '../call-route.ts';
import type { Services } from '../services.ts';
import { insertDisclaimerAcceptance } from '../store/disclaimer-acceptances.ts';

export function addDisclaimerRoute(app: App, { database, now }: Services): void {
  app.route({
    ...routeOf(calls.acceptDisclaimer),
    handler: async (request, reply) => {
      const user = callerOf(request);
      await insertDisclaimerAcceptance(database, user.id, now());
      return reply.code(200).send({ ...user, disclaimerAccepted: true });
    },
  });
}
