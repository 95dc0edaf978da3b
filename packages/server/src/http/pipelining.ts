import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Neither browsers nor proxies ask again on a connection before the answer is there; some libraries do, a little. */
const MAX_WAITING = 16;

/**
 * Cuts off who asks and asks on one connection and reads nothing. Each answer waits in memory for the ones before it,
 * and of requests of fifty bytes a single packet holds hundreds.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // An answer gets its socket when its turn comes, for nearly all of them at once.
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
