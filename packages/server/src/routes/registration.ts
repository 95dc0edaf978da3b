import { calls, sentences } from '@first60/contract';
import { deviceOf } from '../accounts/device.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { hashAnswers } from '../accounts/security-answer.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { takeTry } from '../http/throttle.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { insertSecurityAnswers } from '../store/security-answers.ts';
import { insertSession } from '../store/sessions.ts';
import { insertUser, userByEmail, userById } from '../store/users.ts';

export function addRegistrationRoute(app: App, services: Services): void {
  const { database, passwords, cookie, now } = services;

  app.route({
    ...routeOf(calls.register),
    handler: async (request, reply) => {
      const { body } = request;
      const device = deviceOf(request.headers['user-agent']);
      const attempt = await takeTry(database, 'registration', { ip: request.ip, email: body.email }, now());
      if (!attempt.allowed) {
        if (attempt.isFirst) await recordEvent(database, occasionOf(services, request), 'registration-throttled', null);
        return reply.code(429).send(throttledAnswer(reply, attempt));
      }
      const taken = () => reply.code(409).send({ message: sentences.emailTaken });
      if (await userByEmail(database, body.email)) return taken();
      const [passwordHash, answers] = await Promise.all([
        passwords.hash(body.password),
        hashAnswers(body, passwords.hash),
      ]);
      const newUser = {
        email: body.email,
        passwordHash,
        firstName: body.firstName,
        lastName: body.lastName,
        certificationLevel: body.certificationLevel || null,
        department: body.department || null,
      };
      const created = await inTransaction(database, async (transaction) => {
        const id = await insertUser(transaction, newUser, now());
        if (id === undefined) return undefined;
        await insertSecurityAnswers(transaction, id, answers);
        await recordEvent(transaction, occasionOf(services, request), 'registered', id);
        const token = await insertSession(transaction, { userId: id, device, now: now() });
        return { token, user: await userById(transaction, id) };
      });
      // Another registration with the same e-mail may have finished during the hashing.
      if (created?.user === undefined) return taken();
      cookie.write(reply, created.token);
      return reply.code(201).send(created.user);
    },
  });
}
