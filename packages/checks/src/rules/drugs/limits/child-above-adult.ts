import type { Figure, PatientRange } from '@first60/clinical';
import type { Exceptions } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { isMore, mostAt } from '../../../doses/most-at.ts';
import { WAY_WORDS, type Way } from '../../../doses/way.ts';
import { WEIGHTS } from '../../../doses/weighed.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/** A child never gets more of a drug than an adult by the same route for the same indication, at any possible weight. */
export const childAboveAdult: Rule = {
  name: 'child-above-adult',
  find: (edition, { childrenAboveAdults }) => {
    // Not compared: infusions are titrated, some estimates are never given, and a usual maximum only warns.
    const doses = everyDose(edition).filter(
      ({ infusion, estimated, at }) => infusion === undefined && estimated !== true && !at.endsWith('usualMaximum'),
    );
    const adults = Map.groupBy(
      doses.filter(({ age }) => age === 'adult'),
      keyOf,
    );
    const above = doses
      .filter(({ age }) => age === 'pediatric')
      .flatMap((child) => (adults.get(keyOf(child)) ?? []).flatMap((adult) => excess(child, adult) ?? []).slice(0, 1));
    const isNamed = ({ child }: Excess, { medication, indication }: Exceptions['childrenAboveAdults'][number]) =>
      medication === child.drug.id && indication === child.indication;
    return [
      ...above.filter((each) => !childrenAboveAdults.some((entry) => isNamed(each, entry))).map(foundOf),
      ...childrenAboveAdults
        .filter((entry) => !above.some((each) => isNamed(each, entry)))
        .map(({ medication, indication }) =>
          asks(
            '/formulary',
            `Known differences: a child is said to get more ${medication} than an adult for "${indication}", and does not: take it off the list.`,
          ),
        ),
    ];
  },
};

/** Lines are compared across cards, because one card may give the child's dose and another the adult's. */
const keyOf = ({ at, drug, indication }: PlacedDose): string => {
  const [, list = '', entry = ''] = at.split('/');
  const of = list === 'quickDoses' ? entry : '';
  const meant = indication
    .toLowerCase()
    .replaceAll(/\b(?:adult|child|children|pediatric|infant)\b/g, '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
  return [list, of, drug.id, meant].join('|');
};

interface Excess {
  readonly child: PlacedDose;
  readonly adult: PlacedDose;
  readonly weight: string;
  readonly way: Way | undefined;
  readonly most: readonly [child: Figure, adult: Figure];
}

/**
 * The heaviest child in each list. Cards decide by weight up to 50 kg, the quick calculator below 40, and rows by age.
 */
const HEAVIEST_CHILD: Readonly<Record<string, number>> = { protocols: 50, quickDoses: 39.9 };

/** The lightest child who gets more than the adult. */
function excess(child: PlacedDose, adult: PlacedDose): Excess | undefined {
  const way = child.ways.find((one) => adult.ways.includes(one));
  if (way === undefined && child.ways.length > 0 && adult.ways.length > 0) return undefined;
  const heaviest = HEAVIEST_CHILD[child.at.split('/')[1] ?? ''] ?? Number.POSITIVE_INFINITY;
  for (const weight of WEIGHTS.pediatric.filter((one) => Number(one) <= heaviest)) {
    if (!isFor(child.only, weight) || !isFor(adult.only, weight)) continue;
    const [ofChild, ofAdult] = [child, adult].map((dose) => attempt(() => mostAt(dose, weight)));
    const above = attempt(() => ofChild && ofAdult && isMore(ofChild, ofAdult));
    if (above && ofChild && ofAdult) return { child, adult, weight, way, most: [ofChild, ofAdult] };
  }
  return undefined;
}

const isFor = ({ fromKg = 0, aboveKg = 0, toKg, belowKg }: PatientRange = {}, weight: string): boolean => {
  const kg = Number(weight);
  const isBelow = (toKg === undefined || kg <= toKg) && (belowKg === undefined || kg < belowKg);
  return kg >= fromKg && (aboveKg === 0 || kg > aboveKg) && isBelow;
};

const foundOf = ({ child, adult, weight, way, most: [ofChild, ofAdult] }: Excess): Found =>
  stops(
    child.at,
    `${child.where} gives a child of ${weight} kg ${inWords(ofChild)}${way === undefined ? '' : ` ${WAY_WORDS[way]}`}, and an adult ${inWords(ofAdult)} for the same${adult.where === child.where ? '' : ` (${adult.where})`}: let the adult's dose be the child's most, or name it in exceptions.yaml under childrenAboveAdults with the reason.`,
  );
