import { join } from 'node:path';
import { cardLists, checkEdition, PATIENT_GRID, patientOn, speaksToOne, viewOf } from '../packages/checks/src/index.ts';
import { problemText } from '../packages/edition/src/index.ts';
import { commandOptions } from './command-options.ts';
import { editionIn } from './edition/edition-folder.ts';

/**
 * Prints a card as it reads for each patient of the grid, with its words, and what the rules find on it:
 *
 *   npm run content:card -- seizures
 *
 * First 60 is printed for everybody, the other lists with --whole. Without a card, the words of every card that speaks to
 * one patient.
 */
const { values, positionals } = commandOptions(
  { allowPositionals: true, options: { whole: { type: 'boolean' }, folder: { type: 'string' } } },
  'For example: npm run content:card -- seizures --whole',
);
const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

const read = await editionIn(values.folder ?? join(import.meta.dirname, '..', 'content'));
if ('problems' in read) {
  for (const problem of read.problems) say(problemText(problem));
  process.exitCode = 1;
} else {
  const { edition, exceptions } = read;
  const cards = Object.values(edition.protocols).filter(
    ({ id }) => positionals.length === 0 || positionals.includes(id),
  );
  const UNREAD = new Set(['guidelineNotes', 'ahaReference']);
  for (const card of cards.filter((one) => positionals.length > 0 || speaksToOne(one))) {
    for (const each of PATIENT_GRID) {
      const who = patientOn(card, each);
      const lists = Object.entries(cardLists(card)).filter(([name]) => !UNREAD.has(name));
      const views = lists.map(([name, lines]) => ({ name, ...viewOf(edition, card, lines, who) }));
      const wordsOf = ({ shown }: (typeof views)[number]) => shown.reduce((sum, { words }) => sum + words, 0);
      const first = views.find(({ name }) => name === 'first60Seconds');
      const all = views.reduce((sum, view) => sum + wordsOf(view), 0);
      say(
        `${card.title}, ${each.name}: First 60 ${first?.shown.length} lines, ${first && wordsOf(first)} words; lists ${all} words`,
      );
      if (positionals.length === 0) continue;
      for (const { name, shown, others } of values.whole ? views : views.filter((view) => view === first)) {
        say(`  ${name}${others.length > 0 ? `, not for this patient: ${others.length}` : ''}`);
        for (const { text, words } of shown) say(`    ${words}  ${text}`);
      }
    }
    say();
  }
  const keys = new Set(Object.entries(edition.protocols).flatMap(([key, card]) => (cards.includes(card) ? [key] : [])));
  const findings = checkEdition(edition, exceptions).filter(({ at }) => keys.has(at.split('/')[2] ?? ''));
  for (const { level, rule, sentence } of findings) say(`${level}, ${rule}: ${sentence}`);
  say(`${findings.length} findings.`);
}
