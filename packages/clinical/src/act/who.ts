import { ageGroup } from '../age-group.ts';
import type { PatientRange } from '../dose-row.ts';
import type { ByWho, Group, Who } from './act.ts';
import type { ActPatient } from './given.ts';
import { givenParts } from './given-parts.ts';
import { allFit, bothRanges, type Fit, type KnownRange, rangeFit, rangeSides } from './known-range.ts';

/** A patient, and what is taken as given in one branch of an answer. */
export interface BranchPatient extends ActPatient {
  readonly assumed?: Who;
}

/** An adult is 15 years or older. Source: product specification section 9. */
const ADULT_FROM_MONTHS = 180;
/** Where a view has a rule of its own, a child may be up to this age. Source: product specification section 5. */
const VIEW_CHILD_BELOW_MONTHS = 216;
const NEWBORN_BELOW_MONTHS = 1;

const NEWBORN: PatientRange = { belowMonths: NEWBORN_BELOW_MONTHS };
const ADULT: PatientRange = { fromMonths: ADULT_FROM_MONTHS };
const CHILD: PatientRange = { belowMonths: ADULT_FROM_MONTHS };

/**
 * Whether a patient is one of these: every part that is there has to fit. The group is that of the branch, else that of
 * the view, else as `ageGroup` decides. A condition that is not in the patient's map is not known.
 */
export const fitOf = (who: Who, patient: BranchPatient): Fit =>
  allFit([groupFit(who.group, patient), rangeFit(who.range ?? {}, knownOf(patient)), conditionFit(who.if, patient)]);

/** Whether a condition holds; none at all always does. */
export function conditionFit(condition: string | undefined, { conditions }: ActPatient): Fit {
  if (condition === undefined) return 'yes';
  const holds = conditions.get(condition);
  if (holds === undefined) return 'unsure';
  return holds ? 'yes' : 'no';
}

function groupOf({ assumed, group, weight, age }: BranchPatient): 'adult' | 'child' | undefined {
  if (assumed?.group !== undefined) return assumed.group === 'adult' ? 'adult' : 'child';
  if (group !== undefined) return group;
  const decided = ageGroup(weight, age);
  return decided === 'pediatric' ? 'child' : decided;
}

function groupFit(group: Group | undefined, patient: BranchPatient): Fit {
  if (group === undefined) return 'yes';
  const own = groupOf(patient);
  if (group === 'newborn') return own === 'adult' ? 'no' : rangeFit(NEWBORN, knownOf(patient));
  if (own === undefined) return rangeFit(group === 'adult' ? ADULT : CHILD, knownOf(patient));
  return own === group ? 'yes' : 'no';
}

const knownOf = (patient: BranchPatient): KnownRange => ({
  age: patient.age,
  weight: patient.weight,
  limits: bothRanges(patient.assumed?.range ?? {}, rangeOfGroup(patient)),
});

/**
 * What a group says of an age that is not known. A view that counts everybody of 40 kg as an adult says nothing of the
 * age, so its adults have a least age only where no weight made them adults.
 */
function rangeOfGroup(patient: BranchPatient): PatientRange {
  const { assumed, group, weight, age } = patient;
  if (assumed?.group === 'newborn') return NEWBORN;
  if (groupOf(patient) === 'child') {
    return group === undefined ? CHILD : { belowMonths: VIEW_CHILD_BELOW_MONTHS };
  }
  const isOldEnough = assumed?.group === 'adult' || ageGroup(weight, age) === 'adult';
  return isOldEnough || (group === 'adult' && weight === null) ? ADULT : {};
}

/** The patients who are both. */
export const bothWho = (one: Who, other: Who): Who =>
  givenParts({
    group: other.group ?? one.group,
    range: one.range && other.range ? bothRanges(one.range, other.range) : (other.range ?? one.range),
    if: other.if ?? one.if,
  });

/** The patient of a branch: one of these, whatever else is not known. */
export const assuming = (patient: BranchPatient, who: Who): BranchPatient => ({
  ...patient,
  assumed: bothWho(patient.assumed ?? {}, who),
  conditions: who.if === undefined ? patient.conditions : new Map([...patient.conditions, [who.if, true]]),
});

/**
 * The two sides of the first thing about these patients that is not known of this one: under 20 kg, from 20 kg.
 * Undefined when it is a condition, which has no other side that could be written.
 */
export function sidesOf(who: Who, patient: BranchPatient): readonly [Who, Who] | undefined {
  const { group } = who;
  if (group !== undefined && groupFit(group, patient) === 'unsure') return [{ group }, besideGroup(group)];
  const sides = rangeSides(who.range ?? {}, knownOf(patient));
  return sides && [{ range: sides[0] }, { range: sides[1] }];
}

function besideGroup(group: Group): Who {
  if (group === 'newborn') return { range: { fromMonths: NEWBORN_BELOW_MONTHS } };
  return { group: group === 'adult' ? 'child' : 'adult' };
}

/**
 * The values that may be for the patient, in order, ending with the first that surely is, which has no `who` then. What
 * surely is for somebody else is left out; undefined when nothing is left.
 */
export function valuesFor<Value>(entries: ByWho<Value> | undefined, patient: BranchPatient): ByWho<Value> | undefined {
  const fits = (entries ?? []).map((entry) => ({ entry, fit: fitOf(entry.who ?? {}, patient) }));
  const sure = fits.findIndex(({ fit }) => fit === 'yes');
  const possible = (sure === -1 ? fits : fits.slice(0, sure + 1)).filter(({ fit }) => fit !== 'no');
  if (possible.length === 0) return undefined;
  return possible.map(({ entry, fit }) => (fit === 'yes' ? { is: entry.is } : entry));
}
