import { Decimal } from '../decimal.ts';
import type { DoseStock } from '../dose-row.ts';
import { isHighDose } from '../high-dose.ts';
import { convertible, type Dose, doseOf, type Figure, type Kg, type Ml, perMl, volumeOf } from '../units.ts';
import { limitedDose } from '../weight-dose.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { isForWeight } from './line-patient.ts';

/** A volume to give, or both ends of a rate, with its limits and what it is drawn from. */
export interface LineVolume {
  readonly amount: Decimal;
  /** The upper end, where `amount` is the lower one of a rate. */
  readonly to?: Decimal;
  readonly unit: 'mL' | 'mL/kg' | 'mL/h' | 'mL/kg/h';
  readonly min?: Ml;
  readonly max?: Ml;
  /** Drug in 1 mL of the stock, or of the dilution that has to be made first. */
  readonly strength: Figure;
}

/** What a dose of a line comes to. */
export interface LineFigures {
  /** What a weight makes of a dose per kilogram, after its limits; absent where the dose stands as it is written. */
  readonly given?: Dose;
  /** The single-dose limit that the weight met. */
  readonly limit?: 'min' | 'max';
  /** Whether `given` is more than the typical maximum of its drug. */
  readonly high?: true;
  readonly volume?: LineVolume;
  /** The volume once the advised dilution is made; `volume` stays that of the stock. */
  readonly diluted?: LineVolume;
}

/** Counted or breathed in, never drawn up by the millilitre. */
const NOT_DRAWN_UP: ReadonlySet<DoseLine['kind']> = new Set(['solid', 'gas', 'autoinjector']);

/**
 * What one millilitre in the syringe holds: the dilution's strength where one is made first, else the stock's; nothing
 * where what it is diluted in is missing.
 */
function drawnFrom({ kind, preparation, missingDiluent }: DoseLine, stock: DoseStock | undefined): Figure | undefined {
  if (NOT_DRAWN_UP.has(kind) || missingDiluent) return undefined;
  return preparation?.mandatory === true ? preparation.perMl : stock?.concentration;
}

/** What one millilitre holds once a dilution that is advised, not ordered, has been made. */
const advisedStrength = ({ preparation, missingDiluent }: DoseLine): Figure | undefined =>
  preparation?.mandatory === false && !missingDiluent ? preparation.perMl : undefined;

/**
 * The figures of one dose of a line for a weight; without one those that go by the kilogram are so much per kilogram.
 * Volumes come from the typed dose and the drug's strength, or the strength of the dilution where that is mandatory;
 * never from a text. A dose for other weights keeps the figures it has without a weight.
 * Exact for every weight that `kg` accepts; nothing is rounded here.
 * @throws RangeError as `limitedDose` does: a bug in the data.
 * Source: the cards' own lines; arithmetic as in the product specification section 5.
 */
export function lineFigures(line: DoseLine, dose: LineDose, stock: DoseStock | undefined, weight?: Kg): LineFigures {
  const [drawn, advised] = [drawnFrom(line, stock), advisedStrength(line)];
  if (weight === undefined || !isForWeight(dose, weight)) {
    return volumesOf(writtenVolume(line, dose, drawn), writtenVolume(line, dose, advised));
  }
  if (dose.infusion !== undefined || dose.perKg === undefined) {
    const at = (volume: LineVolume | undefined) => volume && rateFor(volume, weight);
    return volumesOf(at(writtenVolume(line, dose, drawn)), at(writtenVolume(line, dose, advised)));
  }
  const { dose: given, limit } = limitedDose(
    {
      perKg: doseOf(dose.perKg),
      ...(dose.min && { min: doseOf(dose.min) }),
      ...(dose.max && { max: doseOf(dose.max) }),
    },
    weight,
  );
  return {
    given,
    ...(limit === 'none' ? {} : { limit }),
    ...(stock?.watched !== undefined && isHighDose(stock.watched, given) ? { high: true } : {}),
    ...volumesOf(drawnVolume(given, drawn), drawnVolume(given, advised)),
  };
}

const volumesOf = (volume: LineVolume | undefined, diluted: LineVolume | undefined) => ({
  ...(volume && { volume }),
  ...(diluted && { diluted }),
});

/** The volume of a dose as it is written: of a fixed dose, for each kilogram, or the rate of an infusion. */
function writtenVolume(line: DoseLine, dose: LineDose, strength: Figure | undefined): LineVolume | undefined {
  if (strength === undefined) return undefined;
  if (dose.infusion !== undefined) return writtenRate(line, dose.infusion.per === 'kg/min', strength);
  const figure = dose.fixed ?? dose.perKg;
  const volume = figure && drawnVolume(doseOf(figure), strength);
  if (volume === undefined) return undefined;
  const limit = (of: Figure) => volumeOf(doseOf(of), perMl(strength));
  return {
    ...volume,
    unit: dose.fixed === undefined ? 'mL/kg' : 'mL',
    ...(dose.min && { min: limit(dose.min) }),
    ...(dose.max && { max: limit(dose.max) }),
  };
}

function writtenRate({ preparation }: DoseLine, byWeight: boolean, strength: Figure): LineVolume | undefined {
  const rate = byWeight ? preparation?.pediatricRateMlPerKgPerHour : preparation?.adultRateMlPerHour;
  if (rate === undefined) return undefined;
  const ends = { amount: new Decimal(rate.low), to: new Decimal(rate.high) };
  return { ...ends, unit: byWeight ? 'mL/kg/h' : 'mL/h', strength };
}

/** What a pump is set to for a weight, where the rate goes by the kilogram. */
function rateFor(volume: LineVolume, { value }: Kg): LineVolume {
  if (volume.unit !== 'mL/kg/h' || volume.to === undefined) return volume;
  return { ...volume, amount: volume.amount.times(value), to: volume.to.times(value), unit: 'mL/h' };
}

/** A dose in mL is its own volume; one in another kind of unit than the strength has none. */
function drawnVolume(given: Dose, strength: Figure | undefined): LineVolume | undefined {
  if (strength === undefined || given.unit === 'mL' || !convertible(given.unit, strength.unit)) return undefined;
  return { amount: volumeOf(given, perMl(strength)).value, unit: 'mL', strength };
}

/**
 * Charcoal and glucose gel have no strength per mL: what their dose comes to at other weights is all there is to go by. A
 * dose without its diluent needs none: it has no volume on purpose.
 */
export function needsExamples(
  line: DoseLine,
  dose: LineDose | undefined,
  stock: DoseStock | undefined,
  weight: Kg,
): boolean {
  if (dose?.perKg === undefined || dose.perKg.unit === 'mL' || !isForWeight(dose, weight)) return false;
  if (line.missingDiluent) return false;
  return dose.inMl === true || lineFigures(line, dose, stock, weight).volume === undefined;
}

/** All that may be given at this weight, where the maximum of a line goes by the kilogram. @throws RangeError as `doseOf` does. */
export const totalFor = ({ totalPerKg, totalMax }: LineDose, weight: Kg): Dose | undefined =>
  totalPerKg && limitedDose({ perKg: doseOf(totalPerKg), ...(totalMax && { max: doseOf(totalMax) }) }, weight).dose;
