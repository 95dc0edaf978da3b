import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Without TRUST_PROXY all clients behind a proxy count as one, so one client's attempts throttle all of them. Warns
 * once. Anyone can send the header, so it cannot be trusted by itself.
 */
export function warnOfUnknownProxy(app: FastifyInstance, trustProxy: Config['trustProxy']): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn('X-Forwarded-For is not believed: behind a reverse proxy set TRUST_PROXY to its address');
    }
    done();
  });
}
