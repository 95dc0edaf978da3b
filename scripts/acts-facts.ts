import { join } from 'node:path';
import { factsIn } from './acts/facts/facts-in.ts';
import { commandOptions } from './command-options.ts';
import { textsIn } from './edition/edition-folder.ts';

/**
 * Counts the facts that the acts and the cards' lines state, and those of them that are left as text, which no program
 * can read:
 *
 *   npm run content:facts
 *   npm run content:facts -- --list
 *
 * An entry is one fact: a dose for a group, a limit, a rule for OLMD, a stop, a product's form. What has parts of its own
 * (a repeat with its time and its count) is one for each. `scripts/acts/facts` has one rule for each key. Labels, names
 * and sources are no facts. A word of a table is typed where several places use it, or where the reader follows what it
 * means. So is a warning under a condition or with a meaning; those that have words of their own are counted too.
 * `--list` prints each text, by kind.
 */
const { values } = commandOptions(
  { options: { list: { type: 'boolean' } } },
  'For example: npm run content:facts -- --list',
);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const facts = factsIn(textsIn(join(import.meta.dirname, '../content')));
const texts = facts.flatMap(({ place, text }) => (text === undefined ? [] : [{ place, ...text }]));
const share = ((texts.length / facts.length) * 100).toFixed(1);
say(`${facts.length} facts, ${texts.length} of them left as text: ${share} %.`);
const worded = facts.filter(({ isWorded }) => isWorded).length;
say(`${worded} more are typed and have words of their own beside that.`);
const kinds = [...Map.groupBy(texts, ({ kind }) => kind)].toSorted(([, one], [, other]) => other.length - one.length);
for (const [kind, all] of kinds) {
  const different = new Set(all.map(({ words }) => words)).size;
  say(`${values.list ? '\n' : ''}${kind}: ${all.length}, ${different} different`);
  for (const { place, words } of values.list ? all : []) say(`  ${place}: ${words}`);
}
