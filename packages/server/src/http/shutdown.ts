import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is still in flight after this many milliseconds is cut off. */
const HARD_STOP = 10_000;
const SWEEP_INTERVAL = 50;

/**
 * A browser keeps its connection open after the answer, and a server waits for every connection. Connections
 * are closed as they fall idle, from the start of the shutdown to its end.
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

/** Runs `stop` once, at the first SIGTERM or SIGINT; a second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const onSignal = () => {
    for (const signal of signals) process.removeListener(signal, onSignal);
    void stop();
  };
  for (const signal of signals) process.on(signal, onSignal);
}
