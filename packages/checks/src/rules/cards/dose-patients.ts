import type { LineDose, PatientRange } from '@first60/clinical';
import { medicationLines } from '../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../rule.ts';

/** Wording that limits a dose to certain weights, and the limit that must be entered with that dose. */
const WEIGHTS: ReadonlyArray<readonly [RegExp, (first: number, second: number) => PatientRange]> = [
  [/^(?!.*under).* from (\d+) kg/, (kg) => ({ fromKg: kg })],
  [/(?:under|below) (\d+) kg/, (kg) => ({ belowKg: kg })],
  [/over (\d+) kg/, (kg) => ({ aboveKg: kg })],
  [/(\d+) kg or less/, (kg) => ({ toKg: kg })],
  [/(\d+)-(\d+) kg/, (from, to) => ({ fromKg: from, toKg: to })],
];

/** Age limits in the wording of a child's calculated dose: without the age, a card must not calculate the dose. */
const AGES: ReadonlyArray<readonly [RegExp, (first: number) => PatientRange]> = [
  [/over (\d+) years only/, (years) => ({ aboveMonths: years * 12 })],
  [/from (\d+) years/, (years) => ({ fromMonths: years * 12 })],
  [/from (\d+) months/, (months) => ({ fromMonths: months })],
];

/**
 * If a dose's wording limits it to certain patients, the same limits are entered as figures. The card withholds the
 * dose from all others.
 */
export const dosePatients: Rule = {
  name: 'dose-patients',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line, at, where }) =>
      (['adult', 'pediatric'] as const).flatMap((age): Found[] => {
        const dose = line[age];
        if (dose === undefined) return [];
        const place = `${at}/${age}`;
        const isChilds = age === 'pediatric' && dose.perKg !== undefined;
        return [...wrongWeights(dose, place, where), ...(isChilds ? wrongAges(dose, place, where) : [])];
      }),
    ),
};

const wrongWeights = (dose: LineDose, at: string, where: string): Found[] =>
  limitsIn(dose.text, WEIGHTS)
    .filter((limit) => !isSame(dose.only, limit))
    .map((limit) => disagreeing(dose, limit, at, where));

function wrongAges(dose: LineDose, at: string, where: string): Found[] {
  const { fromMonths, aboveMonths, toMonths, belowMonths } = dose.only ?? {};
  const isTyped = [fromMonths, aboveMonths, toMonths, belowMonths].some((limit) => limit !== undefined);
  const [limit] = limitsIn(dose.text, AGES);
  if (limit !== undefined) return isSame(dose.only, limit) ? [] : [disagreeing(dose, limit, at, where)];
  if (!isTyped && !/years|months/.test(dose.text)) return [];
  return [
    stops(
      at,
      `${where}: "${dose.text}" and the ages entered with it (${spoken(dose.only)}) cannot be held against each other: write "from 2 years", "from 6 months" or "over 10 years only" in the dose, and enter the same.`,
    ),
  ];
}

const limitsIn = (
  text: string,
  table: ReadonlyArray<readonly [RegExp, (first: number, second: number) => PatientRange]>,
): readonly PatientRange[] =>
  table.flatMap(([words, limit]) => {
    const found = words.exec(text);
    return found === null ? [] : [limit(Number(found[1]), Number(found[2]))];
  });

const disagreeing = (dose: LineDose, limit: PatientRange, at: string, where: string): Found =>
  stops(
    at,
    `${where}: "${dose.text}" is for patients ${spoken(limit)}, but those entered with it are ${spoken(dose.only)}: enter what the words say.`,
  );

const entriesOf = (range: PatientRange): string =>
  JSON.stringify(Object.entries(range).sort(([one], [other]) => one.localeCompare(other)));

const isSame = (typed: PatientRange | undefined, limit: PatientRange): boolean =>
  typed !== undefined && entriesOf(typed) === entriesOf(limit);

const WORDS: Readonly<Record<keyof PatientRange, readonly [before: string, unit: string]>> = {
  fromMonths: ['from', 'months'],
  aboveMonths: ['over', 'months'],
  toMonths: ['up to', 'months'],
  belowMonths: ['under', 'months'],
  fromKg: ['from', 'kg'],
  aboveKg: ['over', 'kg'],
  toKg: ['up to', 'kg'],
  belowKg: ['under', 'kg'],
};

function spoken(range: PatientRange | undefined): string {
  const limits = (Object.keys(WORDS) as ReadonlyArray<keyof PatientRange>).flatMap((limit) => {
    const figure = range?.[limit];
    const [before, unit] = WORDS[limit];
    if (figure === undefined) return [];
    return [unit === 'months' && figure % 12 === 0 ? `${before} ${figure / 12} years` : `${before} ${figure} ${unit}`];
  });
  return limits.length === 0 ? 'of any weight and age' : limits.join(', ');
}
