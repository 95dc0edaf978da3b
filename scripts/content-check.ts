import { join, relative, resolve } from 'node:path';
import { actContentsOf, checkActs, checkEdition, type Finding } from '../packages/checks/src/index.ts';
import { problemText } from '../packages/edition/src/index.ts';
import { commandOptions } from './command-options.ts';
import { editionIn } from './edition/edition-folder.ts';

/**
 * Reports whether the content of a folder can be used, and everything that the rules find in it:
 *
 *   npm run content:check -- ../our-edition
 *
 * Without a folder the repository's content is checked. For findings at level "asks", only the first few for each rule
 * are printed; --all prints all of them.
 */
const ROOT = join(import.meta.dirname, '..');
const FIRST_FEW = 5;
/** The length of "2026-01-31". */
const ISO_DATE = 10;
const { values, positionals } = commandOptions(
  { allowPositionals: true, options: { all: { type: 'boolean' } } },
  'For example: npm run content:check -- ../our-edition',
);
const folder = resolve(process.cwd(), positionals[0] ?? join(ROOT, 'content'));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function tell(findings: readonly Finding[], level: Finding['level']): number {
  const told = findings.filter((finding) => finding.level === level);
  for (const [rule, of] of Map.groupBy(told, (finding) => finding.rule)) {
    const shown = level === 'stops' || values.all ? of : of.slice(0, FIRST_FEW);
    for (const { sentence } of shown) say(`${level}, ${rule}: ${sentence}`);
    if (of.length > shown.length) say(`${level}, ${rule}: ${of.length - shown.length} more; --all tells them.`);
  }
  return told.length;
}

async function check(): Promise<boolean> {
  const read = await editionIn(folder);
  if ('problems' in read) {
    for (const problem of read.problems) say(problemText(problem));
    say(`The content cannot be used: ${counted(read.problems.length, 'place', 'places')} to mend.`);
    return false;
  }
  const { edition, exceptions } = read;
  const { acts } = edition;
  const findings = [
    ...checkEdition(edition, exceptions, new Date().toISOString().slice(0, ISO_DATE)),
    ...(acts === undefined ? [] : checkActs(actContentsOf(edition, acts), exceptions.acts)),
  ];
  const asked = tell(findings, 'asks');
  const stopped = tell(findings, 'stops');
  const cards = counted(Object.keys(edition.protocols).length, 'card', 'cards');
  const drugs = counted(Object.keys(edition.formulary).length, 'drug', 'drugs');
  say(`${relative(process.cwd(), folder) || folder}: ${cards}, ${drugs}, digest ${edition.sha256}.`);
  if (stopped > 0) say(`It may not be used: ${counted(stopped, 'finding stops', 'findings stop')} it.`);
  else
    say(
      asked === 0 ? 'Nothing found.' : `It may be used. A person has to look at ${counted(asked, 'place', 'places')}.`,
    );
  return stopped === 0;
}

try {
  process.exitCode = (await check()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  say(`The folder ${folder} cannot be read: ${error.message}.`);
  process.exitCode = 2;
}
