import { sentences, type User } from '@first60/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import type { Services } from './services.ts';
import { userBySession } from './store/session-lookup.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    sessionId: string | null;
  }
}

/** Looks up who is calling and refuses whom the contract does not let in, before a body is read. */
export function guardCalls(app: App, { database, now, cookie }: Services): void {
  app.decorateRequest('user', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'anyone';
    if (access === 'anyone') return;
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await userBySession(database, token, now());
    if (token === undefined || session === undefined) {
      return reply.code(401).send({ message: sentences.signInRequired });
    }
    if (session.renewed) cookie.write(reply, token);
    if (access === 'administrator' && !session.user.isAdmin) {
      return reply.code(403).send({ message: sentences.adminRequired });
    }
    if (access !== 'signed-in' && !session.user.disclaimerAccepted) {
      return reply.code(403).send({ message: sentences.disclaimerRequired });
    }
    request.user = session.user;
    request.sessionId = session.sessionId;
  });
}

/** The caller of a call that the contract closes to strangers. */
export function callerOf({ user }: FastifyRequest): User {
  if (user === null) throw new Error(OPEN_ROUTE);
  return user;
}

/** The session through which they call. */
export function sessionOf({ sessionId }: FastifyRequest): string {
  if (sessionId === null) throw new Error(OPEN_ROUTE);
  return sessionId;
}

const OPEN_ROUTE = 'The route of a signed-in call is declared as open to anyone';
