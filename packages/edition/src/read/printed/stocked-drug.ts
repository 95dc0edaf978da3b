import type { Act, DrugActs } from '@first60/clinical';
import { fluidName } from '../../acts/words/recipe-words.ts';
import type { DrugFile } from '../../files/drug-file.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { isForAge } from './age.ts';
import { dilutionOfAct, type NamedDilution, strengthOfProduct } from './printed-dilution.ts';
import { printedDose } from './printed-dose.ts';
import type { PrintedAct, PrintedDrug } from './printed-drug.ts';

/** The drugs with the strength, the dilutions and the doses of their acts. */
export const printedDrugs = (
  files: ReadonlyMap<string, DrugFile>,
  acts: EditionActs | undefined,
): ReadonlyMap<string, PrintedDrug> =>
  new Map([...files].map(([id, file]) => [id, { ...file, ...figuresOf(acts?.drugs[id], acts) }]));

function figuresOf(
  drug: DrugActs | undefined,
  acts: EditionActs | undefined,
): Pick<PrintedDrug, 'drug' | 'strength' | 'dilutions' | 'acts'> {
  if (drug === undefined || acts === undefined) return { dilutions: {}, acts: {} };
  const strength = strengthOfProduct(drug.products[0]);
  const dilutions = drug.acts.flatMap((act) => Object.values(dilutionsOf(drug, act)).flatMap((one) => one ?? []));
  return {
    drug,
    ...(strength && { strength }),
    dilutions: Object.fromEntries(dilutions.map(({ name, dilution }) => [name, dilution])),
    acts: Object.fromEntries(drug.acts.map((act) => [act.id, printedAct(drug, act, acts)])),
  };
}

function printedAct(drug: DrugActs, act: Act, acts: EditionActs): PrintedAct {
  const adult = printedDose(drug, act, 'adult', acts);
  const pediatric = printedDose(drug, act, 'child', acts);
  const missingDiluent = missingDiluentOf(drug, act, acts);
  return {
    act,
    ...(adult && { adult }),
    ...(pediatric && { pediatric }),
    ...(missingDiluent && { missingDiluent }),
  };
}

/** The dilutions of an act by age group. */
export interface Dilutions {
  readonly adult: NamedDilution | undefined;
  readonly child: NamedDilution | undefined;
}

/** The dilution of each age group that has a dose. */
export function dilutionsOf(drug: DrugActs, act: Act): Dilutions {
  const of = (age: 'adult' | 'child') =>
    act.dose.some(({ who }) => isForAge(who, age)) ? dilutionOfAct(drug, act, age) : undefined;
  return { adult: of('adult'), child: of('child') };
}

const SALINE = 'saline';

function missingDiluentOf(
  { preparations }: DrugActs,
  { id, source }: Act,
  { drugs }: EditionActs,
): PrintedAct['missingDiluent'] {
  const made = preparations.find(({ must }) => must.some(({ acts }) => acts?.includes(id)));
  if (made === undefined || made.diluent === SALINE || drugs[made.diluent] !== undefined) return undefined;
  return { name: fluidName(made.diluent), source: made.source ?? source };
}
