import { fraction, greatest, isAbove, minus, over, plus, type Rational, roundedUp, times } from '../oracle/rational.ts';
import type { ActWords, DrugWords, Mix, Preparation, Product, Use } from './act-yaml.ts';
import { type DoseFigures, highEnd } from './dose-figures.ts';
import { type Amount, inUnit } from './dose-words.ts';
import { fits, narrowed, orAny, outside, type Possible } from './possible-patient.ts';

/** A volume in mL of one strength, so that volume x strength is the dose. */
export interface VolumeFigures {
  readonly low: Rational;
  readonly high: Rational | undefined;
  readonly min: Rational | undefined;
  readonly max: Rational | undefined;
  readonly perKg: boolean;
  readonly perHour: boolean;
  readonly unreached: DoseFigures['unreached'];
  /** The drug in 1 mL. */
  readonly strength: Amount;
  /** The whole volume, when a dose goes into a bag. */
  readonly whole: Rational | undefined;
}

/** What is drawn from the stock and what is added to it. */
export interface RecipeFigures {
  readonly preparation: Preparation;
  readonly drug: Amount;
  /** A powder has no volume. */
  readonly stock: Rational | undefined;
  readonly diluent: Rational;
  readonly total: Rational;
  readonly strength: Amount | undefined;
}

/** How one dose is given: from the stock as it is, or made up. */
export interface Mixed {
  readonly volume: VolumeFigures | undefined;
  readonly recipe: RecipeFigures | undefined;
  /** It has to be made with a fluid that no kit holds. */
  readonly missing: string | undefined;
  readonly offered: readonly string[];
  readonly containers: Rational | undefined;
}

/** One preparation that the patient surely or maybe gets, none when it is given as stocked. */
export interface PreparationChoice {
  readonly preparation: Preparation | undefined;
  readonly possible: Possible;
}

export const strengthOf = ({ drug, volume }: Product): Amount | undefined =>
  drug && volume && { value: over(drug.value, volume.value), unit: drug.unit };

export const productOf = (act: ActWords, drug: DrugWords): Product =>
  drug.products.find(({ id }) => id === act.product) ?? drug.products[0];

/** The routes that surely are the patient's; those that may be when none surely is. */
export function routesOf(act: ActWords, possible: Possible): readonly string[] {
  const all = act.routes.map(({ route, who }) => ({ route, open: fits(who, possible) }));
  const sure = all.some(({ open }) => open === 'yes') ? 'yes' : 'maybe';
  return all.filter(({ open }) => open === sure).map(({ route }) => route);
}

const isFor = (use: Use, act: ActWords, routes: readonly string[]): boolean =>
  (use.acts?.includes(act.id) ?? true) && (use.routes?.some((each) => routes.includes(each)) ?? true);

/**
 * The first preparation that has to be made, for each patient that this one may be. One route that needs it is enough.
 * Under a condition that is not known it is made.
 */
export function preparationChoices(
  act: ActWords,
  drug: DrugWords,
  possible: Possible,
  routes: readonly string[],
): readonly PreparationChoice[] {
  for (const preparation of drug.preparations) {
    const uses = preparation.must.filter((use) => isFor(use, act, routes));
    const sure = orAny(uses.map(({ who }) => fits(who, possible)));
    if (sure === 'no') continue;
    if (sure === 'yes') return [{ preparation, possible }];
    const use = uses.find(({ who }) => fits(who, possible) === 'maybe');
    const others = use && outside(possible, use.who);
    if (!use || !others) return [{ preparation, possible }];
    return [narrowed(possible, others.inside) ?? possible, narrowed(possible, others.outside) ?? possible].flatMap(
      (each) => preparationChoices(act, drug, each, routes),
    );
  }
  return [{ preparation: undefined, possible }];
}

/** The amount that is given at once; undefined for an infusion and while the weight is not known. */
const onceOf = (dose: DoseFigures): Amount | undefined =>
  dose.perKg || dose.per !== undefined ? undefined : { value: highEnd(dose), unit: dose.unit };

/** What is in the syringe or bag: so much drug in so much volume. */
function contentsOf(mix: Mix, once: Amount | undefined): { drug: Amount; total: Rational } | undefined {
  if (mix.kind === 'bag') return { drug: mix.drug, total: mix.in.value };
  if (mix.kind === 'syringe') {
    const one = times(mix.volume.value, mix.strength.value);
    const fills = once ? greatest(fraction(1), roundedUp(over(inUnit(once, mix.strength.unit), one))) : fraction(1);
    return { drug: { value: times(one, fills), unit: mix.strength.unit }, total: times(mix.volume.value, fills) };
  }
  if (!once) return undefined;
  if (mix.kind !== 'up-to-strength') return { drug: once, total: mix.volume.value };
  return { drug: once, total: over(inUnit(once, mix.strength.unit), mix.strength.value) };
}

/** The strength of a mix, where it does not depend on the dose. */
const mixStrength = (mix: Mix): Amount | undefined => {
  if (mix.kind === 'syringe' || mix.kind === 'up-to-strength') return mix.strength;
  return mix.kind === 'bag' ? { value: over(mix.drug.value, mix.in.value), unit: mix.drug.unit } : undefined;
};

/** A stock that is no stronger than the mix, or fills it, is given as it is. */
function isAlready(mix: Mix, stock: Amount, dose: DoseFigures): boolean {
  if (mix.kind === 'into') return false;
  const set = mixStrength(mix);
  if (set) return !isAbove(inUnit(stock, set.unit), set.value);
  const made = contentsOf(mix, onceOf(dose));
  return made !== undefined && !isAbove(made.total, over(inUnit(made.drug, stock.unit), stock.value));
}

function recipeFigures(dose: DoseFigures, product: Product, preparation: Preparation): RecipeFigures | undefined {
  const stock = strengthOf(product);
  const once = onceOf(dose);
  const { mix } = preparation;
  if (stock && isAlready(mix, stock, dose)) return undefined;
  if (mix.kind === 'up-to-strength' && !once) return undefined;
  const made = contentsOf(mix, once);
  if (!made) return undefined;
  const { drug } = made;
  const drawn = stock && over(inUnit(drug, stock.unit), stock.value);
  if (mix.kind === 'into' && drawn) {
    const diluent = mix.volume.value;
    return { preparation, drug, stock: drawn, diluent, total: plus(drawn, diluent), strength: undefined };
  }
  return {
    preparation,
    drug,
    stock: drawn,
    diluent: drawn ? minus(made.total, drawn) : made.total,
    total: made.total,
    strength: { value: over(drug.value, made.total), unit: drug.unit },
  };
}

/** A dose as a volume of this strength, or as a rate. */
function volumeOf(dose: DoseFigures, strength: Amount, whole: Rational | undefined): VolumeFigures {
  const mL = (value: Rational): Rational => {
    const perHour = dose.per === 'min' ? times(value, fraction(60)) : value;
    return over(inUnit({ value: perHour, unit: dose.unit }, strength.unit), strength.value);
  };
  return {
    low: mL(dose.low),
    high: dose.high && mL(dose.high),
    min: dose.min && mL(dose.min),
    max: dose.max && mL(dose.max),
    perKg: dose.perKg,
    perHour: dose.per !== undefined,
    unreached: dose.unreached,
    strength,
    whole,
  };
}

function volumeFigures(
  dose: DoseFigures,
  product: Product,
  preparation: Preparation | undefined,
): VolumeFigures | undefined {
  if (dose.unit === 'mL') return undefined;
  const stock = strengthOf(product);
  const mix = preparation?.mix;
  if (!preparation || !mix || (stock && isAlready(mix, stock, dose))) return stock && volumeOf(dose, stock, undefined);
  const recipe = recipeFigures(dose, product, preparation);
  if (mix.kind === 'into' && stock) return volumeOf(dose, stock, recipe?.total);
  const strength = mixStrength(mix) ?? recipe?.strength;
  return strength && volumeOf(dose, strength, undefined);
}

/** The containers that one dose takes, or what is made for it. */
function containersOf(
  dose: DoseFigures,
  { drug, volume }: Product,
  recipe: RecipeFigures | undefined,
): Rational | undefined {
  const needed = [onceOf(dose), recipe?.drug].filter((each) => each !== undefined);
  const counts = needed.flatMap((amount) => {
    const holds = amount.unit === 'mL' ? volume : drug;
    return holds ? [roundedUp(over(inUnit(amount, holds.unit), holds.value))] : [];
  });
  const [first, ...rest] = counts;
  return first && rest.reduce(greatest, first);
}

/** How a dose is made from the stock. `fluids` are the diluents in the kits. */
export function mixed(
  dose: DoseFigures,
  act: ActWords,
  drug: DrugWords,
  preparation: Preparation | undefined,
  possible: Possible,
  routes: readonly string[],
  fluids: ReadonlySet<string>,
): Mixed {
  const product = productOf(act, drug);
  const stock = strengthOf(product);
  const isMade = preparation && !(stock && isAlready(preparation.mix, stock, dose)) ? preparation : undefined;
  const missing = isMade && !fluids.has(isMade.diluent) ? isMade.diluent : undefined;
  const recipe = isMade && !missing ? recipeFigures(dose, product, isMade) : undefined;
  const plain = stock && volumeFigures(dose, product, undefined);
  const isOffered = (use: Use): boolean =>
    isFor(use, act, routes) &&
    fits(use.who, possible) !== 'no' &&
    (use.belowMl === undefined || plain?.perKg === true || (plain !== undefined && isAbove(use.belowMl, plain.low)));
  return {
    volume: missing ? undefined : volumeFigures(dose, product, isMade),
    recipe,
    missing,
    offered: drug.preparations
      .filter(({ id, diluent, may }) => id !== preparation?.id && fluids.has(diluent) && may.some(isOffered))
      .filter((each) => recipeFigures(dose, product, each) !== undefined)
      .map(({ id }) => id),
    containers: containersOf(dose, product, recipe),
  };
}
