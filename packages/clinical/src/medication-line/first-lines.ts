import type { DoseAge } from '../age-group.ts';
import type { Kg, Years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { ageFit, isForWeight } from './line-patient.ts';

/** True when a dose depends on the weight. */
const goesByWeight = (dose: LineDose | undefined): boolean =>
  dose?.perKg !== undefined || dose?.infusion?.per === 'kg/min';

/** The parts of a card that decide where the weight is requested. */
interface WeighedCard {
  readonly medications: readonly DoseLine[];
  readonly first60Seconds: ReadonlyArray<{ readonly joulesPerKg?: readonly number[] }>;
}

/**
 * The place on a card where the weight is requested: at the top when a child's figures depend on it, with the drugs
 * when only an adult's do.
 */
export function weightPlace({ medications, first60Seconds }: WeighedCard): 'top' | 'medications' | undefined {
  const forChildren =
    first60Seconds.some(({ joulesPerKg }) => joulesPerKg !== undefined) ||
    medications.some(({ pediatric }) => goesByWeight(pediatric));
  if (forChildren) return 'top';
  return medications.some(({ adult }) => goesByWeight(adult)) ? 'medications' : undefined;
}

/** Number of doses at the top of a card. These are the doses drawn up first, not a second list of drugs. */
const FIRST_DOSES = 3;
/** Limit on drugs for one purpose, so that two induction drugs are followed by the paralytic. */
const OF_ONE_PURPOSE = 2;

/**
 * The doses at the top of a card for a weight, in card order: those drawn up from the stock and given at once, and
 * those that the card marks as first. At most two drugs for one purpose are included, each with its other routes. Doses
 * excluded by age are left out; doses that still need the age are included. The next line is added too if it replaces a
 * drug that may be unsafe.
 */
export function firstLines<Line extends DoseLine>(
  { medications }: { readonly medications: readonly Line[] },
  age: DoseAge,
  weight: Kg,
  years: Years | null,
): readonly Line[] {
  const given = medications.filter((line) => {
    const dose = line[age];
    return (
      dose !== undefined &&
      isForWeight(dose, weight) &&
      ageFit(age, dose, weight, years) !== 'excluded' &&
      (line.first === true || isDrawnUpAtOnce(line))
    );
  });
  const first = given.filter((line, at) => !hasRivals(line, given.slice(0, at))).slice(0, FIRST_DOSES);
  const next = given[given.findLastIndex((line) => first.includes(line)) + 1];
  return next?.whenUnsafe === undefined ? first : [...first, next];
}

/**
 * True when enough choices for the same purpose come before a line. Another route of a drug among them is not a new choice.
 */
function hasRivals({ purpose, medication }: DoseLine, before: readonly DoseLine[]): boolean {
  const rivals = purpose === undefined ? [] : before.filter((other) => other.purpose === purpose);
  return rivals.length >= OF_ONE_PURPOSE && rivals.every((other) => other.medication !== medication);
}

/** Through the tube or inhaled, the same drug has a different dose than into a vein, so its own line has to be read. */
const isDrawnUpAtOnce = ({ kind, preparation, routes: [route] }: DoseLine): boolean =>
  (kind === 'bolus' || kind === 'fluid') &&
  preparation?.mandatory !== true &&
  route !== 'tracheal' &&
  route !== 'nebulized';
