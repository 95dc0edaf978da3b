import { convert, convertible, Decimal, type DoseUnit, doseOf, type Figure, quantity } from '@first60/clinical';
import type { Drug } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { WHOSE } from '../../../doses/figure-words.ts';
import { WAY_WORDS, type Way } from '../../../doses/way.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../../rule.ts';
import type { Band, Bounds, Range } from './bounds-table/bounds.ts';
import { BOUNDS_TABLE } from './bounds-table/bounds-table.ts';
import { dosesInText } from './doses-in-text.ts';

/**
 * Every dose is within the known range of its drug. A tenfold error is rejected even if every other figure matches it.
 */
export const bounds: Rule = {
  name: 'bounds',
  find: (edition) => {
    const doses = everyDose(edition).flatMap(withFigures);
    const known = new Map(Object.values(edition.formulary).map((drug) => [drug, boundsOf(drug)]));
    const dosed = new Set(doses.map(({ drug }) => drug));
    const unknown = Object.entries(edition.formulary).filter(([, drug]) => dosed.has(drug) && !known.get(drug));
    return [
      ...unknown.map(([id, drug]) =>
        asks(
          pointer('formulary', id),
          `Drug ${drug.genericName}: no hard limits are known for it, so a tenfold error would not be noticed: have a second person compare each of its doses with the source.`,
        ),
      ),
      ...doses.flatMap((dose) => judged(dose, known.get(dose.drug))),
    ];
  },
};

/** The table entry of a drug, found by its generic name or id, otherwise by another of its names. */
function boundsOf({ id, genericName, synonyms, brandNames }: Drug): Bounds | undefined {
  const named = (names: readonly string[]) =>
    BOUNDS_TABLE.find((entry) =>
      entry.names.some((name) =>
        names.some((text) => ` ${text.toLowerCase().replaceAll('-', ' ')}`.includes(` ${name}`)),
      ),
    );
  return named([genericName.replaceAll(/[(), ]+/g, ' '), id]) ?? named([...synonyms, ...brandNames]);
}

/** A dose with entered figures; without them, one dose for each figure of its text. */
function withFigures(dose: PlacedDose): readonly PlacedDose[] {
  const { fixed, perKg, max, infusion, text } = dose;
  if (fixed ?? perKg ?? max ?? infusion) return [dose];
  return text === undefined ? [] : dosesInText(text).map((figures) => ({ ...dose, ...figures }));
}

function judged(dose: PlacedDose, entry: Bounds | undefined): readonly Found[] {
  if (entry === undefined) return [];
  const found = (dose.ways.length === 0 ? [undefined] : dose.ways).flatMap((way) => {
    const bands = bandsFor(entry, way, dose);
    const given = `${dose.where} gives ${WHOSE[dose.age]} ${saidOf(dose)}${way === undefined ? '' : ` ${WAY_WORDS[way]}`}`;
    if (bands.length === 0) {
      return asks(
        dose.at,
        `${given}, a way that no limits are known for: have a second person compare it with the source.`,
      );
    }
    const weighed = bands.map((band) => isInside(dose, band));
    // A dose in an incompatible unit fits no band. The rule `units` reports it.
    if (weighed.includes(true) || weighed.includes(undefined)) return [];
    const known = bands.map((band) => knownOf(band, dose)).join(', or ');
    return stops(
      dose.at,
      `${given}, outside of what is known for it (${known}): correct the figure, its unit or the way.`,
    );
  });
  return found.slice(0, 1);
}

/** The bands for a dose by this route. Bands for its indication take precedence. */
function bandsFor({ bands }: Bounds, way: Way | undefined, dose: PlacedDose): readonly Band[] {
  const fitting = bands.filter(
    (band) =>
      (way === undefined || band.ways.includes(way)) &&
      (dose.infusion === undefined ? (band.single ?? band.perKg) : (band.perMinute ?? band.perKgMinute)) !== undefined,
  );
  const meant = fitting.filter(({ purpose }) => purpose?.test(dose.indication));
  const general = fitting.filter(({ purpose }) => purpose === undefined);
  return [meant, general, fitting].find(({ length }) => length > 0) ?? [];
}

/** True when all figures of a dose are within a band; undefined when their units cannot be compared. */
function isInside(dose: PlacedDose, band: Band): boolean | undefined {
  const single = dose.age === 'adult' ? band.single : (band.child ?? band.single);
  const { fixed, perKg, max, infusion } = dose;
  const within = infusion?.per === 'min' ? band.perMinute : band.perKgMinute;
  const held: readonly (readonly [figure: Figure | undefined, range: Range | undefined])[] = [
    [fixed, single],
    [max, single],
    [perKg, band.perKg],
    [infusion?.low, within?.low],
    [infusion?.high, within?.high],
  ];
  const inside = held.flatMap(([figure, range]) => {
    if (figure === undefined) return [];
    const amount = amountOf(figure, dose, band.unit);
    return [amount && range !== undefined && amount.gte(range[0]) && amount.lte(range[1])];
  });
  return inside.includes(undefined) ? undefined : !inside.includes(false);
}

/** A figure in the unit of a band. Milliliters are converted to the amount of drug they contain. */
function amountOf(figure: Figure, { drug, strength }: PlacedDose, unit: DoseUnit): Decimal | undefined {
  return attempt(() => {
    const perMl = strength ?? drug.concentration;
    const dose =
      figure.unit === 'mL' && unit !== 'mL' && perMl !== undefined
        ? quantity(new Decimal(figure.amount).times(perMl.amount), perMl.unit)
        : doseOf(figure);
    return convertible(dose.unit, unit) ? convert(dose, unit).value : undefined;
  });
}

function saidOf({ fixed, perKg, max, infusion }: PlacedDose): string {
  const said = ({ amount, unit }: Figure) => `${amount} ${unit}`;
  if (infusion) return `${infusion.low.amount}-${said(infusion.high)}/${infusion.per}`;
  const most = max === undefined ? '' : ` (at most ${said(max)})`;
  return `${perKg ? `${said(perKg)}/kg` : fixed ? said(fixed) : 'a dose'}${most}`;
}

function knownOf(band: Band, { age, perKg, infusion }: PlacedDose): string {
  const single = age === 'adult' ? band.single : (band.child ?? band.single);
  const said = (range: Range | undefined, per: string) => (range ? [`${range[0]}-${range[1]} ${band.unit}${per}`] : []);
  if (infusion) {
    const ends = infusion.per === 'min' ? band.perMinute : band.perKgMinute;
    return [...said(ends?.low, ''), ...said(ends?.high, `/${infusion.per}`)].join(' to ');
  }
  return [...(perKg ? said(band.perKg, '/kg') : []), ...said(single, '')].join(' and at most ');
}
