import { Decimal } from '../decimal.ts';
import type { Act, DrugActs, Modifier } from './act.ts';
import { comparable, doseFor, grownDose, isLess, isSameDose, mostOf, scaledDose, writtenDose } from './give-dose.ts';
import type { Given, GivenDose } from './given.ts';
import { type BranchPatient, fitOf } from './who.ts';

type OtherDose = Pick<Given['otherwise'][number], 'modifier' | 'applies' | 'dose'>;

export interface ModifiedDose {
  readonly dose: GivenDose;
  /** Modifiers that surely apply. */
  readonly modified: readonly Modifier[];
  /** What the dose would be by modifiers that are not in it. */
  readonly otherwise: readonly OtherDose[];
  /** What the limits are multiplied by. */
  readonly ofLimits: number;
}

const ONCE = new Decimal(1);

/**
 * A written dose for a patient, changed by its modifiers. Modifiers do not multiply: with half for age and half for
 * alcohol the dose is half, so the smallest factor wins. A modifier never raises the dose. A larger dose is returned in
 * `otherwise`, together with the doses that would follow from modifiers that may or may not apply.
 * `growth` is the factor between this dose and the first one.
 * @throws RangeError as `doseFor` does: a bug in the data.
 */
export function modifiedDose(
  written: GivenDose,
  drug: DrugActs,
  act: Act,
  patient: BranchPatient,
  growth: Decimal = ONCE,
): ModifiedDose {
  const given = (dose: GivenDose) => grownDose(doseFor(dose, patient), growth);
  const full = given(written);
  const candidates = [...(drug.modify ?? []), ...(act.modify ?? [])]
    .filter(({ acts }) => acts === undefined || acts.includes(act.id))
    .map((modifier) => ({ modifier, fit: fitOf(modifier.who, patient), dose: given(effect(written, modifier)) }));
  const sure = candidates.filter(({ fit }) => fit === 'yes');
  const dose = sure.reduce((least, { dose: next }) => (leaves(next, least) ? next : least), full);
  return {
    dose,
    modified: sure.map(({ modifier }) => modifier),
    otherwise: candidates.flatMap(({ modifier, fit, dose: other }): readonly OtherDose[] => {
      const isOther = fit === 'yes' ? isMore(other, full) : fit === 'unsure' && wouldChange(dose, other, full);
      return isOther && fit !== 'no' ? [{ modifier, applies: fit, dose: other }] : [];
    }),
    ofLimits: Math.min(
      1,
      ...sure.flatMap(({ modifier: { limits, factor } }) => (limits && factor ? [factor.high] : [])),
    ),
  };
}

function effect(written: GivenDose, { give, factor }: Modifier): GivenDose {
  if (give !== undefined) return writtenDose(give);
  return factor === undefined ? written : scaledDose(written, factor);
}

/**
 * True when a modifier makes a dose smaller: its upper end, or its lower end where the upper ones are equal, so that "half
 * or none" is kept beside "half". A fixed dose and one per kg are compared only for a weight.
 */
const leaves = (modified: GivenDose, dose: GivenDose): boolean =>
  !comparable(modified, dose) ||
  isLess(mostOf(modified), mostOf(dose)) ||
  (!isLess(mostOf(dose), mostOf(modified)) && isLess(modified.low, dose.low));

const isMore = (modified: GivenDose, dose: GivenDose): boolean =>
  comparable(modified, dose) && isLess(mostOf(dose), mostOf(modified));

/**
 * Whether a dose would be another by one more modifier. The least counts: beside half for the age, three quarters for
 * something else change nothing.
 */
const wouldChange = (dose: GivenDose, modified: GivenDose, full: GivenDose): boolean =>
  !isSameDose(modified, dose) && (!isMore(modified, dose) || isMore(modified, full));
