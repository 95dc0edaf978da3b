import { calls, sentences } from '@first60/contract';
import { callerOf, sessionOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { confirmPassword } from '../accounts/password-confirmation.ts';
import { hashAnswers } from '../accounts/security-answer.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { NO_QUESTIONS, questionsOf, replaceSecurityAnswers, securityAnswersOf } from '../store/security-answers.ts';
import { deleteSessionsOfUser } from '../store/sessions.ts';
import { lockUser, setPasswordHash } from '../store/users.ts';

export function addAccountSecurityRoutes(app: App, services: Services): void {
  const { database, passwords } = services;

  app.route({
    ...routeOf(calls.changePassword),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const confirmation = await confirmPassword(services, request, request.body.currentPassword);
      if (confirmation.kind === 'throttled') {
        return reply.code(429).send(throttledAnswer(reply, confirmation.refusal));
      }
      if (confirmation.kind === 'wrong') return reply.code(403).send({ message: sentences.currentPasswordWrong });
      const passwordHash = await passwords.hash(request.body.newPassword);
      const changed = await inTransaction(database, async (transaction) => {
        const locked = await lockUser(transaction, id);
        if (locked?.passwordHash !== confirmation.passwordHash) return false;
        await setPasswordHash(transaction, id, passwordHash);
        await deleteSessionsOfUser(transaction, id, sessionOf(request));
        await recordEvent(transaction, occasionOf(services, request), 'password-changed', id);
        return true;
      });
      if (!changed) return reply.code(403).send({ message: sentences.currentPasswordWrong });
      return reply.code(200).send({ message: sentences.passwordChanged });
    },
  });

  app.route({
    ...routeOf(calls.ownSecurityQuestions),
    handler: async (request, reply) => {
      const answers = await securityAnswersOf(database, callerOf(request).id);
      return reply.code(200).send(answers === undefined ? NO_QUESTIONS : questionsOf(answers));
    },
  });

  app.route({
    ...routeOf(calls.changeSecurityQuestions),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const { currentPassword, ...fields } = request.body;
      const confirmation = await confirmPassword(services, request, currentPassword);
      if (confirmation.kind === 'throttled') {
        return reply.code(429).send(throttledAnswer(reply, confirmation.refusal));
      }
      if (confirmation.kind === 'wrong') return reply.code(403).send({ message: sentences.currentPasswordWrong });
      const answers = await hashAnswers(fields, passwords.hash);
      const changed = await inTransaction(database, async (transaction) => {
        const locked = await lockUser(transaction, id);
        if (locked?.passwordHash !== confirmation.passwordHash) return false;
        await replaceSecurityAnswers(transaction, id, answers);
        await recordEvent(transaction, occasionOf(services, request), 'security-questions-changed', id);
        return true;
      });
      if (!changed) return reply.code(403).send({ message: sentences.currentPasswordWrong });
      const { securityQuestion1, securityQuestion2, securityQuestion3 } = fields;
      return reply.code(200).send({ securityQuestion1, securityQuestion2, securityQuestion3 });
    },
  });
}
