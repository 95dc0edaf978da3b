import { sentences, USER_HEADER, type User } from '@first60/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import type { Services } from '../services.ts';
import { contentRolesOf } from '../store/content-people.ts';
import { type EndReason, whyEnded } from '../store/ended-sessions.ts';
import { type CallerSession, userBySession } from './session-lookup.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    sessionId: string | null;
  }
}

/** Looks up the caller and refuses anyone the contract does not allow, before a body is read. */
export function guardCalls(app: App, { database, now, cookie }: Services): void {
  app.decorateRequest('user', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access ?? 'anyone';
    if (access === 'anyone') return done();
    const token = cookie.read(request);
    const session = token === undefined ? undefined : userBySession(database, token, now());
    const admit = (found: CallerSession | undefined) => {
      if (token === undefined) return refuse(reply, 401, sentences.signInRequired);
      if (found === undefined) {
        // Only the holder of an ended session's token learns the reason. Nobody else can find out about an account.
        whyEnded(database, token, now())
          .then((reason) => refuse(reply, 401, reason === undefined ? sentences.signInRequired : ENDED[reason]))
          .catch(done);
        return;
      }
      // The sender has left the device, and another user has signed in on it.
      const named = request.headers[USER_HEADER];
      if (named !== undefined && named !== found.user.id) return refuse(reply, 401, sentences.otherUserSignedIn);
      if (found.renewed) cookie.write(reply, token);
      if (access === 'administrator' && !found.user.isAdmin) return refuse(reply, 403, sentences.adminRequired);
      if (access !== 'signed-in' && !found.user.disclaimerAccepted) {
        return refuse(reply, 403, sentences.disclaimerRequired);
      }
      request.user = found.user;
      request.sessionId = found.sessionId;
      if (access !== 'desk') return done();
      contentRolesOf(database, found.user.id)
        .then((roles) => (roles.length > 0 ? done() : refuse(reply, 403, sentences.contentRoleRequired)))
        .catch(done);
    };
    // Avoids a promise when none is needed, because this runs on every call. An error in `admit` must also produce a
    // response.
    if (session instanceof Promise) session.then(admit).catch(done);
    else admit(session);
  });
}

const ENDED: Readonly<Record<EndReason, string>> = {
  deactivated: sentences.accountDeactivated,
  'password-reset': sentences.passwordResetByAdmin,
};

function refuse(reply: FastifyReply, status: 401 | 403, message: string): void {
  reply.code(status).send({ message });
}

/** The caller of a call that requires sign-in. */
export function callerOf({ user }: FastifyRequest): User {
  if (user === null) throw new Error(OPEN_ROUTE);
  return user;
}

/** The session of the caller. */
export function sessionOf({ sessionId }: FastifyRequest): string {
  if (sessionId === null) throw new Error(OPEN_ROUTE);
  return sessionId;
}

const OPEN_ROUTE = 'The route of a signed-in call is declared as open to anyone';
