import { join } from 'node:path';
import { type ActPatient, kg, readAge, readKilograms, years } from '../packages/clinical/src/index.ts';
import { actLine, askedAct, type MedicationId, problemText, readEdition } from '../packages/edition/src/index.ts';
import { faceLines } from './acts/face-lines.ts';
import { commandOptions } from './command-options.ts';
import { textsIn } from './edition/edition-folder.ts';

/**
 * Prints the acts of drugs as they are typed, and what a crew would read of each:
 *
 *   npm run content:acts -- midazolam --kg 16 --age 4
 *
 * Without a weight and an age it prints what is read while nobody is known. Without a drug it prints all.
 */
const { values, positionals } = commandOptions(
  { allowPositionals: true, options: { kg: { type: 'string' }, age: { type: 'string' } } },
  'For example: npm run content:acts -- midazolam --kg 16 --age 4',
);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A quantity, or undefined when it is out of the range of any patient. */
function within<Quantity>(make: () => Quantity): Quantity | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The patient of the options, or what is wrong with them. */
function patientOf(): ActPatient | string {
  const typed = values.kg === undefined ? undefined : readKilograms(values.kg);
  const entry = values.age === undefined ? undefined : readAge(values.age);
  const weight = typed ? within(() => kg(typed)) : undefined;
  const age = entry?.kind === 'age' ? within(() => years(entry.age.value)) : undefined;
  if (values.kg !== undefined && weight === undefined) {
    return `"${values.kg}" is no weight in kg: write a number, like --kg 16.`;
  }
  if (values.age !== undefined && age === undefined) {
    return `"${values.age}" is no age: write years, like --age 4 or 1/12.`;
  }
  return { weight: weight ?? null, age: age ?? null, conditions: new Map() };
}

/**
 * Prints the acts of these drugs, or of all.
 * @returns whether everything that was asked for is there
 */
function print(drugs: readonly MedicationId[]): boolean {
  const patient = patientOf();
  if (typeof patient === 'string') {
    say(patient);
    return false;
  }
  const read = readEdition(textsIn(join(import.meta.dirname, '../content')));
  if ('problems' in read) {
    for (const problem of read.problems) say(problemText(problem));
    return false;
  }
  const { edition } = read;
  const { acts } = edition;
  if (acts === undefined) {
    say('The content has no acts.');
    return false;
  }
  const unknown = drugs.filter((id) => acts.drugs[id] === undefined);
  for (const id of unknown) {
    say(`There are no acts of "${id}": write the name of a file of content/acts without its ending.`);
  }
  const nameOf = (id: MedicationId): string => edition.formulary[id]?.genericName ?? id;
  for (const id of drugs.length > 0 ? drugs : Object.keys(acts.drugs)) {
    for (const act of acts.drugs[id]?.acts ?? []) {
      const asked = askedAct(acts, id, act.id);
      if (asked === undefined) continue;
      say(`\n${id}/${actLine(act)}`);
      for (const line of faceLines(asked, patient, acts, nameOf)) say(`  ${line}`);
    }
  }
  return unknown.length === 0;
}

process.exitCode = print(positionals) ? 0 : 1;
