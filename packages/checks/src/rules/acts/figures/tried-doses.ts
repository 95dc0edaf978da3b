import type { Act, ActDose, DrugActs, Route } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type DoseAt, doseAt, figuresOf, weightsOfLimits } from './dose-at.ts';
import { entriesFor, isFor, type TriedPatient, triedPatients } from './patients.ts';

/** What an act comes to for one patient by one route. */
export interface TriedDose {
  readonly drug: DrugActs;
  readonly act: Act;
  readonly patient: TriedPatient;
  readonly route: Route;
  readonly dose: ActDose;
  readonly at: DoseAt;
}

/** Every dose in figures of an act, for every tried patient and route, the lightest patient first. */
export function triedDoses(drug: DrugActs, act: Act): readonly TriedDose[] {
  const limits = act.dose.flatMap(({ give }) => {
    const dose = figuresOf(give);
    return dose === undefined ? [] : weightsOfLimits(dose);
  });
  return triedPatients(drug, ...limits).flatMap((patient) =>
    entriesFor(act.dose, patient).flatMap(({ give }) => {
      const dose = figuresOf(give);
      const at = dose && attempt(() => doseAt(dose, patient.kg));
      return dose === undefined || at === undefined
        ? []
        : act.routes
            .filter(({ who = {} }) => isFor(who, patient))
            .map(({ route }) => ({ drug, act, patient, route, dose, at }));
    }),
  );
}

/** The first of several entries for each key. */
export const firstOfEach = <Entry>(entries: readonly Entry[], key: (entry: Entry) => string): readonly Entry[] =>
  [...Map.groupBy(entries, key).values()].flatMap(([first]) => first ?? []);
