import { calls, type registerBody, sentences } from '@first60/contract';
import type { z } from 'zod';
import type { App } from '../app-type.ts';
import { routeOf } from '../call-route.ts';
import { normaliseAnswer } from '../security-answer.ts';
import type { Services } from '../services.ts';
import { insertSecurityAnswers, type SecurityAnswer } from '../store/security-answers.ts';
import { insertSession } from '../store/sessions.ts';
import { inTransaction } from '../store/transaction.ts';
import { insertUser, userByEmail, userById } from '../store/users.ts';

type Registration = z.output<typeof registerBody>;

export function addRegistrationRoute(app: App, services: Services): void {
  const { database, passwords, cookie, now } = services;

  app.route({
    ...routeOf(calls.register),
    handler: async ({ body }, reply) => {
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
        const token = await insertSession(transaction, id, now());
        return { token, user: await userById(transaction, id) };
      });
      // Another registration of the same address may have come first while this one was hashing.
      if (created?.user === undefined) return taken();
      cookie.write(reply, created.token);
      return reply.code(201).send(created.user);
    },
  });
}

/** The contract lets through all three questions or none. */
function hashAnswers(body: Registration, hash: (secret: string) => Promise<string>): Promise<SecurityAnswer[]> {
  const pairs = [
    [body.securityQuestion1, body.securityAnswer1],
    [body.securityQuestion2, body.securityAnswer2],
    [body.securityQuestion3, body.securityAnswer3],
  ] as const;
  const filled = pairs.flatMap(([question, answer]) => (question && answer ? [{ question, answer }] : []));
  return Promise.all(
    filled.map(async ({ question, answer }) => ({ question, answerHash: await hash(normaliseAnswer(answer)) })),
  );
}
