import { calls, sentences } from '@first60/contract';
import { callerOf } from '../access.ts';
import type { App } from '../app-type.ts';
import { routeOf } from '../call-route.ts';
import type { Services } from '../services.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { inTransaction } from '../store/transaction.ts';
import { credentialsByEmail, recordLogin, userById } from '../store/users.ts';

export function addSessionRoutes(app: App, { database, passwords, cookie, now }: Services): void {
  app.route({
    ...routeOf(calls.login),
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const credentials = await credentialsByEmail(database, email);
      const matches = await passwords.verify(credentials?.passwordHash, password);
      if (credentials === undefined || !matches) {
        return reply.code(401).send({ message: sentences.loginFailed });
      }
      const earlierToken = cookie.read(request);
      const signedIn = await inTransaction(database, async (transaction) => {
        const user = await userById(transaction, credentials.id);
        if (!user?.isActive) return undefined;
        if (earlierToken !== undefined) await deleteSession(transaction, earlierToken);
        await recordLogin(transaction, user.id, now());
        const token = await insertSession(transaction, user.id, now());
        return { token, user: await userById(transaction, user.id) };
      });
      if (signedIn?.user === undefined) return reply.code(403).send({ message: sentences.accountDeactivated });
      cookie.write(reply, signedIn.token);
      return reply.code(200).send(signedIn.user);
    },
  });

  app.route({
    ...routeOf(calls.logout),
    handler: async (request, reply) => {
      const token = cookie.read(request);
      if (token !== undefined) await deleteSession(database, token);
      cookie.clear(reply);
      return reply.code(200).send({ message: sentences.signedOut });
    },
  });

  app.route({
    ...routeOf(calls.currentUser),
    handler: async (request, reply) => reply.code(200).send(callerOf(request)),
  });
}
