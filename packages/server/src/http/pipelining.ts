import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers and proxies wait for a response before they send the next request on a connection. Some libraries send a few
 * requests early.
 */
const MAX_WAITING = 16;

/**
 * Closes a connection that sends many requests without reading the responses. Each response waits in memory for the
 * earlier ones, and a single packet can hold hundreds of fifty-byte requests.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // A response is given its socket when its turn comes, which is nearly always immediately.
    if (reply.raw.socket !== null) return done();
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
