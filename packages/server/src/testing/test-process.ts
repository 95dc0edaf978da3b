import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

export interface TestProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the exit code, or the name of the signal that ended it, once all output has arrived. */
  readonly end: Promise<number | string | null>;
  /** The address of the "listening" line. Fails when the process ends before printing it. */
  readonly address: () => Promise<string>;
}

const { NODE_COMPILE_CACHE } = process.env;

/**
 * Starts one of the entry points as a separate process, which reads `input` as its standard input. Its environment
 * contains only the given values and the location of Node's compiled code.
 */
export function startProcess(
  t: TestContext,
  entry: 'main.ts' | 'commands/admin.ts' | 'commands/backup.ts' | 'commands/move-to-postgres.ts',
  env: Record<string, string>,
  args: readonly string[] = [],
  { input, ...options }: SpawnOptions & { readonly input?: string } = {},
): TestProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', entry), ...args], {
    ...options,
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  t.after(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      child.emit('output');
    });
  }
  const end = once(child, 'close').then(([code, signal]): number | string | null => code ?? signal);
  const address = async (): Promise<string> => {
    for (;;) {
      const found = /listening on (\S+)\n/.exec(output.stdout)?.[1];
      if (found !== undefined) return found;
      const ended = await Promise.race([once(child, 'output').then(() => false), end.then(() => true)]);
      if (ended) throw new Error(`It ended before it listened: ${output.stderr}`);
    }
  };
  return { child, stdout: () => output.stdout, stderr: () => output.stderr, end, address };
}
