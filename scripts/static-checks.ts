import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/*
 * The checks that read the sources without running them. They run side by side, because the type check uses only one
 * core. Each prints its output once it has ended.
 */
const CHECKS = [
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['tsc', '-b', ...['packages/*', 'packages/web/src/service-worker', '.']],
  ['knip'],
] as const;

async function run(words: readonly string[]): Promise<boolean> {
  // Uses a shell, for the asterisk and for the commands in node_modules/.bin, which npm adds to the path.
  const check = spawn(words.join(' '), { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => check.on('close', resolve));
  const [said, warned, status] = await Promise.all([text(check.stdout), text(check.stderr), ended]);
  process.stdout.write(said);
  process.stderr.write(warned);
  return status === 0;
}

const passed = await Promise.all(CHECKS.map(run));
if (passed.includes(false)) process.exitCode = 1;
