import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Behind a proxy that is not trusted all clients look like one address, and the tries of one throttle
 * everybody. Said once, and not heeded by itself: anyone can send such a header.
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
