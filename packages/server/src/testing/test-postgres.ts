import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface TestPostgres {
  /** Address of its empty default database, with all privileges. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server that stops when this process ends, if not before. @throws Error with the reason when there
 * is none
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), ...(isDurable ? ['--durable'] : [])],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const end = once(keeper, 'close');
  let problem = '';
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem += text;
  });
  const line = once(keeper.stdout.setEncoding('utf8'), 'data').then(([text]) => String(text));
  const url = await Promise.race([line, end.then(() => undefined)]);
  if (url === undefined) throw new Error(problem.trim());
  // It must not keep a test process running. It stops when the pipe closes.
  for (const handle of [keeper, keeper.stdout, keeper.stderr, keeper.stdin]) {
    if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
  }
  return {
    url: url.trim(),
    stop: async () => {
      keeper.ref();
      keeper.stdin.end();
      await end;
    },
  };
}
