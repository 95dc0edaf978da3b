import { compared, oneIn } from '../packages/content/src/base-checks/act-oracle/compared.ts';
import { engineOf } from '../packages/content/src/base-checks/act-oracle/engine-answer.ts';
import { readContent } from '../packages/content/src/base-checks/act-oracle/read-drugs.ts';
import { commandOptions } from './command-options.ts';
import { baseActs } from './edition/base-edition.ts';

/*
 * Compares the engine with the oracle in every case of every act of the named drugs: `node scripts/act-oracle.ts midazolam`.
 * Without a name it takes all drugs. `--every 50` takes one case in fifty.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals } = commandOptions(
  { allowPositionals: true, options: { every: { type: 'string', default: '1' } } },
  'For example: node scripts/act-oracle.ts midazolam --every 50',
);
const every = Number(values.every);
const named = new Set(positionals);

const acts = baseActs;
if (acts === undefined) throw new Error('the edition has no acts');
const engine = engineOf(acts);
const all = readContent();
let [cases, mismatches, kinds] = [0, 0, 0];
for (const read of all) {
  if (named.size > 0 && !named.has(read.drug.id)) continue;
  const result = compared(read, all, engine, oneIn(every));
  cases += result.cases;
  kinds += result.mismatches.size;
  say(`${read.drug.id}/${read.act.id}: ${result.cases} cases`);
  for (const { what, first, cases: of } of result.mismatches.values()) {
    mismatches += of;
    say(`  ${of}: ${what} (first: ${first})`);
  }
}
say(`${cases} cases, ${mismatches} mismatches of ${kinds} kinds.`);
// No case at all proves nothing: the name of the drug was wrong, or `--every` is no number.
process.exitCode = kinds > 0 || cases === 0 ? 1 : 0;
