import { join } from 'node:path';
import type { LineDose } from '../packages/clinical/src/index.ts';
import {
  type ActLine,
  type ActRow,
  askedAct,
  type DosingRow,
  type Edition,
  type EditionActs,
  lineOfAct,
  type MedicationId,
  type MedicationLine,
  type NamedActs,
  notesOf,
  preparationText,
  problemText,
  readEdition,
  rowOfAct,
} from '../packages/edition/src/index.ts';
import { commandOptions } from './command-options.ts';
import { textsIn } from './edition/edition-folder.ts';

/**
 * Prints the rows of the formulary and the lines of the cards as their acts come to them, each beside what the regimen
 * says, where the two differ:
 *
 *   npm run content:rows -- midazolam
 *
 * Without a drug it prints all.
 */
const { positionals } = commandOptions(
  { allowPositionals: true, options: {} },
  'For example: npm run content:rows -- midazolam',
);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A field of a row or a line, by its name. */
type Fields = Readonly<Record<string, string | undefined>>;

const rowFields = (row: ActRow | DosingRow): Fields => ({
  kind: row.kind,
  adult: row.adultDose,
  child: row.pedsDose,
  route: row.route,
  again: row.repeatInterval,
  most: row.maxTotal,
  dilution: row.dilution?.recipe,
  "adult's dilution": 'adultDilution' in row ? row.adultDilution?.recipe : undefined,
  'no diluent': row.missingDiluent?.name,
  face: row.cautions?.map(({ text, to = 'all' }) => `${to}: ${text}`).join(' | '),
  stops: row.contraindications?.map(({ condition, action }) => `${action}: ${condition}`).join(' | '),
  remarks: row.remarks,
});

const doseText = (dose: (LineDose & { readonly newborn?: LineDose }) | undefined): string | undefined =>
  dose && [dose.text, dose.newborn && `newborn ${dose.newborn.text}`].filter(Boolean).join('; ');

const lineFields = (line: ActLine | MedicationLine): Fields => ({
  label: line.indication,
  kind: line.kind,
  adult: doseText(line.adult),
  child: doseText(line.pediatric),
  route: line.route,
  routes: line.routes.join(', '),
  preparation: line.preparation && `${line.preparation.recipe} (${line.preparation.mandatory ? 'must' : 'may'})`,
  stops: line.contraindications?.map(({ condition, action }) => `${action}: ${condition}`).join(' | '),
});

/** Prints the fields that differ. */
function compare(title: string, regimen: Fields | undefined, act: Fields): void {
  say(title);
  for (const [name, text] of Object.entries(act)) {
    const was = regimen?.[name];
    if (was === text) continue;
    say(`  ${name}: ${text ?? '-'}${regimen === undefined ? '' : `\n    regimen: ${was ?? '-'}`}`);
  }
}

function printDrug(
  id: MedicationId,
  { formulary, protocols }: Edition | Omit<Edition, 'sha256'>,
  named: NamedActs,
): void {
  const drug = named.acts.drugs[id];
  if (drug === undefined) return;
  say(
    `\n${id}\n  preparation: ${preparationText(drug, named.acts)}\n  cautions: ${notesOf(drug, named.acts).notesCaution ?? '-'}`,
  );
  const rows = formulary[id]?.dosing ?? [];
  for (const act of drug.acts.filter(({ noRow }) => !noRow)) {
    const asked = askedAct(named.acts, id, act.id);
    const row = rows.find(({ indication }) => indication === act.label);
    if (asked !== undefined) compare(`row ${act.label}`, row && rowFields(row), rowFields(rowOfAct(asked, named)));
  }
  for (const card of Object.values(protocols)) {
    for (const line of card.medications.filter(({ medication }) => medication === id)) {
      const made = lineOfAct(line, named);
      if (made !== undefined) compare(`${card.id}: ${line.act}`, lineFields(line), lineFields(made));
    }
  }
}

/**
 * Prints these drugs, or all.
 * @returns whether everything that was asked for is there
 */
function print(drugs: readonly MedicationId[]): boolean {
  const read = readEdition(textsIn(join(import.meta.dirname, '../content')));
  if ('problems' in read) {
    for (const problem of read.problems) say(problemText(problem));
    return false;
  }
  const { edition } = read;
  const acts: EditionActs | undefined = edition.acts;
  if (acts === undefined) {
    say('The content has no acts.');
    return false;
  }
  const unknown = drugs.filter((id) => acts.drugs[id] === undefined);
  for (const id of unknown)
    say(`There are no acts of "${id}": write the name of a file of content/acts without its ending.`);
  const nameOf = (id: MedicationId): string =>
    edition.formulary[id]?.tallMan ?? edition.formulary[id]?.genericName ?? id;
  for (const id of drugs.length > 0 ? drugs : Object.keys(acts.drugs)) printDrug(id, edition, { acts, nameOf });
  return unknown.length === 0;
}

process.exitCode = print(positionals) ? 0 : 1;
