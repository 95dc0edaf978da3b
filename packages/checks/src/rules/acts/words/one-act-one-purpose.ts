import type { Act, DrugActs } from '@first60/clinical';
import { canonicalJson } from '@first60/edition';
import type { Found } from '../../../rule.ts';
import { type ActRule, actAsks, actStops } from '../act-rule.ts';

/** Words that begin a label and name no purpose. */
const NO_PURPOSE = new Set([
  ...['severe', 'stable', 'unstable', 'light', 'small', 'slow', 'high', 'acute', 'suspected', 'symptomatic', 'regular'],
  ...[
    'after',
    'before',
    'through',
    'during',
    'first',
    'second',
    'flush',
    'adult',
    'child',
    'infusion',
    'cardiac',
    'arrest',
    'dose',
  ],
]);
const SHORTEST_PURPOSE = 4;

/**
 * An act is for one purpose: its label and its conditions do not put together what other acts of the drug treat apart,
 * and Young's figure, which has one purpose, is on no two acts with different doses.
 */
export const oneActOnePurpose: ActRule = {
  name: 'one-act-one-purpose',
  find: ({ drugs }) =>
    drugs.flatMap((drug) => [
      ...drug.acts.flatMap((act) => [...twoInLabel(drug, act), ...twoConditions(drug, act)]),
      ...twoEstimates(drug),
    ]),
};

function twoInLabel(drug: DrugActs, act: Act): readonly Found[] {
  const words = wordsOf(act.label);
  const others = drug.acts.filter((one) => one.id !== act.id).flatMap(({ label }) => purposeOf(label) ?? []);
  const treated = [...new Set(others)].filter((purpose) => words.includes(purpose));
  return treated.length < 2
    ? []
    : [
        actAsks(
          drug,
          act,
          `names ${treated.map((purpose) => `"${purpose}"`).join(' and ')}, which other acts of the drug treat apart: let it name one, or split it.`,
        ),
      ];
}

/** The words of a label without those in brackets, which explain. */
const wordsOf = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .match(/[a-z][a-z-]+/g) ?? [];

/** The first word of a label that names what the act is for. */
const purposeOf = (label: string): string | undefined =>
  wordsOf(label).find((word) => word.length >= SHORTEST_PURPOSE && !NO_PURPOSE.has(word));

function twoConditions(drug: DrugActs, act: Act): readonly Found[] {
  const apart = (act.when ?? []).filter((condition) =>
    drug.acts.some(({ id, when = [] }) => id !== act.id && when.length === 1 && when[0] === condition),
  );
  return apart.length < 2
    ? []
    : [
        actStops(
          drug,
          act,
          `is for ${apart.map((condition) => `"${condition}"`).join(' and ')}, which other acts of the drug treat apart: let it be for one.`,
        ),
      ];
}

function twoEstimates(drug: DrugActs): readonly Found[] {
  const [first, ...others] = drug.acts.filter(({ youngs }) => youngs);
  return others
    .filter((act) => first && differ(act, first))
    .map((act) =>
      actStops(
        drug,
        act,
        `has the estimate by Young's rule that "${first?.label}" has with another dose: leave it with the act whose dose it is.`,
      ),
    );
}

/** True when a group of patients gets another dose by one act than by the other. */
const differ = (one: Act, other: Act): boolean =>
  one.dose.some(({ who, give }) =>
    other.dose.some(
      (entry) => canonicalJson(entry.who) === canonicalJson(who) && canonicalJson(entry.give) !== canonicalJson(give),
    ),
  );
