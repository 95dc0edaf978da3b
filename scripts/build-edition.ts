import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkEdition } from '../packages/checks/src/index.ts';
import { problemText } from '../packages/edition/src/index.ts';
import { builtFiles } from './edition/built-files.ts';
import { type BuiltEdition, editionIn } from './edition/edition-folder.ts';
import { writeEditorSchemas } from './edition/editor-schemas.ts';

/*
 * Reads the content folder and writes it as the edition that `packages/content` exports and the app reads. The edition
 * is not kept in git: `scripts/setup.cjs` builds it whenever a content file has changed.
 */
const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/content/src/built');

async function write(built: BuiltEdition): Promise<void> {
  const files = await builtFiles(built);
  mkdirSync(BUILT, { recursive: true });
  // Removes files that an earlier version of this script wrote.
  for (const name of readdirSync(BUILT)) if (!files.has(name)) rmSync(join(BUILT, name), { recursive: true });
  for (const [name, text] of files) {
    const file = join(BUILT, name);
    if (textOf(file) !== text) writeFileSync(file, text);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

writeEditorSchemas();
const OTHER_FOLDER = process.env.CONTENT_FOLDER;
const folder = resolve(ROOT, OTHER_FOLDER ?? 'content');
const read = await editionIn(folder);

/**
 * The reasons why the content may not be built, one line each. The rules run only for content from another folder. The
 * repository's own content is checked by the tests, and its author views it in the app while editing.
 */
function refusals(): readonly string[] {
  if ('problems' in read) return read.problems.map(problemText);
  if (OTHER_FOLDER === undefined) return [];
  const stopped = checkEdition(read.edition, read.exceptions).filter(({ level }) => level === 'stops');
  return stopped.map(({ rule, sentence }) => `${rule}: ${sentence}`);
}

const refused = refusals();
for (const line of refused) process.stderr.write(`${line}\n`);
if ('edition' in read && refused.length === 0) await write(read);
else {
  process.stderr.write(`The content in ${folder} cannot be used: ${refused.length} to mend.\n`);
  process.exitCode = 1;
}
