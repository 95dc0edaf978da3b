import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Edition, problemText } from '../../packages/edition/src/index.ts';
import { editionIn } from '../edition/edition-folder.ts';

const BIG = join(import.meta.dirname, '../../node_modules/big.js');
const ARCHIVE_BYTES = 64 * 1024 * 1024;

/**
 * The edition of a git revision. Its files are read like today's files. For a revision from before the content was
 * stored as files, the revision's own code is run in a separate folder.
 * @throws git's own message if there is no such revision or it has no content.
 */
export async function editionAt(repository: string, revision: string): Promise<Partial<Edition>> {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-C', repository, ...args], { maxBuffer: ARCHIVE_BYTES, stdio: ['ignore', 'pipe', 'pipe'] });
  // Resolved first, so that a word with a leading dash can never become an option of the archive command.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).toString().trim();
  const folder = mkdtempSync(join(tmpdir(), 'content-diff-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: git('archive', commit),
    });
    if (existsSync(join(folder, 'content/edition.yaml'))) return await editionOfFiles(join(folder, 'content'));
    const scope = join(folder, 'node_modules/@first60');
    mkdirSync(scope, { recursive: true });
    for (const inner of ['clinical', 'edition']) symlinkSync(`../../packages/${inner}`, join(scope, inner));
    symlinkSync(BIG, join(folder, 'node_modules/big.js'));
    const { edition } = await import(pathToFileURL(join(folder, 'packages/content/src/index.ts')).href);
    return edition;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function editionOfFiles(folder: string): Promise<Edition> {
  const read = await editionIn(folder);
  if ('edition' in read) return read.edition;
  throw new Error(`The content of that revision cannot be read: ${read.problems.map(problemText).join('; ')}`);
}
