import type { DoseAge, PatientRange } from '@first60/clinical';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { inWords, WHOSE } from '../../../doses/figure-words.ts';
import { asks, type Found, type Rule, stops } from '../../../rule.ts';

/**
 * Within one place, a drug has one dose per indication, route and patient. With two rows, it is unclear which one applies.
 */
export const twinDoses: Rule = {
  name: 'twin-doses',
  find: (edition) => {
    const firsts = new Map<string, PlacedDose[]>();
    return everyDose(edition).flatMap((dose) => {
      const key = keyOf(dose);
      if (key === undefined) return [];
      const earlier = (firsts.get(key) ?? []).filter(({ only = {} }) => canBeBoth(only, dose.only ?? {}));
      firsts.set(key, [...(firsts.get(key) ?? []), dose]);
      return earlier.slice(0, 1).map((first) => twins(first, dose));
    });
  },
};

/**
 * A dose's key: its list, drug, patient group, indication, route, and bolus or infusion. Undefined for adult cards,
 * because their steps may repeat a key.
 */
function keyOf({ at, drug, age, indication, ways, estimated, fixed, perKg, infusion }: PlacedDose): string | undefined {
  const [, list = '', card = ''] = at.split('/');
  if (estimated === true || list === 'adultDosing' || at.endsWith('usualMaximum')) return undefined;
  if (fixed === undefined && perKg === undefined && infusion === undefined) return undefined;
  const part = list === 'protocols' || list === 'formulary' ? `${list}/${card}` : list;
  return [part, drug.id, age, indication.toLowerCase().trim(), [...ways].sort().join(), infusion !== undefined].join(
    '|',
  );
}

const saidOf = ({ fixed, perKg, min, max, infusion }: PlacedDose): string =>
  [
    fixed && inWords(fixed),
    perKg && `${inWords(perKg)}/kg`,
    min && `at least ${inWords(min)}`,
    max && `at most ${inWords(max)}`,
    infusion && `${infusion.low.amount}-${inWords(infusion.high)}/${infusion.per}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

function twins(first: PlacedDose, second: PlacedDose): Found {
  const who: DoseAge = second.age;
  const [one, other] = [saidOf(first), saidOf(second)];
  return one === other
    ? asks(second.at, `${second.where} stands there twice with ${one} for ${WHOSE[who]}: take one of the two out.`)
    : stops(
        second.at,
        `${second.where} gives ${WHOSE[who]} ${other}, and in another place by the same way ${one}: keep one of the two, or say in the indication what each is for.`,
      );
}

/** True when a patient can be in both ranges. */
const canBeBoth = (one: PatientRange, other: PatientRange): boolean =>
  (['Months', 'Kg'] as const).every((scale) => {
    const from = Math.max(...[one, other].map((range) => range[`from${scale}`] ?? range[`above${scale}`] ?? 0));
    const to = Math.min(
      ...[one, other].map((range) => range[`to${scale}`] ?? range[`below${scale}`] ?? Number.POSITIVE_INFINITY),
    );
    const isOpen = [one, other].some((range) => range[`above${scale}`] === from || range[`below${scale}`] === to);
    return isOpen ? from < to : from <= to;
  });
