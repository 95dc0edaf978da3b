import type { Act, DrugActs } from '@first60/clinical';
import { fluidName } from '../../acts/words/recipe-words.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { isForAge } from './age.ts';
import type { PrintedAct } from './printed-act.ts';
import { dilutionOfAct, type NamedDilution } from './printed-dilution.ts';
import { printedDose } from './printed-dose.ts';

/** The doses of an act for both age groups, in the form in which rows and lines print them. */
export function printedAct(drug: DrugActs, act: Act, acts: EditionActs): PrintedAct {
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
