import type { DoseAge } from '../age-group.ts';
import type { Kg, Years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { ageFit, isForWeight } from './line-patient.ts';

/** Whether a weight changes what a line of this age says. */
const goesByWeight = (dose: LineDose | undefined): boolean =>
  dose?.perKg !== undefined || dose?.infusion?.per === 'kg/min';

/** What of a card decides where it asks for the weight. */
interface WeighedCard {
  readonly medications: readonly DoseLine[];
  readonly first60Seconds: ReadonlyArray<{ readonly joulesPerKg?: readonly number[] }>;
}

/** Where a card asks for the weight: first of all when a child's figures hang on it, with the drugs when an adult's do. */
export function weightPlace({ medications, first60Seconds }: WeighedCard): 'top' | 'medications' | undefined {
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

/**
 * The doses that stand at the top of a card for a weight, in the order of the card: what is drawn up from the stock
 * and given at once, and what the card itself puts first; two of one purpose at most, each drug with its other ways.
 * One that the age excludes is not among them; one whose age is asked for is. The drug for whom the last is unsafe
 * follows it.
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

/** Whether enough choices for the same purpose stand before a line; another way of a drug among them is no new choice. */
function hasRivals({ purpose, medication }: DoseLine, before: readonly DoseLine[]): boolean {
  const rivals = purpose === undefined ? [] : before.filter((other) => other.purpose === purpose);
  return rivals.length >= OF_ONE_PURPOSE && rivals.every((other) => other.medication !== medication);
}

/** Through the tube or inhaled, the same drug is another dose than into a vein: its own line has to be read. */
const isDrawnUpAtOnce = ({ kind, preparation, routes: [route] }: DoseLine): boolean =>
  (kind === 'bolus' || kind === 'fluid') &&
  preparation?.mandatory !== true &&
  route !== 'tracheal' &&
  route !== 'nebulized';
