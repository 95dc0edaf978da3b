import { compared, oneIn } from '../packages/content/src/base-checks/act-oracle/compared.ts';
import { engineOf } from '../packages/content/src/base-checks/act-oracle/engine-answer.ts';
import { readContent } from '../packages/content/src/base-checks/act-oracle/read-drugs.ts';
import { baseActs } from './edition/base-edition.ts';

/*
 * Compares the engine with the oracle in every case of every act of the named drugs: `node scripts/act-oracle.ts midazolam`.
 * Without a name it takes all drugs. `--every 50` takes one case in fifty.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [, , ...given] = process.argv;
const at = given.indexOf('--every');
const every = at < 0 ? 1 : Number(given[at + 1]);
const named = new Set(at < 0 ? given : given.toSpliced(at, 2));

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
process.exitCode = kinds > 0 ? 1 : 0;
