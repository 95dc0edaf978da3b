import type { Act, Who } from '@first60/clinical';
import type { Note } from '../notes.ts';
import { whoText } from './act-text.ts';
import { type ExamplePatient, examplesOf, exampleText, fits, type Patients, patientsOf } from './patients.ts';
import type { PlacedAct } from './placed-act.ts';

type Entry = Pick<Act['dose'][number], 'who'>;

/**
 * Notes two dose entries that one patient may be in. Conditions do not part them, because a patient can have both or
 * none.
 */
export function noteOverlaps({ act: { dose }, at }: PlacedAct, note: Note): void {
  const patients = dose.map(({ who }) => patientsOf(who));
  const examples = examplesOf(patients);
  for (const [first, one] of patients.entries()) {
    for (const [offset, other] of patients.slice(first + 1).entries()) {
      const both = examples.find((patient) => fits(one, patient) && fits(other, patient));
      if (both === undefined) continue;
      const [name, second] = [nameOf(dose[first]), nameOf(dose[first + 1 + offset])];
      const isByCondition = [dose[first], dose[first + 1 + offset]].some((entry) => entry?.who.if !== undefined);
      const mend = isByCondition
        ? 'a patient can have a condition or several, so write one dose, and under "modify" what the condition changes'
        : 'change one of their ranges';
      note(
        at('dose'),
        `A patient of ${exampleText(both, [one, other])} is in "${name}" and in "${second}" and would have two doses: ${mend}.`,
      );
    }
  }
}

const nameOf = (entry: Entry | undefined): string => whoText(entry?.who);

/** Notes patients between two written ranges, who would get no dose. */
export function noteGaps({ act: { dose }, at }: PlacedAct, note: Note): void {
  for (const { below, above, left } of gapsIn(dose.map(({ who }) => who))) {
    note(
      at('dose'),
      `A patient of ${exampleText(left, [patientsOf(below), patientsOf(above)])} is between "${whoText(below)}" and "${whoText(above)}" and gets no dose: let the ranges meet, like "under 20 kg" and "from 20 kg".`,
    );
  }
}

interface Gap {
  readonly below: Who;
  readonly above: Who;
  readonly left: ExamplePatient;
}

function gapsIn(all: readonly Who[]): readonly Gap[] {
  const patients = all.map(patientsOf);
  const examples = examplesOf(patients);
  const left = examples.filter((patient) => !patients.some((one) => fits(one, patient)));
  return (['age', 'weight'] as const).flatMap((axis) =>
    patients.flatMap((lower, low) =>
      patients.flatMap((upper, high): readonly Gap[] => {
        const between = left.find((patient) => isBetween(lower, upper, axis, patient));
        const [below, above] = [all[low], all[high]];
        const isNext = between !== undefined && !patients.some((one) => isBetweenThem(lower, one, upper, axis));
        return isNext && below && above ? [{ below, above, left: between }] : [];
      }),
    ),
  );
}

/** True for a patient whom only this axis keeps out of both, above the one and below the other. */
function isBetween(lower: Patients, upper: Patients, axis: 'age' | 'weight', patient: ExamplePatient): boolean {
  const [low, high] = [lower[axis], upper[axis]];
  if (!low.isHighSaid || !high.isLowSaid || low.high > high.low) return false;
  const inside = (one: Patients, end: number) =>
    fits({ ...one, [axis]: openAt(one[axis]) }, { ...patient, [axis]: end });
  const value = patient[axis];
  return value >= low.high && value <= high.low && inside(lower, low.high) && inside(upper, high.low);
}

const openAt = <Limits extends { isLowIn: boolean; isHighIn: boolean }>(limits: Limits): Limits => ({
  ...limits,
  isLowIn: true,
  isHighIn: true,
});

/** True when another range starts between the two, so that they are no neighbors. */
const isBetweenThem = (lower: Patients, one: Patients, upper: Patients, axis: 'age' | 'weight'): boolean =>
  one !== lower && one !== upper && one[axis].low >= lower[axis].high && one[axis].high <= upper[axis].low;

/** Notes a dose entry that fits nobody, because its range is outside its group. */
export function noteNobody({ act: { dose }, at }: PlacedAct, note: Note): void {
  for (const { who } of dose) {
    const patients = patientsOf(who);
    if (examplesOf([patients]).some((patient) => fits(patients, patient))) continue;
    note(
      at('dose'),
      `"${whoText(who)}" fits nobody: a newborn is under 1 month, a child under 15 years, an adult from 15 years.`,
    );
  }
}
