import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs commands at the same time. Each prints what it has to say once it has ended.
 * @returns whether all of them succeeded
 */
export async function sideBySide(commands: readonly (readonly string[])[]): Promise<boolean> {
  return !(await Promise.all(commands.map(run))).includes(false);
}

async function run(words: readonly string[]): Promise<boolean> {
  // A shell, for the star and for the commands of node_modules/.bin, which npm puts on its path.
  const command = spawn(words.join(' '), { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => command.on('close', resolve));
  const [said, warned, status] = await Promise.all([text(command.stdout), text(command.stderr), ended]);
  process.stdout.write(said);
  process.stderr.write(warned);
  return status === 0;
}
