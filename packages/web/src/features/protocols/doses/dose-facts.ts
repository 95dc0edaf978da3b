import {
  type Concentration,
  convertible,
  type Dose,
  digits,
  doseOf,
  type Figure,
  perMl,
  volumeOf,
} from '@first60/clinical';
import type { Drug, LineDose, MedicationLine } from '@first60/content';

/** A volume to give, "10 mL" or "0.01 mL/kg", with its limits and what it is drawn from. */
export interface VolumeFacts {
  readonly volume: string;
  readonly min?: string;
  readonly max?: string;
  /** "0.1 mg/mL" of the stock, or of the dilution that has to be made first. */
  readonly concentration: string;
}

/** What a dose card prints large: the dose, what goes beside it small, and the volume. */
export interface DoseFacts {
  readonly main: string;
  readonly beside?: string;
  readonly volume?: VolumeFacts;
  /** The volume once the advised dilution is made; `volume` stays that of the stock. */
  readonly diluted?: VolumeFacts;
  /** The single-dose limit that a weight met. */
  readonly limit?: 'min' | 'max';
  /** The dose, where a weight makes it more than the drug's typical maximum. */
  readonly high?: Dose;
  /** Whole units, where `main` and `beside` do not name them already. */
  readonly count?: string;
}

/** Counted or breathed in, never drawn up by the millilitre. */
const NOT_DRAWN_UP: ReadonlySet<MedicationLine['kind']> = new Set(['solid', 'gas', 'autoinjector']);

/**
 * What to show for one age's dose of a line. The volume is computed from the typed dose and the drug's
 * strength, or the strength of the dilution when that is mandatory; never read from a text.
 */
export function doseFacts(line: MedicationLine, dose: LineDose, drug: Drug | undefined): DoseFacts {
  const { main, beside } = splitText(dose.text);
  const drawn = volumeFacts(line, dose, drawnFrom(line, drug));
  const diluted = volumeFacts(line, dose, advisedStrength(line));
  // A dose written in mL is its own volume ("250 mL (25 g)"): printed twice it would read as two figures.
  const volume = drawn?.volume === main ? undefined : drawn;
  const count = dose.count !== undefined && !dose.text.includes(dose.count) ? dose.count : undefined;
  return {
    main,
    ...(beside === undefined ? {} : { beside }),
    ...(volume === undefined ? {} : { volume }),
    ...(diluted === undefined ? {} : { diluted }),
    ...(count === undefined ? {} : { count }),
  };
}

/** The bracket behind a dose ("0.01 mg/kg (max 0.5 mg)") stands beside it, so that the dose itself can be large. */
function splitText(text: string): { main: string; beside?: string } {
  const bracket = text.indexOf(' (');
  return bracket <= 0 ? { main: text } : { main: text.slice(0, bracket), beside: text.slice(bracket + 1) };
}

/** What one millilitre in the syringe holds: the dilution's strength where one is made first, else the stock's. */
export function drawnFrom(line: MedicationLine, drug: Drug | undefined): Figure | undefined {
  if (NOT_DRAWN_UP.has(line.kind)) return undefined;
  return line.preparation?.mandatory === true ? line.preparation.perMl : drug?.concentration;
}

/** What one millilitre holds once a dilution that is advised, not ordered, has been made. */
export const advisedStrength = ({ preparation }: MedicationLine): Figure | undefined =>
  preparation?.mandatory === false ? preparation.perMl : undefined;

function volumeFacts(line: MedicationLine, dose: LineDose, strength: Figure | undefined): VolumeFacts | undefined {
  if (strength === undefined) return undefined;
  const concentration = `${figureText(strength)}/mL`;
  if (dose.infusion !== undefined) return infusionRate(line, dose.infusion.per === 'kg/min', concentration);

  const figure = dose.fixed ?? dose.perKg;
  // A dose in mL is its own volume; one in another kind of unit than the stock has none.
  if (figure === undefined || figure.unit === 'mL' || !convertible(figure.unit, strength.unit)) return undefined;
  const from = perMl(strength);
  return {
    volume: `${volumeText(figure, from)}${dose.fixed === undefined ? '/kg' : ''}`,
    ...(dose.min === undefined ? {} : { min: volumeText(dose.min, from) }),
    ...(dose.max === undefined ? {} : { max: volumeText(dose.max, from) }),
    concentration,
  };
}

function infusionRate(line: MedicationLine, byWeight: boolean, concentration: string): VolumeFacts | undefined {
  const { adultRateMlPerHour, pediatricRateMlPerKgPerHour } = line.preparation ?? {};
  const rate = byWeight ? pediatricRateMlPerKgPerHour : adultRateMlPerHour;
  if (rate === undefined) return undefined;
  return { volume: `${rate.low}-${rate.high} ${byWeight ? 'mL/kg/h' : 'mL/h'}`, concentration };
}

const volumeText = (figure: Figure, from: Concentration): string => {
  const volume = volumeOf(doseOf(figure), from);
  return `${digits(volume.value)} mL`;
};

function figureText(figure: Figure): string {
  return `${digits(doseOf(figure).value)} ${figure.unit}`;
}
