import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Requests that are still running after this many milliseconds are cut off. */
const HARD_STOP = 10_000;
const SWEEP_INTERVAL = 50;

/**
 * Browsers keep their connections open after a response, and a server waits for every connection. So idle connections
 * are closed from the start of the shutdown to its end.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const server: Server = app.server;
    if (!server.listening) return;
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(hardStop);
    });
  });
}

/** Runs `stop` once, on the first SIGTERM or SIGINT. A second signal ends the process immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const onSignal = () => {
    for (const signal of signals) process.removeListener(signal, onSignal);
    void stop();
  };
  for (const signal of signals) process.on(signal, onSignal);
}
