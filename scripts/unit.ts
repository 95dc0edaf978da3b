import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hasOwnProcess } from './unit/own-process.ts';

/*
 * Runs the unit tests. Starting a process and loading the edition and the app takes longer than most test files. So
 * files that change no shared state run in a single process, in parallel with the processes of all other files.
 */
const ROOT = join(import.meta.dirname, '..');
const FILES = globSync(['packages/*/src/**/*.test.ts', '*.test.ts', 'scripts/**/*.test.ts'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const { own = [], together = [] } = Object.groupBy(FILES, (file) =>
  hasOwnProcess(file, readFileSync(join(ROOT, file), 'utf8')) ? 'own' : 'together',
);

/** All processes share Node's compiled code, including code from earlier runs. */
const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/first60/compiled'), ...process.env };

/** Each of the two runs prints its output only when it has ended. Otherwise their dots would be mixed on one line. */
async function run(flags: readonly string[], files: readonly string[]): Promise<boolean> {
  const tests = spawn(process.execPath, [...flags, '--test', '--test-reporter=./scripts/unit/dots.ts', ...files], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => tests.on('close', resolve));
  const [said, status] = await Promise.all([text(tests.stdout), ended]);
  process.stdout.write(said);
  return status === 0;
}

const passed = await Promise.all([
  run(['--import', './scripts/unit/no-early-exit.ts', '--test-isolation=none'], together),
  run(['--test-concurrency=2', '--test-global-setup=packages/server/src/testing/postgres-setup.ts'], own),
]);
if (passed.includes(false)) process.exitCode = 1;
