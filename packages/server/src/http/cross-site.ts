import { sentences } from '@first60/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a browser made for another site. A client that sends neither header is not a
 * browser. Browsers too old to send them are protected by the SameSite cookie.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, publicOrigin)) done();
    else reply.code(403).send({ message: sentences.crossSite });
  });
}

function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  // The browser has already made the comparison. A proxy may have replaced the Host.
  if (site === 'same-origin') return true;
  // A proxy may have terminated TLS, so without PUBLIC_ORIGIN only the host can be compared.
  return URL.parse(origin)?.host === request.headers.host?.toLowerCase();
}
