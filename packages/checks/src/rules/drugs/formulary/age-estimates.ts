import {
  type AgeDose,
  checkRange,
  convert,
  doseOf,
  type Figure,
  percentFrom,
  years,
  zoneOfAge,
} from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { quickPlace } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** A row of either calculator that may give a dose by age alone. */
interface AgeRow {
  readonly at: string;
  readonly where: string;
  readonly indication: string;
  readonly adult?: Figure;
  readonly perKg?: Figure;
  readonly max?: Figure;
  readonly byAge?: readonly (AgeDose & { readonly sources: readonly string[] })[];
  readonly never?: string;
  /** The row's wording. It must not contain a typed percentage. */
  readonly texts: readonly string[];
}

/** After these drugs, an underdosed child is awake and cannot breathe. */
const LETHAL = /\b(?:induction|paralysis)\b/i;
const YEARS = Array.from({ length: 12 }, (_, at) => at + 1);
/** Every month of childhood. */
const MONTHS = Array.from({ length: 12 * 18 }, (_, month) => years(month / 12));
/** The face calculates the percentage. A typed one would become wrong when a figure changes. */
const BY_HAND = /\d\s?% (?:less|more|too)\b/;

/**
 * An estimate from age alone can be compared with a dose by weight, so that its face shows the direction and the size of the
 * difference. An estimate for a drug that induces or paralyzes is marked as never given. Age bands do not overlap.
 */
export const ageEstimates: Rule = {
  name: 'age-estimates',
  find: (edition) =>
    ageRows(edition).flatMap((row) => [
      ...withoutMeasure(edition, row),
      ...withoutNever(row),
      ...wrongBands(row),
      ...writtenByHand(row),
    ]),
};

const ageRows = (edition: Edition): readonly AgeRow[] => [
  ...dosingRows(edition).map(({ drug, row, at, where }): AgeRow => {
    const adult = row.youngs ? drug.youngsAdultDose?.comprehensive : undefined;
    const { perKg, max } = row.pedsFigure ?? {};
    return {
      at,
      where,
      indication: row.indication,
      ...(adult && { adult }),
      ...(perKg && { perKg }),
      ...(max && { max }),
      ...(row.byAge && { byAge: row.byAge }),
      ...(row.youngsNever !== undefined && { never: row.youngsNever }),
      texts: [row.youngsNever ?? '', ...(row.cautions ?? []).map(({ text }) => text)],
    };
  }),
  ...(['quickDoses', 'quickAgeDoses'] as const).flatMap((table) =>
    edition[table].map((row, index): AgeRow => {
      const perKg = 'perKg' in row ? row.perKg : row.dosePerKg;
      return {
        at: pointer(table, index),
        where: quickPlace(row),
        indication: `${row.indication}${row.purpose === 'airway' ? ' (paralysis or induction)' : ''}`,
        ...(row.youngsAdultDose && { adult: row.youngsAdultDose }),
        perKg,
        ...(row.maxDose && { max: row.maxDose }),
        ...('byAge' in row && row.byAge && { byAge: row.byAge }),
        ...(row.youngsNever !== undefined && { never: row.youngsNever }),
        texts: [row.youngsNever ?? '', ...row.cautions.map(({ text }) => text)],
      };
    }),
  ),
];

/** Without a dose by weight, or without a zone for an age, the face cannot show how far Young's estimate is off. */
function withoutMeasure({ zones }: Edition, { at, where, adult, perKg }: AgeRow): readonly Found[] {
  if (adult === undefined) return [];
  const isMeasured = perKg !== undefined && attempt(() => percentFrom(doseOf(adult), doseOf(perKg))) !== undefined;
  if (!isMeasured) {
    return [
      stops(
        at,
        `${where} is estimated from an adult ${inWords(adult)}, but has no dose for each kg of a child to hold it against: give it one.`,
      ),
    ];
  }
  const lost = YEARS.find((age) => zoneOfAge(years(age), zones) === null);
  return lost === undefined
    ? []
    : [
        stops(
          at,
          `${where} is estimated at ${lost} years, where no color zone gives a weight: correct the zones' ages.`,
        ),
      ];
}

const withoutNever = ({ at, where, indication, adult, never }: AgeRow): readonly Found[] =>
  adult === undefined || never !== undefined || !LETHAL.test(indication)
    ? []
    : [
        stops(
          at,
          `${where} induces or paralyzes and is estimated by Young's rule: say in "youngsNever" that it is never given by it.`,
        ),
      ];

function wrongBands({ at, where, byAge = [], max }: AgeRow): readonly Found[] {
  if (byAge.length === 0) return [];
  const twice = MONTHS.some(
    (age) => byAge.filter(({ only }) => checkRange(only, null, age).kind === 'inside').length > 1,
  );
  const isAbove = byAge.some(
    ({ dose }) => max !== undefined && attempt(() => convert(doseOf(dose), max.unit).value.gt(max.amount)) === true,
  );
  return [
    ...(twice ? [stops(at, `${where} has two doses for one age: let its bands of ages not overlap.`)] : []),
    ...(isAbove ? [stops(at, `${where} gives an age more than the child's maximum: correct one of them.`)] : []),
    ...byAge
      .filter(({ sources }) => sources.length === 0)
      .map(({ dose }) => stops(at, `${where} gives ${inWords(dose)} by age without a source: name the work.`)),
  ];
}

const writtenByHand = ({ at, where, texts }: AgeRow): readonly Found[] =>
  texts
    .filter((text) => BY_HAND.test(text))
    .map((text) => stops(at, `${where} says "${text}": the face works out a difference, so take it out.`));
