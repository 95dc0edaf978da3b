import {
  type Decimal,
  type Dose,
  digits,
  doseOf,
  type Kg,
  type LineDose,
  type LineVolume,
  lineFigures,
  perMl,
  QUICK_WEIGHT,
  showText,
  strengthText,
} from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { m } from '../../paraglide/messages.js';

/** A volume to give, "10 mL" or "0.01 mL/kg", with its limits and the strength that it is drawn from. */
export interface VolumeFacts {
  readonly volume: string;
  /** True if the volume is per kilogram. Once the weight is known, a single volume is shown. */
  readonly perKg?: true;
  readonly min?: string;
  readonly max?: string;
  /** "0.1 mg/mL": the strength of the stock, or of a dilution that must be made first. */
  readonly concentration: string;
}

/** The large figures of a dose card: the dose, the smaller text next to it, and the volume. */
export interface DoseFacts {
  readonly main: string;
  readonly beside?: string;
  readonly volume?: VolumeFacts;
  /** The volume of the advised dilution. `volume` is still the volume of the stock. */
  readonly diluted?: VolumeFacts;
  /** The single-dose limit that applied at this weight. */
  readonly limit?: 'min' | 'max';
  /** The dose, if the weight makes it higher than the drug's typical maximum. */
  readonly high?: Dose;
  /**
   * Text in place of a volume: whole units, if `main` and `beside` do not contain them, or a note that the diluent is
   * missing.
   */
  readonly inWords?: string;
}

/** One dose in a line: as written, or calculated for a weight with the rule next to it. */
export function doseFacts(line: MedicationLine, dose: LineDose, drug: Drug | undefined, weight?: Kg): DoseFacts {
  const { given, limit, high, volume, diluted } = lineFigures(line, dose, drug, weight);
  const drawn = volume && volumeFacts(volume);
  const words: Words = given === undefined ? writtenWords(dose) : givenWords(given, dose, drawn);
  const light = weight && line.adult === dose ? perKgOf(dose, weight) : undefined;
  return {
    ...words,
    ...(light !== undefined && { beside: words.beside === undefined ? `(${light})` : `${words.beside} (${light})` }),
    // A dose stated in mL is already a volume. Printed twice, it would look like two figures.
    ...(drawn === undefined || dose.inMl ? {} : { volume: drawn }),
    ...(line.missingDiluent && { inWords: m.calc_no_diluent(line.missingDiluent) }),
    ...(diluted && { diluted: volumeFacts(diluted) }),
    ...(limit && { limit }),
    ...(high && given && { high: given }),
  };
}

type Words = Pick<DoseFacts, 'main' | 'beside' | 'inWords'>;

/** A fixed adult dose per kilogram, for a light adult (under 40 kg). */
function perKgOf({ fixed }: LineDose, { value }: Kg): string | undefined {
  if (fixed === undefined || value.gte(QUICK_WEIGHT.adultFrom)) return undefined;
  return `${digits(doseOf(fixed).value.div(value))} ${fixed.unit}/kg`;
}

/** The bracket after a dose ("0.01 mg/kg (max 0.5 mg)") is shown next to it, so that the dose itself can be large. */
function writtenWords({ text, count }: LineDose) {
  const bracket = text.indexOf(' (');
  return {
    ...(bracket <= 0 ? { main: text } : { main: text.slice(0, bracket), beside: text.slice(bracket + 1) }),
    ...(count === undefined || text.includes(count) ? {} : { inWords: count }),
  };
}

function givenWords(given: Dose, dose: LineDose, drawn: VolumeFacts | undefined) {
  const [amount, rule] = [showText(given), ruleOf(dose)];
  return dose.inMl && drawn
    ? { main: drawn.volume, beside: `(${amount}; ${rule})` }
    : { main: amount, beside: `(${rule})` };
}

/** The rule next to the calculated dose, in one bracket: "0.01 mg/kg, max 0.5 mg". */
const ruleOf = ({ text }: LineDose): string => text.replaceAll(/ \(([^()]*)\)/g, ', $1');

function volumeFacts({ amount, to, unit, min, max, strength }: LineVolume): VolumeFacts {
  // The reader multiplies a rate per kilogram, so it is not rounded.
  const figure = (value: Decimal) => (unit === 'mL/kg/h' ? value.toFixed() : digits(value));
  const figures = [amount, ...(to === undefined ? [] : [to])].map(figure).join('-');
  return {
    volume: `${figures} ${unit}`,
    ...(unit === 'mL/kg' && { perKg: true }),
    ...(min && { min: `${digits(min.value)} mL` }),
    ...(max && { max: `${digits(max.value)} mL` }),
    concentration: strengthText(perMl(strength)),
  };
}
