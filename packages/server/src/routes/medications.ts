import { calls } from '@first60/contract';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';

export function addMedicationsRoute(app: App, { medications }: Services): void {
  app.route({
    ...routeOf(calls.medications),
    handler: async (_request, reply) => reply.code(200).send([...(await medications())]),
  });
}
