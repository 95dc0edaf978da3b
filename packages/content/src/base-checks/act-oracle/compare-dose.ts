import type { Dose, Given } from '@first60/clinical';
import {
  fraction,
  inWords,
  isAbove,
  isSame,
  minus,
  over,
  plus,
  type Rational,
  rational,
  standsFor,
  times,
} from '../oracle/rational.ts';
import type { Product } from './act-yaml.ts';
import { type DoseFigures, highEnd } from './dose-figures.ts';
import { type Amount, inUnit } from './dose-words.ts';
import { type RecipeFigures, strengthOf, type VolumeFigures } from './mixing.ts';

/** Places to which figures of an answer are exact: some were multiplied after they had been cut. */
export const PLACES = 36;

type GivenDose = Given['dose'];
type GivenVolume = NonNullable<Given['volume']>;
type Recipe = NonNullable<Given['recipe']>;

/** Says what is wrong between a figure that was shown and one that is right. */
type Say = (what: string) => void;

const exactly = (dose: Dose): Amount => ({ value: rational(dose.value.toFixed()), unit: dose.unit });
const words = ({ value, unit }: Amount): string => `${inWords(value)} ${unit}`;

/** A strength is a plain number, which holds some 15 digits. */
const ofNumber = (amount: number): Rational =>
  rational(Number.isInteger(amount) ? String(amount) : amount.toFixed(17).replace(/\.?0+$/, ''));

function isNear(one: Rational, other: Rational): boolean {
  const difference = isAbove(one, other) ? minus(one, other) : minus(other, one);
  return !isAbove(times(difference, { n: 10n ** 13n, d: 1n }), one);
}

/** True when what was shown is the amount, in whatever unit of mass. */
function isDose(shown: Dose | undefined, value: Rational | undefined, unit: string): boolean {
  if (shown === undefined || value === undefined) return shown === undefined && value === undefined;
  try {
    return standsFor(shown.value.toFixed(), inUnit({ value, unit }, shown.unit), PLACES);
  } catch {
    return false;
  }
}

/** A limit that no weight of the patient comes to may be left out. */
const isLimit = (
  name: 'min' | 'max',
  shown: Dose | undefined,
  right: Pick<DoseFigures, 'min' | 'max' | 'unreached'>,
  unit: string,
): boolean => (shown === undefined && right.unreached.includes(name)) || isDose(shown, right[name], unit);

export function compareDose(shown: GivenDose, right: DoseFigures, say: Say): void {
  const { unit } = right;
  if (!isDose(shown.low, right.low, unit))
    say(`dose ${words(exactly(shown.low))} is ${words({ value: right.low, unit })}`);
  const high = right.high && isSame(right.high, right.low) && !shown.high ? undefined : right.high;
  if (!isDose(shown.high, high, unit))
    say(
      `upper end ${shown.high ? words(exactly(shown.high)) : 'none'} is ${high ? words({ value: high, unit }) : 'none'}`,
    );
  if ((shown.perKg ?? false) !== right.perKg) say(`the dose is ${right.perKg ? '' : 'not '}per kg`);
  if (shown.per !== right.per) say(`the dose is per ${right.per ?? 'dose'}, not per ${shown.per ?? 'dose'}`);
  if (shown.limit !== right.limit) say(`limit ${shown.limit ?? 'none'} is ${right.limit ?? 'none'}`);
  if ((shown.upTo ?? false) !== right.upTo) say(`the dose is ${right.upTo ? '' : 'not '}up to the figure`);
  if (!isLimit('min', shown.min, right, unit)) say('the least dose differs');
  if (!isLimit('max', shown.max, right, unit)) say('the greatest dose differs');
}

/** The volume, and that volume times strength is the dose that is shown. */
export function compareVolume(
  shown: GivenVolume | undefined,
  dose: GivenDose,
  right: VolumeFigures | undefined,
  say: Say,
): void {
  if (!shown || !right) {
    if (shown) say(`a volume of ${shown.low.value.toFixed()} mL where there is none`);
    if (right) say(`no volume where ${inWords(right.low)} mL are given`);
    return;
  }
  const mL = (value: Dose | undefined) => value && { ...value, unit: 'mL' as const };
  // A dose that goes into a bag is measured as it is drawn, or as it runs.
  const asBag = right.whole && !right.high ? right.whole : undefined;
  const isWhole = asBag !== undefined && standsFor(shown.low.value.toFixed(), asBag, PLACES);
  if (!isWhole && !isDose(mL(shown.low), right.low, 'mL'))
    say(`volume ${shown.low.value.toFixed()} mL is ${inWords(right.low)} mL`);
  const high = right.high && isSame(right.high, right.low) && !shown.high ? undefined : right.high;
  if (!isDose(mL(shown.high), high, 'mL')) say(`upper volume is ${high ? inWords(high) : 'none'}`);
  if ((shown.perKg ?? false) !== right.perKg) say(`the volume is ${right.perKg ? '' : 'not '}per kg`);
  if ((shown.perHour ?? false) !== right.perHour) say(`the volume is ${right.perHour ? '' : 'not '}per hour`);
  if (!isLimit('min', mL(shown.min), right, 'mL')) say('the least volume differs');
  if (!isLimit('max', mL(shown.max), right, 'mL')) say('the greatest volume differs');
  if (right.whole && !shown.whole) say(`the whole of ${inWords(right.whole)} mL that runs in is not said`);
  if (shown.whole && !(right.whole && standsFor(shown.whole.value.toFixed(), right.whole, PLACES)))
    say(`whole volume ${shown.whole.value.toFixed()} mL is ${right.whole ? inWords(right.whole) : 'none'}`);
  compareStrength(shown, right, isWhole, say);
  isDoseOfVolume(shown, dose, say);
}

function compareStrength(shown: GivenVolume, right: VolumeFigures, isWhole: boolean, say: Say): void {
  const { strength } = right;
  if (!strength || isWhole) return;
  const { amount, unit } = shown.strength;
  if (!isSameAmount({ value: ofNumber(amount), unit }, strength))
    say(`strength ${amount} ${unit}/mL is ${words(strength)}/mL`);
}

/** True for the same amount in whatever units, to the digits that a plain number holds. */
function isSameAmount(one: Amount, other: Amount): boolean {
  try {
    const same = inUnit(other, one.unit);
    return isSame(one.value, same) || isNear(one.value, same);
  } catch {
    return false;
  }
}

function isDoseOfVolume(shown: GivenVolume, dose: GivenDose, say: Say): void {
  if (dose.perKg && !shown.perKg) return;
  const { amount, unit } = shown.strength;
  const hours = dose.per === 'min' ? fraction(60) : fraction(1);
  const drug = over(times(rational(shown.low.value.toFixed()), ofNumber(amount)), hours);
  if (!isSameAmount({ value: drug, unit }, exactly(dose.low)))
    say(`${shown.low.value.toFixed()} mL of ${amount} ${unit}/mL is ${inWords(drug)} ${unit}, not the dose`);
}

/** The recipe is the right one, what it makes is that strength, and it holds the dose. */
export function compareRecipe(
  shown: Recipe | undefined,
  right: RecipeFigures | undefined,
  dose: DoseFigures,
  product: Product,
  say: Say,
): void {
  if (shown?.preparation.id !== right?.preparation.id)
    say(`preparation ${shown?.preparation.id ?? 'none'} is ${right?.preparation.id ?? 'none'}`);
  if (!shown || !right) return;
  const { mix } = right.preparation;
  const [stock, diluent, total] = [shown.stock, shown.diluent, shown.total].map(
    (each) => each && rational(each.value.toFixed()),
  );
  if (!diluent || !total) return;
  const { unit } = right.drug;
  const drug = inUnit(exactly(shown.drug), unit);
  const isFigure = (what: string, one: Rational | undefined, other: Rational | undefined, of: string): void => {
    if (one && other ? !isNear(one, other) : one !== other)
      say(`recipe: ${what} ${one ? inWords(one) : 'none'} ${of} is ${other ? inWords(other) : 'none'}`);
  };
  isFigure('drug', drug, right.drug.value, unit);
  isFigure('stock', stock, right.stock, 'mL');
  isFigure('diluent', diluent, right.diluent, 'mL');
  isFigure('total', total, right.total, 'mL');
  const strength = strengthOf(product);
  if (stock && strength && !isNear(times(stock, strength.value), inUnit({ value: drug, unit }, strength.unit)))
    say(`recipe: ${inWords(stock)} mL of stock is not ${words(exactly(shown.drug))}`);
  if (!isNear(plus(stock ?? fraction(0), diluent), total) && !(stock === undefined && isSame(diluent, total)))
    say('recipe: stock and diluent are not the total');
  const made = shown.strength && inUnit({ value: ofNumber(shown.strength.amount), unit: shown.strength.unit }, unit);
  if (!made && right.strength) say('recipe: no strength');
  if (made && !right.strength) say('recipe: a strength that is no figure');
  if (made && !isNear(times(total, made), drug)) say('recipe: total times strength is not the drug put in');
  if (mix.kind === 'into' && stock && !isSame(diluent, mix.volume.value))
    say(`recipe: the bag holds ${inWords(mix.volume.value)} mL`);
  if (mix.kind === 'up-to' && !isSame(total, mix.volume.value))
    say(`recipe: made up to ${inWords(mix.volume.value)} mL`);
  if (dose.perKg || dose.per !== undefined) return;
  const wanted = inUnit({ value: highEnd(dose), unit: dose.unit }, unit);
  if (isAbove(wanted, drug) && !isNear(wanted, drug))
    say(`recipe: it holds ${inWords(drug)} of the ${inWords(wanted)} that are given`);
  if (mix.kind !== 'syringe' && mix.kind !== 'bag' && !isNear(drug, wanted))
    say(`recipe: ${words(exactly(shown.drug))} is not the dose`);
}
