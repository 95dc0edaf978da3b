import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineOfText, type ToldLine } from './told-line.ts';

/** Where the files lie inside the folder that a person names. */
const TOLD = 'told';

/** Writes the files into a folder. Those of an earlier run are deleted, because a card or a drug may be gone. */
export function writeTold(folder: string, files: ReadonlyMap<string, readonly string[]>): void {
  for (const file of filesIn(folder)) rmSync(file);
  for (const [path, lines] of files) {
    const file = join(folder, TOLD, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
}

/** Every line of the files in a folder. @throws Error when there is none. */
export function readTold(folder: string): readonly ToldLine[] {
  const files = filesIn(folder);
  if (files.length === 0) throw new Error(`There is nothing of told in ${folder}.`);
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(lineOfText);
}

/** Only the text files, because the folder may hold something else. */
function filesIn(folder: string): readonly string[] {
  const told = join(folder, TOLD);
  if (!existsSync(told)) return [];
  return readdirSync(told, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .toSorted()
    .map((path) => join(told, path));
}
