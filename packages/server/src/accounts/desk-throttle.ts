import type { App } from '../http/app-type.ts';
import { takeTry } from '../http/throttle.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { callerOf } from './access.ts';

const READING = new Set(['GET', 'HEAD']);

/**
 * Refuses a person's changes at the desk when they come too often, before a body is read. It runs after `guardCalls`,
 * so only people with a content role are counted.
 */
export function throttleDesk(app: App, { database, now }: Pick<Services, 'database' | 'now'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access !== 'desk' || READING.has(request.method)) return done();
    const { email } = callerOf(request);
    takeTry(database, 'deskWrites', { ip: request.ip, email }, now())
      .then((attempt) => (attempt.allowed ? done() : reply.code(429).send(throttledAnswer(reply, attempt))))
      .catch(done);
  });
}
