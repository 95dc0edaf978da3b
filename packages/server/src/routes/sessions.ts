import { calls, sentences } from '@first60/contract';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import { userBySession } from '../accounts/session-lookup.ts';
import { signIn } from '../accounts/sign-in.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { keptText } from '../http/kept-text.ts';
import { takeTry } from '../http/throttle.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { deleteSession } from '../store/sessions.ts';
import { credentialsByEmail, userByEmail } from '../store/users.ts';

export function addSessionRoutes(app: App, services: Services): void {
  const { database, passwords, cookie, now } = services;

  app.route({
    ...routeOf(calls.login),
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const attempt = await takeTry(database, 'login', { ip: request.ip, email }, now());
      const occasion = occasionOf(services, request);
      if (!attempt.allowed) {
        if (attempt.isFirst) {
          const user = await userByEmail(database, email);
          await recordEvent(database, occasion, 'login-throttled', user?.id ?? null);
        }
        return reply.code(429).send(throttledAnswer(reply, attempt));
      }
      const credentials = await credentialsByEmail(database, email);
      const matches = await passwords.verify(credentials?.passwordHash, password);
      const outcome =
        credentials !== undefined && matches ? await signIn(services, request, credentials, attempt) : 'wrong';
      if (outcome === 'wrong') {
        await recordEvent(database, occasion, 'login-refused', credentials?.id ?? null);
        return reply.code(401).send({ message: sentences.loginFailed });
      }
      if (outcome === 'inactive') {
        await recordEvent(database, occasion, 'login-refused', credentials?.id ?? null);
        return reply.code(403).send({ message: sentences.accountDeactivated });
      }
      cookie.write(reply, outcome.token);
      return reply.code(200).send(outcome.user);
    },
  });

  app.route({
    ...routeOf(calls.logout),
    handler: async (request, reply) => {
      const token = cookie.read(request);
      if (token !== undefined) {
        const session = await userBySession(database, token, now());
        await deleteSession(database, token);
        if (session) await recordEvent(database, occasionOf(services, request), 'logout', session.user.id);
      }
      cookie.clear(reply);
      return reply.code(200).send({ message: sentences.signedOut });
    },
  });

  app.route({
    ...routeOf(calls.currentUser),
    serializerCompiler: keptText,
    handler: (request, reply) => void reply.code(200).send(callerOf(request)),
  });
}
