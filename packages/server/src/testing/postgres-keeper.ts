import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries, type Owner } from './postgres-binaries.ts';

/*
 * Runs a private PostgreSQL in a temporary folder, prints its address, and stops it when its standard input ends. At
 * that point the process that started it has finished or died. With `--durable` it waits for the disk, as in
 * production.
 */
const USER = 'first60';
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'log_min_messages=fatal',
];

async function keep(isDurable: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'first60-postgres-'));
  const owner = unprivileged();
  const options = { cwd: folder, ...(owner ?? {}), env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  try {
    chmodSync(folder, 0o700);
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    const binaries = findPostgresBinaries(owner, folder);
    if (binaries === undefined) {
      throw new Error('no PostgreSQL found: install it, or set POSTGRES_BIN to its bin folder');
    }
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
    const data = join(folder, 'data');
    const made = spawnSync(
      join(binaries, 'initdb'),
      [
        '-D',
        data,
        '-U',
        USER,
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
      ],
      { ...options, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    const port = await freePort();
    const settings = [...SETTINGS, `port=${port}`, ...(isDurable ? [] : FAST)].flatMap((setting) => ['-c', setting]);
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-2_000);
    });
    const end = once(server, 'exit');
    await Promise.race([
      isListening(port),
      end.then(() => Promise.reject(new Error(`postgres ended at its start: ${log}`))),
    ]);
    process.stdout.write(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres\n`);
    process.stdin.resume();
    await Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close'), once(process, 'SIGTERM'), end]);
    // An orderly shutdown would write everything to disk just before it is deleted.
    server.kill('SIGQUIT');
    await end;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * PostgreSQL refuses to run as root. When this process is root, it runs as its own user if there is one, otherwise as
 * nobody.
 */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (name: string, option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
    } catch {
      // The next user name in the list may exist.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody"');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * An open socket is not enough. During startup PostgreSQL accepts connections and then refuses them, so this waits for
 * a real greeting.
 */
async function isListening(port: number): Promise<void> {
  const { default: pg } = await import('pg');
  const deadline = performance.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: USER, password: '', database: 'postgres' });
    const code = await client.connect().then(
      () => client.end().then(() => 'open'),
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'closed'),
    );
    // It requests the password, so it is ready.
    if (code === '28P01' || code === 'open' || code === 'closed') return;
    if (performance.now() > deadline) throw new Error(`postgres did not start in 30 s (${code})`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

keep(process.argv.includes('--durable')).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
