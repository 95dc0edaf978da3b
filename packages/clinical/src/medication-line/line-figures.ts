import { Decimal } from '../decimal.ts';
import type { DoseStock } from '../dose-row.ts';
import { isHighDose } from '../high-dose.ts';
import { convertible, type Dose, doseOf, type Figure, type Kg, type Ml, perMl, volumeOf } from '../units.ts';
import { limitedDose } from '../weight-dose.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { isForWeight } from './line-patient.ts';

/** A volume to give, or both ends of a rate, with its limits and the strength of what is drawn up. */
export interface LineVolume {
  readonly amount: Decimal;
  /** The upper end when `amount` is the lower end of a rate. */
  readonly to?: Decimal;
  readonly unit: 'mL' | 'mL/kg' | 'mL/h' | 'mL/kg/h';
  readonly min?: Ml;
  readonly max?: Ml;
  /** Drug in 1 mL of the stock, or of the dilution that has to be made first. */
  readonly strength: Figure;
}

/** The calculated figures of a dose. */
export interface LineFigures {
  /** A dose per kilogram calculated for a weight, after its limits; absent when the dose applies as written. */
  readonly given?: Dose;
  /** The single-dose limit that applies at this weight. */
  readonly limit?: 'min' | 'max';
  /** True when `given` exceeds the typical maximum of its drug. */
  readonly high?: true;
  readonly volume?: LineVolume;
  /** The volume after the advised dilution is made; `volume` remains that of the stock. */
  readonly diluted?: LineVolume;
}

/** Counted or inhaled, never drawn up by the millilitre. */
const NOT_DRAWN_UP: ReadonlySet<DoseLine['kind']> = new Set(['solid', 'gas', 'autoinjector']);

/**
 * Amount of drug in one millilitre in the syringe: the strength of the dilution if one is made first, otherwise that of the
 * stock. Undefined when the diluent is missing.
 */
function drawnFrom({ kind, preparation, missingDiluent }: DoseLine, stock: DoseStock | undefined): Figure | undefined {
  if (NOT_DRAWN_UP.has(kind) || missingDiluent) return undefined;
  return preparation?.mandatory === true ? preparation.perMl : stock?.concentration;
}

/** Amount of drug in one millilitre after a dilution that is advised but not mandatory. */
const advisedStrength = ({ preparation, missingDiluent }: DoseLine): Figure | undefined =>
  preparation?.mandatory === false && !missingDiluent ? preparation.perMl : undefined;

/**
 * The figures for one of a line's doses at a given weight. Without a weight, doses by weight are given per kilogram.
 * Volumes come from the dose entered as data and from the drug's strength, or the dilution's strength when the dilution
 * is mandatory. They are never read from text. A dose that is not for this weight keeps the figures it has without a
 * weight. Exact for every weight that `kg` accepts; nothing is rounded here.
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

/** Volume of a dose as written: of a fixed dose, per kilogram, or the rate of an infusion. */
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

/** Pump rate for a weight, when the rate is per kilogram. */
function rateFor(volume: LineVolume, { value }: Kg): LineVolume {
  if (volume.unit !== 'mL/kg/h' || volume.to === undefined) return volume;
  return { ...volume, amount: volume.amount.times(value), to: volume.to.times(value), unit: 'mL/h' };
}

/** A dose in mL needs no separate volume. A dose whose unit does not convert to that of the strength has none. */
function drawnVolume(given: Dose, strength: Figure | undefined): LineVolume | undefined {
  if (strength === undefined || given.unit === 'mL' || !convertible(given.unit, strength.unit)) return undefined;
  return { amount: volumeOf(given, perMl(strength)).value, unit: 'mL', strength };
}

/**
 * The most that may be given at this weight, when the line's maximum is per kilogram.
 * @throws RangeError as `doseOf` does.
 */
export const totalFor = ({ totalPerKg, totalMax }: LineDose, weight: Kg): Dose | undefined =>
  totalPerKg && limitedDose({ perKg: doseOf(totalPerKg), ...(totalMax && { max: doseOf(totalMax) }) }, weight).dose;
