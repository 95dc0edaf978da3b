import { everyString } from '../../packages/checks/src/index.ts';
import type { Drug, Edition, ReviewPoint } from '../../packages/edition/src/index.ts';

/**
 * Calculates volumes a second time, with different arithmetic from the product. Each printed volume of a drug must
 * equal the dose printed next to it, divided by the strength of the stock or of a dilution of the drug.
 */
const MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000, units: 1, mEq: 1 };
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = '(mg|mcg|g|units|mEq)';
/** Also with the largest dose: "0.1 mg/kg, max 2.5 mg = 0.02 mL/kg, max 0.5 mL". */
const DOSE = `${NUMBER}(?:-${NUMBER})? ${UNIT}(?:/kg(?:, max ${NUMBER} ${UNIT})?)?(?: IM| IV)?`;
const VOLUME = `${NUMBER}(?:-${NUMBER})? mL(?:/kg(?:, max ${NUMBER} mL)?)?(?!/h)`;
const DOSE_AND_VOLUME = new RegExp(String.raw`${DOSE}(?: = | \()${VOLUME}(?: of ${NUMBER} (mg|mcg)/mL)?`, 'g');
const DOSE_AND_CONTAINERS =
  /([\d.]+) (mg|mcg|g)(?: = [\d.]+ mL)?(?:, | = | \()(\d+|two|three|four|five|six|seven|eight|nine|ten) (?:ampoules|vials|syringes)/g;
const WEIGHT_AND_VOLUME = new RegExp(`${NUMBER} kg:? ${NUMBER} mL(?!/)`, 'g');
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Volumes are printed with at least two decimals, and differ from the exact value by about a hundredth at most. */
const isNear = (printed: number, exact: number): boolean =>
  Math.abs(printed - exact) <= Math.max(0.0051, exact * 0.011);

/** A text with a printed volume that does not match its dose. */
export interface Stale {
  readonly path: string;
  readonly text: string;
  readonly said: string;
}

interface Strengths {
  readonly stock: number;
  readonly all: readonly number[];
}

/** Strength in mg per mL, of the stock and of each dilution named in the drug's rows and lines. */
function strengthsOf(edition: Edition, drug: Drug): Strengths {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) =>
    medications.filter(({ medication }) => medication === drug.id),
  );
  const figures = [
    ...(drug.concentration ? [drug.concentration] : []),
    ...drug.dosing.flatMap(({ dilution, concentration }) => [dilution?.perMl ?? [], concentration ?? []].flat()),
    ...lines.flatMap(({ preparation }) => preparation?.perMl ?? []),
    ...edition.quickDoses
      .filter(({ medication }) => medication === drug.id)
      .flatMap(({ dilution }) => dilution?.perMl ?? []),
  ];
  const all = figures.map(({ amount, unit }) => amount * (MG[unit] ?? 1));
  return { stock: all[0] ?? 0, all };
}

/** The strengths that a recipe makes from the stock: "1 mL + 4 mL saline". */
const mixesIn = (text: string, stock: number): readonly number[] =>
  [...text.matchAll(/([\d.]+) mL \+ ([\d.]+) mL saline/g)].map(
    ([, part = '', saline = '']) => (stock * Number(part)) / (Number(part) + Number(saline)),
  );

/** The drug to which a path in the edition belongs. */
function drugAt(edition: Edition, path: string): string | undefined {
  const [, list, entry = '', part, at] = path.split('/');
  if (list === 'formulary') return entry;
  if (list === 'quickDoses') return edition.quickDoses[Number(entry)]?.medication;
  if (list === 'quickAgeDoses') return edition.quickAgeDoses[Number(entry)]?.medication;
  if (list === 'adultDosing') return edition.adultDosing[Number(entry)]?.medication;
  if (list === 'protocols' && part === 'medications')
    return edition.protocols[entry]?.medications[Number(at)]?.medication;
  return undefined;
}

/** The last drug named in a text before a given position. */
function namedBefore(edition: Edition, text: string): string | undefined {
  let last: { readonly at: number; readonly id: string } | undefined;
  for (const { id, genericName } of Object.values(edition.formulary)) {
    const at = text.toLowerCase().lastIndexOf(genericName.split(/[ ,(]/)[0]?.toLowerCase() ?? id);
    if (at >= 0 && at > (last?.at ?? -1)) last = { at, id };
  }
  return last?.id;
}

/** Every text in the edition and in the questions to its medical director. */
const textsOf = (edition: Edition, points: readonly ReviewPoint[]) => [
  ...everyString(edition),
  ...points.flatMap(({ id, asShown }) => asShown.map((text) => ({ path: `/reviewPoints/${id}`, text }))),
];

/** Every volume and container count for one drug that does not match its dose, and how many were calculated. */
export function recomputed(
  edition: Edition,
  points: readonly ReviewPoint[],
  id: string,
): { readonly stale: readonly Stale[]; readonly checked: number } {
  const drug = edition.formulary[id];
  if (drug === undefined) throw new Error(`There is no drug ${id}.`);
  const { stock, all } = strengthsOf(edition, drug);
  const stale: Stale[] = [];
  let checked = 0;
  const hold = (isRight: boolean, path: string, text: string, said: string): void => {
    checked += 1;
    if (!isRight) stale.push({ path, text, said });
  };
  for (const { path, text } of textsOf(edition, points)) {
    const own = drugAt(edition, path);
    const isOwn = (at: number) => (own ?? namedBefore(edition, text.slice(0, at))) === id;
    const mixed = mixesIn(text, stock);
    for (const match of text.matchAll(DOSE_AND_VOLUME)) {
      const [said, low = '', high, unit = '', max, maxUnit = '', from = '', to, maxVolume, strength, of = ''] = match;
      if (!isOwn(match.index)) continue;
      const ends = [
        // A single volume after the largest dose is the volume of that dose.
        ...(max === undefined || maxVolume !== undefined ? [[low, unit, from] as const] : []),
        ...(high !== undefined && to !== undefined ? [[high, unit, to] as const] : []),
        ...(max === undefined ? [] : [[max, maxUnit, maxVolume ?? from] as const]),
      ];
      const held = [...all, ...mixed];
      const possible =
        strength === undefined ? held : held.filter((one) => isNear(Number(strength) * (MG[of] ?? 1), one));
      const isRight = possible.some((one) =>
        ends.every(([dose, its, volume]) => isNear(Number(volume), (Number(dose) * (MG[its] ?? 1)) / one)),
      );
      hold(isRight, path, text, said);
    }
    for (const match of text.matchAll(DOSE_AND_CONTAINERS)) {
      const [said, dose = '', unit = '', count = ''] = match;
      const [, held = '', of = ''] = /^([\d.]+) (\w+)/.exec(drug.presentation) ?? [];
      if (!isOwn(match.index)) continue;
      const wanted = Math.ceil((Number(dose) * (MG[unit] ?? 1)) / (Number(held) * (MG[of] ?? 1)) - 1e-9);
      hold(count === String(wanted) || count === WORDS[wanted], path, text, said);
    }
    if (own === id && /^\/protocols\/.*\/examples$/.test(path)) checkExamples(path, text);
  }
  return { stale, checked };

  /** Checks "20 kg: 0.4 mL" in a line against the other figures in that line. */
  function checkExamples(path: string, text: string): void {
    const [, , card = '', , at] = path.split('/');
    const line = edition.protocols[card]?.medications[Number(at)];
    const strengths = line?.preparation
      ? [stock, line.preparation.perMl.amount * (MG[line.preparation.perMl.unit] ?? 1)]
      : [stock];
    for (const [said, weight = '', volume = ''] of text.matchAll(WEIGHT_AND_VOLUME)) {
      const doses = [line?.adult, line?.pediatric].flatMap((dose) => {
        if (dose?.perKg === undefined) return [];
        const most = dose.max ? dose.max.amount * (MG[dose.max.unit] ?? 1) : Number.POSITIVE_INFINITY;
        const least = dose.min ? dose.min.amount * (MG[dose.min.unit] ?? 1) : 0;
        return [Math.max(least, Math.min(most, dose.perKg.amount * (MG[dose.perKg.unit] ?? 1) * Number(weight)))];
      });
      if (doses.length === 0) continue;
      hold(
        doses.some((dose) => strengths.some((one) => isNear(Number(volume), dose / one))),
        path,
        text,
        said,
      );
    }
  }
}
