import { calls, sentences } from '@first60/contract';
import { callerOf, sessionOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { deleteSessionOfUser, sessionsOfUser } from '../store/sessions.ts';
import { updateAccount, userById } from '../store/users.ts';

export function addAccountRoutes(app: App, services: Services): void {
  const { database, cookie, now } = services;

  app.route({
    ...routeOf(calls.account),
    handler: async (request, reply) => reply.code(200).send(callerOf(request)),
  });

  app.route({
    ...routeOf(calls.changeAccount),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const { firstName, lastName, certificationLevel, department } = request.body;
      const user = await inTransaction(database, async (transaction) => {
        await updateAccount(transaction, id, {
          firstName,
          lastName,
          certificationLevel: cleared(certificationLevel),
          department: cleared(department),
        });
        await recordEvent(transaction, occasionOf(services, request), 'account-changed', id);
        return userById(transaction, id);
      });
      if (user === undefined) return reply.code(401).send({ message: sentences.signInRequired });
      return reply.code(200).send(user);
    },
  });

  app.route({
    ...routeOf(calls.sessions),
    handler: async (request, reply) => {
      const sessions = await sessionsOfUser(database, callerOf(request).id, {
        current: sessionOf(request),
        now: now(),
      });
      return reply.code(200).send(sessions);
    },
  });

  app.route({
    ...routeOf(calls.endSession),
    handler: async (request, reply) => {
      const user = callerOf(request);
      const { id } = request.params;
      const isOwn = id === sessionOf(request);
      const ended = await inTransaction(database, async (transaction) => {
        const deleted = await deleteSessionOfUser(transaction, user.id, id);
        const event = isOwn ? 'logout' : 'session-ended';
        if (deleted) await recordEvent(transaction, occasionOf(services, request), event, user.id);
        return deleted;
      });
      if (!ended) return reply.code(404).send({ message: sentences.sessionNotFound });
      if (isOwn) cookie.clear(reply);
      return reply.code(200).send({ message: isOwn ? sentences.signedOut : sentences.sessionEnded });
    },
  });
}

/** A form sends '' to clear a field. */
const cleared = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
