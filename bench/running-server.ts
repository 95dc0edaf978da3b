import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// An interrupted measurement ends like any other, so that its servers end too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const SERVER = join(import.meta.dirname, '../packages/server/src');

/** The real server as a separate process, on a free loopback port. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Stops the server with a kill, like a power cut, or gracefully. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Its output on standard error. */
  readonly log: () => string;
}

export type Environment = Readonly<Record<string, string>>;

export async function startServer(env: Environment): Promise<RunningServer> {
  const child = spawnEntry('main.ts', { PORT: '0', LOG_LEVEL: 'error', ...env });
  let output = '';
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    child.emit('output');
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const exit = once(child, 'exit');
  let url: string | undefined;
  while (url === undefined) {
    const ended = await Promise.race([once(child, 'output').then(() => false), exit.then(() => true)]);
    if (ended) throw new Error(`the server ended at its start: ${log}`);
    url = /listening on (\S+)\n/.exec(output)?.[1];
  }
  return {
    url,
    pid: child.pid ?? 0,
    log: () => log,
    end: async (signal) => {
      child.kill(signal);
      await exit;
    },
  };
}

/** Does the same as `npm run admin -- grant EMAIL`, but without npm. */
export async function grantAdmin(env: Environment, email: string): Promise<void> {
  const child = spawnEntry('commands/admin.ts', env, ['grant', email]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the role could not be granted');
}

/** A new folder for the data of one measurement, deleted by `remove`. */
export async function dataFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'first60-bench-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Resident memory of a process, in MiB (Linux). */
export function residentMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(line) / 1024);
}

function spawnEntry(entry: string, env: Environment, args: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [join(SERVER, entry), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A failing measurement must not leave a server behind.
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  child.once('exit', () => process.removeListener('exit', reap));
  return child;
}
