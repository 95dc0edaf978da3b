import { calls, sentences } from '@first60/contract';
import { callerOf } from '../accounts/access.ts';
import { changeContentRoles } from '../accounts/content-role-change.ts';
import { occasionOf } from '../accounts/occasion.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { contentPeople } from '../store/content-people.ts';

/** Content roles are granted by administrators, who do not automatically have any themselves. */
export function addContentPeopleRoutes(app: App, services: Services): void {
  const { database } = services;

  app.route({
    ...routeOf(calls.contentPeople),
    handler: async (_request, reply) => reply.code(200).send(await contentPeople(database)),
  });

  app.route({
    ...routeOf(calls.changeContentRoles),
    handler: async (request, reply) => {
      const outcome = await changeContentRoles(database, {
        ...request.body,
        userId: request.params.id,
        actorId: callerOf(request).id,
        ...occasionOf(services, request),
      });
      switch (outcome.kind) {
        case 'set':
          return reply.code(200).send(outcome.person);
        case 'title-missing':
          return reply.code(400).send({ message: sentences.titleMissing });
        case 'not-allowed':
          return reply.code(403).send({ message: sentences.adminRequired });
        case 'not-found':
          return reply.code(404).send({ message: sentences.userNotFound });
        case 'last-director':
          return reply.code(409).send({ message: sentences.lastDirector });
      }
    },
  });
}
