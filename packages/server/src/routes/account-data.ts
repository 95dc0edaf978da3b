import { calls, sentences } from '@first60/contract';
import { callerOf, sessionOf } from '../accounts/access.ts';
import { exportAccount } from '../accounts/account-export.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { confirmPassword } from '../accounts/password-confirmation.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { hasOtherActiveAdmin, lockRoles } from '../store/roles.ts';
import { deleteUser, lockUser } from '../store/users.ts';
import { isLastDirector } from '../trust/last-director.ts';

export function addAccountDataRoutes(app: App, services: Services): void {
  const { database, cookie } = services;

  app.route({
    ...routeOf(calls.exportAccount),
    handler: async (request, reply) => {
      const user = callerOf(request);
      const occasion = occasionOf(services, request);
      await recordEvent(database, occasion, 'account-exported', user.id);
      const file = await exportAccount(database, user, { current: sessionOf(request), now: occasion.now });
      reply.header('content-disposition', 'attachment; filename="first60-account.json"');
      return reply.code(200).send(file);
    },
  });

  app.route({
    ...routeOf(calls.deleteAccount),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const confirmation = await confirmPassword(services, request, request.body.password);
      if (confirmation.kind === 'throttled') {
        return reply.code(429).send(throttledAnswer(reply, confirmation.refusal));
      }
      if (confirmation.kind === 'wrong') return reply.code(403).send({ message: sentences.currentPasswordWrong });
      const outcome = await inTransaction(database, async (transaction) => {
        await lockRoles(transaction);
        await lockContent(transaction);
        const locked = await lockUser(transaction, id);
        if (locked?.passwordHash !== confirmation.passwordHash) return 'wrong';
        const isNeeded = locked.isAdmin && locked.isActive && !(await hasOtherActiveAdmin(transaction, id));
        if (isNeeded) return 'last-admin';
        if (await isLastDirector(transaction, id)) return 'last-director';
        await recordEvent(transaction, occasionOf(services, request), 'account-deleted', id);
        await deleteUser(transaction, id);
        return 'deleted';
      });
      if (outcome === 'wrong') return reply.code(403).send({ message: sentences.currentPasswordWrong });
      if (outcome === 'last-admin') return reply.code(409).send({ message: sentences.lastAdmin });
      if (outcome === 'last-director') return reply.code(409).send({ message: sentences.lastDirector });
      cookie.clear(reply);
      return reply.code(200).send({ message: sentences.accountDeleted });
    },
  });
}
