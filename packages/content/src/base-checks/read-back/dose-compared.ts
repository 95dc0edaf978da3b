import type { Given } from '@first60/clinical';
import type { FaceDose } from '@first60/edition';
import type { DoseFigures } from '../act-oracle/dose-figures.ts';
import { inUnit } from '../act-oracle/dose-words.ts';
import type { VolumeFigures } from '../act-oracle/mixing.ts';
import { strengthOf } from '../act-oracle/mixing.ts';
import type { DoseOutcome, Outcome } from '../act-oracle/oracle.ts';
import {
  type Figure,
  type ReadAmount,
  type ReadDose,
  type ReadRecipe,
  readAmount,
  readContainers,
  readDose,
  readLater,
  readOffered,
  readOther,
  readRecipe,
  readStrength,
} from './grammar.ts';
import {
  digitsOf,
  fraction,
  isAbove,
  isExactly,
  isSame,
  isShown,
  minus,
  over,
  type Rational,
  rational,
  times,
} from './shown-digits.ts';

/** Says what is wrong with a text. */
export type Say = (what: string) => void;

/** Given whole or by halves: nothing is drawn up. */
const WHOLE: ReadonlySet<string> = new Set(['injector', 'tablet', 'tube', 'spray', 'nebule']);
const MCG_BELOW = fraction(1, 10);

/** A figure in its own unit, to the last digit, with its micrograms where they are due. */
function figureSays({ digits, unit, mcg }: Figure, value: Rational, of: string, hasMcg = true): string | undefined {
  const exact = inUnit({ value, unit: of }, unit);
  if (!isShown(digits, exact)) return `${digits} ${unit} is ${digitsOf(exact)}`;
  const isSmall = hasMcg && unit === 'mg' && exact.n > 0n && isAbove(MCG_BELOW, exact);
  if (isSmall !== (mcg !== undefined)) return `${digits} ${unit} ${isSmall ? 'without' : 'with'} micrograms`;
  return mcg !== undefined && !isShown(mcg, times(exact, fraction(1000))) ? `${mcg} mcg is another dose` : undefined;
}

/** A dose or volume as it is read, against the exact one. */
function compareAmount(
  read: ReadAmount,
  right: Pick<DoseFigures, 'low' | 'high' | 'perKg' | 'min' | 'max' | 'unreached'> & {
    readonly unit: string;
    readonly per: string | undefined;
    readonly upTo: boolean;
  },
  say: Say,
): void {
  const high = right.high && !isSame(right.high, right.low) ? right.high : undefined;
  // A range from nothing on is read as its upper end, in mL.
  const isFromNothing = right.low.n === 0n && high !== undefined && read.unit === 'mL' && read.high === undefined;
  const [low, upper] = isFromNothing ? [high, undefined] : [right.low, high];
  const exact = (value: Rational): Rational => inUnit({ value, unit: right.unit }, read.unit);
  if (!isShown(read.low, exact(low))) say(`${read.low} ${read.unit} is ${digitsOf(exact(low))}`);
  if ((upper === undefined) !== (read.high === undefined)) say('one end of the range is missing');
  if (upper && read.high !== undefined && !isShown(read.high, exact(upper)))
    say(`${read.high} ${read.unit} is ${digitsOf(exact(upper))}`);
  if (read.perKg !== right.perKg) say('per kg or not');
  if (read.per !== right.per) say(`per ${read.per ?? 'dose'}, and it is per ${right.per ?? 'dose'}`);
  if (read.upTo !== right.upTo) say('up to, or not');
  const single = read.low !== '0' && read.high === undefined && !read.perKg && read.per === undefined;
  if (single) {
    const wrong = figureSays(
      { digits: read.low, unit: read.unit, ...(read.mcg && { mcg: read.mcg }) },
      low,
      right.unit,
    );
    if (wrong !== undefined) say(wrong);
  }
  for (const end of ['min', 'max'] as const) {
    const [shown, value] = [read[end], right[end]];
    if (shown === undefined && (value === undefined || right.unreached.includes(end))) continue;
    const wrong = shown && value ? figureSays(shown, value, right.unit) : `${end} is missing or too much`;
    if (wrong !== undefined) say(`${end}: ${wrong}`);
  }
}

const volumeAsDose = (volume: VolumeFigures) => ({
  ...volume,
  unit: 'mL',
  upTo: false,
  per: volume.perHour ? 'h' : undefined,
});

/** A dose with its volume: beside it, or in front of it where crews say the dose in mL. */
function compareDoseText(
  read: ReadDose,
  beside: ReadAmount | undefined,
  { dose, volume }: Pick<DoseOutcome, 'dose' | 'volume'>,
  isDrawn: boolean,
  say: Say,
): void {
  if (read.kind === 'none') {
    say('no dose, although one is given');
    return;
  }
  compareAmount(read.amount, dose, say);
  const mL = read.mL ?? beside;
  const isDue = volume !== undefined && dose.unit !== 'mL' && isDrawn && volume.whole === undefined;
  if (isDue !== (mL !== undefined)) {
    say(isDue ? 'no volume' : 'a volume that is not drawn up');
    return;
  }
  if (mL && volume) compareAmount(mL, volumeAsDose(volume), (what) => say(`volume: ${what}`));
}

/** A strength in the unit in which it is read. */
const strengthSays = ({ digits, unit }: Figure, value: Rational, of: string): string | undefined =>
  figureSays({ digits, unit }, value, of, false);

function compareMade(read: ReadRecipe, { recipe }: DoseOutcome, given: Given, outcome: Outcome, say: Say): void {
  const from = strengthOf(outcome.stock);
  const isMl = (digits: string, exact: Rational | undefined, what: string): void => {
    if (exact === undefined || !isShown(digits, exact))
      say(`${what} ${digits} mL is ${exact ? digitsOf(exact) : 'none'}`);
  };
  if ('from' in read) {
    const wrong = from ? strengthSays(read.from, from.value, from.unit) : 'there is no stock in mL';
    if (wrong !== undefined) say(`drawn from: ${wrong}`);
  }
  if (read.kind === 'each-ml') {
    const made = inUnit({ value: rational(read.made.digits), unit: read.made.unit }, from?.unit ?? '');
    if (from) isMl(read.parts, minus(over(from.value, made), fraction(1)), 'diluent for each mL');
    const mix = outcome.preparation?.mix;
    const set =
      mix && 'strength' in mix
        ? mix.strength
        : mix?.kind === 'bag'
          ? { value: over(mix.drug.value, mix.in.value), unit: mix.drug.unit }
          : undefined;
    if (!set || !isSame(inUnit(set, read.made.unit), rational(read.made.digits))) say('another strength is made');
    return;
  }
  if (read.kind === 'dose-into' || read.kind === 'dose-up-to') {
    const mix = outcome.preparation?.mix;
    const volume = mix && 'volume' in mix && mix.kind !== 'syringe' ? mix.volume.value : undefined;
    if (!volume || !isExactly('bag' in read ? read.bag : read.total, volume)) say('another volume of fluid');
    return;
  }
  if (read.kind === 'missing') {
    const mix = outcome.preparation?.mix;
    const set = mix && 'strength' in mix ? mix.strength : undefined;
    if ((set === undefined) !== (read.made === undefined)) {
      say('the strength is missing');
      return;
    }
    if (set && read.made && !isSame(inUnit(set, read.made.unit), rational(read.made.digits))) say('another strength');
    return;
  }
  if (recipe === undefined) {
    say('a recipe for what is not made');
    return;
  }
  if ('drug' in read) {
    const wrong = figureSays(read.drug, recipe.drug.value, recipe.drug.unit);
    if (wrong !== undefined) say(`drug put in: ${wrong}`);
  }
  if ('stock' in read) isMl(read.stock, recipe.stock, 'stock');
  if ('diluent' in read) isMl(read.diluent, recipe.diluent, 'diluent');
  if ('total' in read) isMl(read.total, recipe.total, 'whole');
  if (read.kind === 'into') isMl(read.bag, recipe.diluent, 'bag');
  if (read.kind === 'bag') {
    isMl(read.bag, recipe.total, 'bag');
    if (read.out !== undefined) isMl(read.out, recipe.stock, 'taken out');
    const container = given.recipe?.preparation.container?.amount;
    if (read.container !== undefined && Number(read.container) !== container) say('another bag is emptied');
  }
  if ('made' in read && read.made) {
    const made = recipe.strength;
    const wrong = made ? strengthSays(read.made, made.value, made.unit) : 'it has no strength';
    if (wrong !== undefined) say(`made: ${wrong}`);
  }
}

/** The containers of a dose that is given whole or by halves, and of one that is drawn up. */
function compareContainers(
  text: string | undefined,
  { dose, containers, volume }: DoseOutcome,
  given: Given,
  { stock }: Outcome,
  anySize: boolean,
  say: Say,
): void {
  const read = text === undefined ? {} : readContainers(text);
  if (read === undefined) {
    say(`"${text}" is no container`);
    return;
  }
  const isWhole = WHOLE.has(stock.form);
  const isOpen = anySize || stock.also.length > 0;
  const held = stock.drug;
  const single = dose.high === undefined || isSame(dose.high, dose.low);
  const share =
    held && single && !dose.perKg && dose.unit !== 'mL'
      ? over(inUnit({ value: dose.low, unit: dose.unit }, held.unit), held.value)
      : undefined;
  const isCount = share !== undefined && (share.n % share.d === 0n || isSame(share, fraction(1, 2)));
  const opened = containers && isAbove(containers, fraction(1)) ? containers : undefined;
  const right = isOpen ? undefined : isWhole ? (isCount ? share : undefined) : opened;
  if ((right === undefined) !== (read.count === undefined))
    say(right ? `${digitsOf(right)} containers are not said` : `${read.count} containers`);
  else if (right && read.count !== undefined && !isExactly(read.count, right))
    say(`${read.count} containers are ${digitsOf(right)}`);
  const form = stock.form === 'prefilled-syringe' ? 'syringe' : stock.form;
  if (read.form !== undefined && read.form !== form) say(`a ${read.form} is a ${form}`);
  const most = volume && !volume.perKg && !volume.perHour ? (volume.high ?? volume.low) : undefined;
  if (read.syringe !== undefined && (!most || isAbove(most, rational(read.syringe))))
    say(`a ${read.syringe} mL syringe does not hold it`);
  const isNamed = given.device?.some(({ is }) => is.includes('syringe')) ?? false;
  const isFine = most && isAbove(fraction(1, 2), most) && !isWhole && volume?.whole === undefined && dose.unit !== 'mL';
  if (isFine && !isNamed && read.syringe === undefined) say('a small volume without its syringe');
}

/** A dose that takes the place of the first from a number of doses on. */
interface Later {
  readonly dose: number;
  readonly value: Rational;
  readonly unit: string;
}

const scaled = (later: readonly Later[], share: Rational): readonly Later[] =>
  later.map((one) => ({ ...one, value: times(one.value, share) }));

/** What the modifiers that surely hold leave of a dose: the smallest, since they do not multiply. */
const sureShare = ({ modified }: Outcome): Rational =>
  modified.reduce((least, { factor }) => (factor && isAbove(least, factor.high) ? factor.high : least), fraction(1));

/** What is wrong with a later dose that is said; nothing when it is one of these. */
function laterFault(text: string, later: readonly Later[], right: DoseOutcome): string | undefined {
  const read = readLater(text);
  const known = later.find((each) => each.dose === read?.dose);
  if (read === undefined || known === undefined) return 'is no later dose';
  if (!isSame(inUnit(known, read.amount.unit), rational(read.amount.digits))) return 'is another dose';
  const strength = right.volume?.strength;
  const exact = strength && over(inUnit(known, strength.unit), strength.value);
  return read.mL === undefined || (exact && isShown(read.mL, exact)) ? undefined : 'is another volume';
}

/** Another dose under a condition, or by another preparation: each read one is one of the oracle's, and none is missing. */
function compareOthers(
  texts: readonly string[],
  right: DoseOutcome,
  outcome: Outcome,
  { isDrawn, later }: { readonly isDrawn: boolean; readonly later: readonly Later[] },
  say: Say,
): void {
  const others = texts.filter((text) => !text.startsWith('or diluted: '));
  const known = outcome.otherwise.map((other) => ({ other, isRead: false }));
  for (const text of others) {
    const read = readOther(text);
    if (read === undefined) {
      say(`"${text}" cannot be read`);
      continue;
    }
    const fits = known.filter(({ other }) => {
      let isRight = true;
      compareDoseText(read.dose, read.volume, other, isDrawn, () => {
        isRight = false;
      });
      return isRight;
    });
    for (const one of fits) one.isRead = true;
    if (fits.length === 0) say(`"${text}" is no dose under any condition`);
    const totals = outcome.limits.flatMap(({ total }) => (total ? [total] : []));
    const shares = [
      fraction(1),
      ...fits.flatMap(({ other: { modifier } }) => (modifier.factor ? [modifier.factor.high] : [])),
    ];
    for (const shown of [read.total, read.evenOnOrder]) {
      const isTotal = (value: Rational, unit: string): boolean =>
        shown === undefined || figureSays(shown, value, unit) === undefined;
      if (shown && !totals.some(({ value, unit }) => shares.some((share) => isTotal(times(value, share), unit))))
        say(`"${text}": ${shown.digits} ${shown.unit} is no total`);
    }
    const isHalf = fits.some(
      ({ other: { modifier } }) => modifier.factor && isSame(modifier.factor.high, fraction(1, 2)),
    );
    if (read.isHalf && !isHalf) say(`"${text}" is not half`);
    const ofFactor = fits.some(({ other: { modifier } }) => modifier.factor !== undefined);
    if (read.later === undefined && ofFactor && later.length > 0) say(`"${text}": no later dose`);
    if (read.later !== undefined) {
      const factors = fits.flatMap(({ other: { modifier } }) => modifier.factor?.high ?? []);
      const isRight = factors.some((share) => laterFault(read.later ?? '', scaled(later, share), right) === undefined);
      if (!isRight) say(`"${text}": another later dose`);
    }
  }
  for (const { other, isRead } of known) if (!isRead) say(`not said: ${digitsOf(other.dose.low)} ${other.dose.unit}`);
  for (const text of texts.filter((one) => one.startsWith('or diluted: '))) {
    const read = readOffered(text);
    if (read?.recipe.kind !== 'mixed') {
      say(`"${text}" cannot be read`);
      continue;
    }
    const { made, stock, total, from } = read.recipe;
    const strength = inUnit({ value: rational(made.digits), unit: made.unit }, right.dose.unit);
    if (!isShown(read.mL, over(right.dose.low, strength))) say(`"${text}": another volume`);
    const drawn = inUnit({ value: times(rational(stock), rational(from.digits)), unit: from.unit }, made.unit);
    if (!isSame(drawn, times(rational(total), rational(made.digits))))
      say(`"${text}": stock x strength is another drug`);
    const own = strengthOf(outcome.stock);
    if (!own || strengthSays(from, own.value, own.unit) !== undefined) say(`"${text}": another stock`);
  }
}

/** Everything that is read in one dose of a face, against the oracle's outcome for the same patients. */
export function compareDose(
  face: FaceDose,
  outcome: Outcome,
  right: DoseOutcome,
  given: Given,
  { anySize, later }: { readonly anySize: boolean; readonly later: readonly Later[] },
  say: Say,
): void {
  const isDrawn = !WHOLE.has(outcome.stock.form);
  const dose = readDose(face.dose);
  const volume = face.volume === undefined ? undefined : readAmount(face.volume);
  if (face.volume !== undefined && volume === undefined) say(`"${face.volume}" is no volume`);
  if (dose === undefined) say(`"${face.dose}" is no dose`);
  else compareDoseText(dose, volume, right, isDrawn, say);
  if (face.strength !== undefined) {
    const strength = readStrength(face.strength);
    const wrong =
      strength && right.volume
        ? strengthSays(strength, right.volume.strength.value, right.volume.strength.unit)
        : 'is none';
    if (wrong !== undefined) say(`strength "${face.strength}": ${wrong}`);
  } else if (volume !== undefined) say('a volume without its strength');
  if (face.recipe !== undefined) {
    const recipe = readRecipe(face.recipe);
    if (recipe === undefined) say(`"${face.recipe}" is no recipe`);
    else compareMade(recipe, right, given, outcome, say);
  } else if (right.recipe) say('the recipe is not said');
  compareContainers(face.containers, right, given, outcome, anySize, say);
  const isGrowing = given.repeat?.some(({ is }) => is !== 'none' && is.factor !== undefined) ?? false;
  if (face.limit !== (isGrowing ? undefined : right.dose.limit)) say(`limit ${face.limit} is ${right.dose.limit}`);
  if (face.later !== undefined) {
    const fault = laterFault(face.later, scaled(later, sureShare(outcome)), right);
    if (fault !== undefined) say(`"${face.later}" ${fault}`);
  }
  compareOthers(face.otherwise, right, outcome, { isDrawn, later: face.later === undefined ? [] : later }, say);
}
