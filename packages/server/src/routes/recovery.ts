import { calls, sentences } from '@first60/contract';
import type { FastifyRequest } from 'fastify';
import { occasionOf } from '../accounts/occasion.ts';
import { areSameAnswers, checkAnswers } from '../accounts/recovery.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { type AllowedTry, type RefusedTry, takeBackTry, takeTry } from '../http/throttle.ts';
import type { Throttled } from '../http/throttle-limits.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { type AuditEvent, recordEvent } from '../store/audit-events.ts';
import { passwordCodeOf } from '../store/password-codes.ts';
import { questionsOf, securityAnswersOf, type ThreeAnswers } from '../store/security-answers.ts';
import { deleteSessionsOfUser } from '../store/sessions.ts';
import { credentialsByEmail, lockUser, setPasswordHash, userByEmail } from '../store/users.ts';

export function addRecoveryRoutes(app: App, services: Services): void {
  const { database, passwords, now } = services;

  const record = (request: FastifyRequest, event: AuditEvent, userId: string | undefined) =>
    recordEvent(database, occasionOf(services, request), event, userId ?? null);

  const take = async (request: FastifyRequest, what: Throttled, email: string): Promise<AllowedTry | RefusedTry> => {
    const attempt = await takeTry(database, what, { ip: request.ip, email }, now());
    if (!attempt.allowed && attempt.isFirst) {
      await record(request, 'recovery-throttled', (await userByEmail(database, email))?.id);
    }
    return attempt;
  };

  app.route({
    ...routeOf(calls.securityQuestions),
    handler: async (request, reply) => {
      const { email } = request.params;
      const attempt = await take(request, 'recoveryLookup', email);
      if (!attempt.allowed) return reply.code(429).send(throttledAnswer(reply, attempt));
      const user = await userByEmail(database, email);
      const answers = await securityAnswersOf(database, user?.id ?? '');
      if (answers === undefined) return reply.code(404).send({ message: sentences.questionsNotFound });
      return reply.code(200).send(questionsOf(answers));
    },
  });

  app.route({
    ...routeOf(calls.verifySecurityQuestions),
    handler: async (request, reply) => {
      const { email, answers } = request.body;
      const attempt = await take(request, 'recoveryAnswers', email);
      if (!attempt.allowed) return reply.code(429).send(throttledAnswer(reply, attempt));
      const { userId, proven } = await checkAnswers(services, email, answers);
      if (proven === undefined) {
        await record(request, 'recovery-refused', userId);
        return reply.code(401).send({ message: sentences.answersWrong });
      }
      await inTransaction(database, async (transaction) => {
        await takeBackTry(transaction, attempt);
        await recordEvent(transaction, occasionOf(services, request), 'answers-verified', userId ?? null);
      });
      return reply.code(200).send({ message: sentences.answersVerified });
    },
  });

  app.route({
    ...routeOf(calls.resetPassword),
    handler: async (request, reply) => {
      const { email, answers, newPassword } = request.body;
      const attempt = await take(request, 'recoveryAnswers', email);
      if (!attempt.allowed) return reply.code(429).send(throttledAnswer(reply, attempt));
      // The new password is always hashed, so that refusing takes as long as succeeding.
      const [{ userId, proven }, passwordHash] = await Promise.all([
        checkAnswers(services, email, answers),
        passwords.hash(newPassword),
      ]);
      const done =
        userId !== undefined &&
        proven !== undefined &&
        (await reset(services, request, { userId, proven, passwordHash, attempt }));
      if (!done) {
        await record(request, 'recovery-refused', userId);
        return reply.code(401).send({ message: sentences.answersWrong });
      }
      return reply.code(200).send({ message: sentences.passwordReset });
    },
  });

  app.route({
    ...routeOf(calls.resetWithCode),
    handler: async (request, reply) => {
      const { email, code, newPassword } = request.body;
      const attempt = await take(request, 'passwordCode', email);
      if (!attempt.allowed) return reply.code(429).send(throttledAnswer(reply, attempt));
      const userId = (await credentialsByEmail(database, email))?.id;
      const codeHash = await passwordCodeOf(database, userId ?? '', now());
      // Both are always done, so that refusing takes as long as succeeding.
      const [matches, passwordHash] = await Promise.all([
        passwords.verify(codeHash, code),
        passwords.hash(newPassword),
      ]);
      const outcome =
        userId !== undefined && codeHash !== undefined && matches
          ? await resetWithCode(services, request, { userId, proven: codeHash, passwordHash, attempt })
          : 'wrong';
      if (outcome === 'done') return reply.code(200).send({ message: sentences.passwordReset });
      await record(request, 'recovery-refused', userId);
      return outcome === 'inactive'
        ? reply.code(403).send({ message: sentences.accountDeactivated })
        : reply.code(401).send({ message: sentences.codeWrong });
    },
  });
}

/** The code has just been verified. This checks that it is still valid, and that the account is active. */
function resetWithCode(
  services: Services,
  request: FastifyRequest,
  { userId, proven, passwordHash, attempt }: Reset<string>,
) {
  const occasion = occasionOf(services, request);
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockUser(transaction, userId);
    if ((await passwordCodeOf(transaction, userId, occasion.now)) !== proven) return 'wrong';
    if (locked?.isActive !== true) return 'inactive';
    await setPasswordHash(transaction, userId, passwordHash);
    await deleteSessionsOfUser(transaction, userId);
    await recordEvent(transaction, occasion, 'password-code-used', userId);
    await takeBackTry(transaction, attempt);
    return 'done';
  });
}

interface Reset<Proven> {
  readonly userId: string;
  /** The stored values with which the typed answers or code were compared. */
  readonly proven: Proven;
  readonly passwordHash: string;
  readonly attempt: AllowedTry;
}

function reset(
  services: Services,
  request: FastifyRequest,
  { userId, proven, passwordHash, attempt }: Reset<ThreeAnswers>,
) {
  return inTransaction(services.database, async (transaction) => {
    await lockUser(transaction, userId);
    if (!areSameAnswers(proven, await securityAnswersOf(transaction, userId))) return false;
    await setPasswordHash(transaction, userId, passwordHash);
    await deleteSessionsOfUser(transaction, userId);
    await recordEvent(transaction, occasionOf(services, request), 'password-reset', userId);
    await takeBackTry(transaction, attempt);
    return true;
  });
}
