import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActPatient, kg, readAge, readKilograms, years } from '@first60/clinical';
import { askedAct } from '../acts/asked-act.ts';
import { type Face, faceOf } from '../acts/words/face.ts';
import { idOf } from '../read/edition-files.ts';
import { problemText } from '../read/problem.ts';
import { readEdition } from '../read/read-edition.ts';
import { SMALL_EDITION, smallDrug } from './small-edition.ts';

const FOLDER = join(import.meta.dirname, 'acts');
const files = readdirSync(FOLDER);
const ids = files.map(idOf);

/** The small edition with all drugs of `acts/`. A drug of the small edition keeps its own file. */
const read = readEdition(
  new Map([
    ...ids.map((id) => [`drugs/${id}.yaml`, smallDrug(id)] as const),
    ...SMALL_EDITION,
    ...files.map((file) => [`acts/${file}`, readFileSync(join(FOLDER, file), 'utf8')] as const),
    [
      'edition.yaml',
      (SMALL_EDITION.get('edition.yaml') ?? '').replace(/drugs: \[.*\]/, `drugs: [${ids.join(', ')}]`),
    ] as const,
  ]),
);
if (!('edition' in read)) throw new Error(read.problems.map(problemText).join('\n'));
const { acts } = read.edition;
if (acts === undefined) throw new Error('The drugs for the tests have no acts.');

/** A patient as a crew types it: "16" and "4", "0.1" for years. What is left out is not known. */
function patientOf({ weight, age, has = [], not = [] }: Typed): ActPatient {
  const kilograms = weight === undefined ? null : readKilograms(weight);
  const entry = age === undefined ? undefined : readAge(age);
  return {
    weight: kilograms === null ? null : kg(kilograms),
    age: entry?.kind === 'age' ? years(entry.age.value) : null,
    conditions: new Map([...has.map((key) => [key, true] as const), ...not.map((key) => [key, false] as const)]),
  };
}

export interface Typed {
  readonly weight?: string;
  readonly age?: string;
  /** Conditions that are known to hold. */
  readonly has?: readonly string[];
  /** Conditions that are known not to hold. */
  readonly not?: readonly string[];
}

/** What is read of an act, "midazolam/seizure-im", of the drugs of `acts/`. */
export function faceFor(ref: string, patient: Typed = {}): Face {
  const [medication = '', act = ''] = ref.split('/');
  const asked = acts && askedAct(acts, medication, act);
  if (acts === undefined || asked === undefined) throw new Error(`No act is called ${ref}.`);
  return faceOf(asked, patientOf(patient), acts, (id) => id);
}
