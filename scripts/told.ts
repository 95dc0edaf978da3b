import { resolve } from 'node:path';
import { commandOptions } from './command-options.ts';
import { baseEdition } from './edition/base-edition.ts';
import { differencesOf } from './told/comparison.ts';
import { comparisonText } from './told/comparison-text.ts';
import { toldFiles } from './told/told-files.ts';
import { readTold, writeTold } from './told/told-folder.ts';

/**
 * Writes every text about a dose that a crew can see, one on a line, in the files of a folder, and compares two such
 * folders:
 *
 *   npm run told -- ../before
 *   npm run told -- --compare ../before ../after
 */
const USAGE = 'For example: npm run told -- ../before';
const { values, positionals } = commandOptions(
  { allowPositionals: true, options: { compare: { type: 'boolean' } } },
  USAGE,
);
const [first, second] = positionals.map((folder) => resolve(process.cwd(), folder));

if (first === undefined || (values.compare && second === undefined)) {
  process.stderr.write(`Which folder? ${USAGE}\n`);
  process.exitCode = 2;
} else if (values.compare && second !== undefined) {
  process.stdout.write(comparisonText(differencesOf(readTold(first), readTold(second))));
} else {
  const files = toldFiles(baseEdition);
  writeTold(first, files);
  const lines = [...files.values()].reduce((sum, own) => sum + own.length, 0);
  process.stdout.write(`${lines} lines in ${files.size} files of ${first}/told\n`);
}
