import type { Act, DrugActs, Who } from '@first60/clinical';
import type { Found } from '../../../rule.ts';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { entriesFor, everyPatient, isFor, patientAgeText, type TriedPatient } from '../figures/patients.ts';

/**
 * One patient is in one entry of a dose, and no patient falls between two entries. Whoever gets a dose gets it by some
 * route.
 */
export const oneDoseForOne: ActRule = {
  name: 'one-dose-for-one',
  find: (contents) =>
    everyAct(contents, (drug, act) => {
      const patients = everyPatient(drug);
      return [
        ...twice(drug, act, patients),
        ...between(drug, act, patients),
        ...withoutRoute(drug, act, patients),
        ...twiceByAge(drug, act, patients),
      ];
    }),
};

const twice = (drug: DrugActs, act: Act, patients: readonly TriedPatient[]): readonly Found[] =>
  patients
    .filter((patient) =>
      entriesFor(act.dose, patient).some(({ who }, index, all) =>
        all.slice(0, index).some((one) => canBeBoth(one.who, who)),
      ),
    )
    .slice(0, 1)
    .map((patient) =>
      actStops(drug, act, `has two doses for ${patientAgeText(patient)}: let its patients not overlap.`),
    );

/** Two entries that each depend on a condition of their own are told apart by the crew. */
const canBeBoth = (one: Who, other: Who): boolean =>
  one.if === undefined || other.if === undefined || one.if === other.if;

/** Two patients with a dose, and between them in age or weight one of the same group without. */
function between(drug: DrugActs, act: Act, patients: readonly TriedPatient[]): readonly Found[] {
  if (act.dose.length < 2) return [];
  const gets = (patient: TriedPatient) => entriesFor(act.dose, patient).length > 0;
  const lacks = patients.filter((patient) => !gets(patient));
  const lost = lacks.find((patient) =>
    (['months', 'kg'] as const).some((scale) => {
      const other = scale === 'months' ? 'kg' : 'months';
      const along = patients.filter((one) => one[other] === patient[other] && gets(one));
      return along.some((one) => one[scale] < patient[scale]) && along.some((one) => one[scale] > patient[scale]);
    }),
  );
  return lost === undefined
    ? []
    : [
        actStops(
          drug,
          act,
          `has no dose for ${patientAgeText(lost)}, and has one for patients on both sides: close the gap.`,
        ),
      ];
}

const withoutRoute = (drug: DrugActs, act: Act, patients: readonly TriedPatient[]): readonly Found[] =>
  patients
    .filter(
      (patient) => entriesFor(act.dose, patient).length > 0 && act.routes.every(({ who = {} }) => !isFor(who, patient)),
    )
    .slice(0, 1)
    .map((patient) => actStops(drug, act, `has a dose for ${patientAgeText(patient)}, and no route: add one.`));

const twiceByAge = (drug: DrugActs, act: Act, patients: readonly TriedPatient[]): readonly Found[] =>
  patients
    .filter((patient) => (act.byAge ?? []).filter(({ who }) => isFor(who, patient)).length > 1)
    .slice(0, 1)
    .map((patient) =>
      actStops(drug, act, `has two doses by age for ${patientAgeText(patient)}: let its ages not overlap.`),
    );
