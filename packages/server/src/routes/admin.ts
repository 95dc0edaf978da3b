import { calls, sentences, type User } from '@first60/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { makePasswordCode } from '../accounts/password-code.ts';
import { changeRole, type RoleChange, type RoleOutcome } from '../accounts/role-change.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { allUsers } from '../store/users.ts';

export function addAdminRoutes(app: App, services: Services): void {
  const { database } = services;

  const change = async (request: FastifyRequest, userId: string, roleChange: RoleChange) => {
    const actorId = callerOf(request).id;
    const occasion = occasionOf(services, request);
    return answerOf(await changeRole(database, { userId, change: roleChange, actorId, ...occasion }));
  };

  app.route({
    ...routeOf(calls.adminUsers),
    handler: async (_request, reply) => reply.code(200).send(await allUsers(database)),
  });

  app.route({
    ...routeOf(calls.changeUserStatus),
    handler: async (request, reply) => {
      const { isActive } = request.body;
      const { status, body } = await change(request, request.params.id, { field: 'isActive', value: isActive });
      return reply.code(status).send(body);
    },
  });

  app.route({
    ...routeOf(calls.changeUserAdmin),
    handler: async (request, reply) => {
      const { isAdmin } = request.body;
      const { status, body } = await change(request, request.params.id, { field: 'isAdmin', value: isAdmin });
      return reply.code(status).send(body);
    },
  });

  app.route({
    ...routeOf(calls.makePasswordCode),
    handler: async (request, reply) => {
      const asked = { userId: request.params.id, actorId: callerOf(request).id, ...occasionOf(services, request) };
      const outcome = await makePasswordCode(services, asked);
      switch (outcome.kind) {
        case 'made':
          return reply.code(200).send(outcome.made);
        case 'not-found':
          return reply.code(404).send({ message: sentences.userNotFound });
        case 'inactive':
          return reply.code(409).send({ message: sentences.inactivePasswordCode });
        case 'own':
          return reply.code(409).send({ message: sentences.ownPasswordCode });
        case 'not-allowed':
          return reply.code(403).send({ message: sentences.adminRequired });
      }
    },
  });
}

function answerOf(outcome: RoleOutcome): { status: 200 | 403 | 404 | 409; body: User | { message: string } } {
  switch (outcome.kind) {
    case 'changed':
    case 'unchanged':
      return { status: 200, body: outcome.user };
    case 'not-found':
      return { status: 404, body: { message: sentences.userNotFound } };
    case 'last-admin':
      return { status: 409, body: { message: sentences.lastAdmin } };
    case 'last-director':
      return { status: 409, body: { message: sentences.lastDirector } };
    case 'not-allowed':
      return { status: 403, body: { message: sentences.adminRequired } };
  }
}
