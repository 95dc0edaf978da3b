import { medicationLines } from '../../medication-lines.ts';
import { type Rule, stops } from '../../rule.ts';

/** A note for one age is used only when both ages have a dose. A line for a single age does not need such a note. */
export const ageNotes: Rule = {
  name: 'age-notes',
  find: (edition) =>
    medicationLines(edition)
      .filter(({ line }) => line.adultNote !== undefined || line.pediatricNote !== undefined)
      .filter(({ line }) => line.adult === undefined || line.pediatric === undefined)
      .map(({ at, where }) =>
        stops(at, `${where} has a note for one age and a dose for one age only: make it a note for all patients.`),
      ),
};
