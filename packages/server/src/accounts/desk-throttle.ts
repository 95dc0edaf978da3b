import type { App } from '../http/app-type.ts';
import { takeTry } from '../http/throttle.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import type { Services } from '../services.ts';
import { callerOf } from './access.ts';

const READING = new Set(['GET', 'HEAD']);

/**
 * Refuses writes of one person at the desk that come too often, before a body is read. It follows `guardCalls`, so only
 * those with a content role are counted.
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
