import { join } from 'node:path';
import { checkEdition } from '../packages/checks/src/index.ts';
import { problemText, readEdition } from '../packages/edition/src/index.ts';
import { commandOptions } from './command-options.ts';
import { textsIn } from './edition/edition-folder.ts';
import { withStrength } from './strength-copies/changed-strength.ts';
import { recomputed } from './strength-copies/recomputed.ts';

/**
 * Changes the strength of one drug in a copy of the content, prints what the rules find, and recalculates every printed
 * volume of the drug:
 *
 *   node scripts/strength-copies.ts midazolam "1 mg/mL" naloxone "1 mg/mL"
 */
const { positionals } = commandOptions(
  { allowPositionals: true },
  'For example: node scripts/strength-copies.ts midazolam "1 mg/mL"',
);
const texts = textsIn(join(import.meta.dirname, '..', 'content'));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

for (let at = 0; at + 1 < positionals.length; at += 2) {
  const [drug = '', strength = ''] = positionals.slice(at, at + 2);
  const read = readEdition(withStrength(texts, drug, strength));
  say(`${drug} at ${strength}:`);
  if ('problems' in read) {
    for (const problem of read.problems) say(`  ${problemText(problem)}`);
    continue;
  }
  const edition = { ...read.edition, sha256: '' };
  for (const { level, rule, sentence } of checkEdition(edition, read.exceptions))
    say(`  ${level}, ${rule}: ${sentence}`);
  const { stale, checked } = recomputed(edition, read.reviewPoints, drug);
  for (const { path, said, text } of stale) say(`  ${path}: "${said}" in "${text}"`);
  say(`  ${checked} printed volumes worked out, ${stale.length} of them wrong.`);
  process.exitCode ||= stale.length === 0 ? 0 : 1;
}
