import {
  checkRange,
  convertible,
  Decimal,
  type Dose,
  digits,
  doseOf,
  type Figure,
  isHighDose,
  type Kg,
  limitedDose,
  perMl,
  QUICK_WEIGHT,
  showText,
  volumeOf,
  type Years,
} from '@first60/clinical';
import type { Drug, LineDose, MedicationLine, Protocol } from '@first60/content';
import type { Age } from '../filter/visible-protocols.ts';
import { advisedStrength, type DoseFacts, doseFacts, drawnFrom, type VolumeFacts } from './dose-facts.ts';

/** Below 40 kg, as in the calculator. Above it the energy of a shock is the adult's, which no weight decides. */
export const isChildWeight = (weight: Kg): boolean => weight.value.lt(QUICK_WEIGHT.adultFrom);

/**
 * Whose doses a weight stands for on a card: a child's below 40 kg, as in the calculator; a card for one age keeps to
 * its own. Undefined where the weight is a child's and the card is for adults: nothing is computed from it there.
 */
export function ageOfWeight({ ageGroup }: Protocol, weight: Kg): Age | undefined {
  const age = isChildWeight(weight) ? 'pediatric' : 'adult';
  if (ageGroup === 'pediatric') return 'pediatric';
  if (ageGroup === 'adult') return age === 'adult' ? age : undefined;
  return age;
}

/** Whether a dose is meant for this weight at all: an injector of 0.3 mg is not for a child of 22 kg. */
export const isForWeight = ({ only }: LineDose, weight: Kg): boolean =>
  only === undefined || checkRange(only, weight, null).kind !== 'outside';

/**
 * Whether a dose is for a patient of this age, as far as that is known: a child's age has to be, because a small child
 * must not get the dose of a line that may well exclude it.
 */
export function ageFit({ only }: LineDose, weight: Kg, years: Years | null): 'fits' | 'unknown' | 'excluded' {
  const range = checkRange(only ?? {}, weight, years);
  if (range.kind === 'outside') return range.of === 'age' ? 'excluded' : 'fits';
  return range.kind === 'unchecked' && isChildWeight(weight) ? 'unknown' : 'fits';
}

/** A weight, whose doses it stands for, and the age as far as it is known. */
export interface Weighed {
  readonly weight: Kg;
  readonly age: Age;
  readonly years: Years | null;
}

/** Why a dose is not this patient's, or not yet known to be. */
export type Withheld = 'weight' | 'age' | 'needs-age';

/** Why nothing is worked out of the dose of an age for this patient; undefined where it is. */
export function withheld(whose: Age, dose: LineDose, { weight, age, years }: Weighed): Withheld | undefined {
  if (whose !== age || !isForWeight(dose, weight)) return 'weight';
  const fit = ageFit(dose, weight, years);
  if (fit === 'fits') return undefined;
  return fit === 'excluded' ? 'age' : 'needs-age';
}

/** What to show for one dose of a line when the weight is known: the figures for this weight, the rule beside them. */
export function weighedFacts(line: MedicationLine, dose: LineDose, drug: Drug | undefined, weight: Kg): DoseFacts {
  const plain = doseFacts(line, dose, drug);
  if (!isForWeight(dose, weight)) return plain;
  if (dose.infusion?.per === 'kg/min') return withPumpRate(plain, line, weight);
  if (dose.perKg === undefined) return plain;
  const { dose: given, limit } = limitedDose(
    {
      perKg: doseOf(dose.perKg),
      ...(dose.min && { min: doseOf(dose.min) }),
      ...(dose.max && { max: doseOf(dose.max) }),
    },
    weight,
  );
  const drawn = volumeOfGiven(given, drawnFrom(line, drug));
  const diluted = volumeOfGiven(given, advisedStrength(line));
  const amount = showText(given);
  // A drug that is spoken of in mL ("5 mL/kg of dextrose 10 %") is given in mL.
  const inMl = plain.main.endsWith('mL/kg') && drawn !== undefined;
  return {
    main: inMl ? drawn.volume : amount,
    beside: inMl ? `(${amount}; ${ruleOf(dose)})` : `(${ruleOf(dose)})`,
    ...(limit === 'none' ? {} : { limit }),
    ...(drug?.watched !== undefined && isHighDose(drug.watched, given) ? { high: given } : {}),
    ...(inMl || drawn === undefined ? {} : { volume: drawn }),
    ...(diluted === undefined ? {} : { diluted }),
  };
}

/** Charcoal and glucose gel have no strength per mL: what their dose comes to at other weights is all there is to go by. */
export function needsExamples(
  line: MedicationLine,
  dose: LineDose | undefined,
  drug: Drug | undefined,
  weight: Kg,
): boolean {
  if (dose?.perKg === undefined || !isForWeight(dose, weight)) return false;
  return dose.perKg.unit !== 'mL' && weighedFacts(line, dose, drug, weight).volume === undefined;
}

/** All that may be given at this weight, where the maximum of a line goes by the kilogram. */
export function totalFor({ totalPerKg }: LineDose, weight: Kg): string | undefined {
  return totalPerKg && showText(limitedDose({ perKg: doseOf(totalPerKg) }, weight).dose);
}

/** A dose in mL is its own volume; one in another kind of unit than the strength has none. */
function volumeOfGiven(given: Dose, strength: Figure | undefined): VolumeFacts | undefined {
  if (strength === undefined || given.unit === 'mL' || !convertible(given.unit, strength.unit)) return undefined;
  return { volume: volumeText(volumeOf(given, perMl(strength)).value), concentration: figureText(strength) };
}

/** The rule as it stands beside the dose it gave, in one bracket: "0.01 mg/kg, max 0.5 mg". */
const ruleOf = ({ text }: LineDose): string => text.replaceAll(/ \(([^()]*)\)/g, ', $1');

/** Whether a weight changes what a line of this age says. */
const goesByWeight = (dose: LineDose | undefined): boolean =>
  dose?.perKg !== undefined || dose?.infusion?.per === 'kg/min';

function withPumpRate(plain: DoseFacts, line: MedicationLine, weight: Kg): DoseFacts {
  const rate = line.preparation?.pediatricRateMlPerKgPerHour;
  if (rate === undefined || plain.volume === undefined) return plain;
  const [low, high] = [rate.low, rate.high].map((perKg) => digits(new Decimal(perKg).times(weight.value)));
  return { ...plain, volume: { ...plain.volume, volume: `${low}-${high} mL/h` } };
}

const volumeText = (value: Decimal): string => `${digits(value)} mL`;

const figureText = (figure: Figure): string => `${digits(doseOf(figure).value)} ${figure.unit}/mL`;

/** Where a card asks for the weight: first of all when a child's figures hang on it, with the drugs when an adult's do. */
export function weightPlace({ medications, first60Seconds }: Protocol): 'top' | 'medications' | undefined {
  const forChildren =
    first60Seconds.some(({ joulesPerKg }) => joulesPerKg !== undefined) ||
    medications.some(({ pediatric }) => goesByWeight(pediatric));
  if (forChildren) return 'top';
  return medications.some(({ adult }) => goesByWeight(adult)) ? 'medications' : undefined;
}

/** How many doses stand at the top of a card: what is drawn up first, not a second list of drugs. */
const FIRST_DOSES = 3;
/** Of one purpose: after two drugs to induce with, the one that paralyzes. */
const OF_ONE_PURPOSE = 2;

/** Ways that need their own line read: the same drug into a vein is another dose. */
const NEVER_FIRST = /^(?:Tracheal tube|Nebulized)/;

/**
 * The doses that stand at the top of a card for a weight, in the order of the card: what is drawn up from the stock
 * and given at once, and what the card itself puts first; two of one purpose at most, each with its other ways.
 * One that the age excludes is not among them; one whose age is asked for
 * is.
 */
export function firstLines(protocol: Protocol, age: Age, weight: Kg, years: Years | null): readonly MedicationLine[] {
  const given = protocol.medications.filter(
    (line) =>
      line[age] !== undefined &&
      isForWeight(line[age], weight) &&
      ageFit(line[age], weight, years) !== 'excluded' &&
      (line.first === true || isDrawnUpAtOnce(line)),
  );
  const first = given
    .filter((line, index) => {
      const before = given.slice(0, index).filter((other) => purposeOf(other) === purposeOf(line));
      return before.length < OF_ONE_PURPOSE || before.some(({ medication }) => medication === line.medication);
    })
    .slice(0, FIRST_DOSES);
  // The drug for whom the last is unsafe is seen with it.
  const next = given[given.findLastIndex((line) => first.includes(line)) + 1];
  return next !== undefined && WHEN_UNSAFE.test(next.indication) ? [...first, next] : first;
}

const isDrawnUpAtOnce = ({ kind, preparation, route }: MedicationLine): boolean =>
  (kind === 'bolus' || kind === 'fluid') && preparation?.mandatory !== true && !NEVER_FIRST.test(route);

const WHEN_UNSAFE = / when [a-z]+ is unsafe$/;

/** "Induction, not in shock" is for induction. */
const purposeOf = ({ indication }: MedicationLine): string => indication.split(',', 1).join();
