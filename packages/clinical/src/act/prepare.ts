import { type Mixture as Contents, oneMl, pumpRate } from '../infusion-rate.ts';
import type { Route } from '../medication-line/line-dose.ts';
import { convert, convertible, type Dose, doseOf, type Figure, type Ml, ml, perMl, quantity } from '../units.ts';
import type { Act, ActPreparation, PreparationUse, Product, Who } from './act.ts';
import { mostOf } from './give-dose.ts';
import type { GivenDose, GivenVolume, Recipe } from './given.ts';
import { givenParts } from './given-parts.ts';
import type { Fit } from './known-range.ts';
import { contentsOf, strengthOf, volumeIn } from './product.ts';
import { type BranchPatient, fitOf, sidesOf } from './who.ts';

/** A part of a container is a whole one. */
const ROUND_UP = 3;

/** How an act is prepared for a patient: in one way, undiluted, or differently on the two sides of a limit. */
export type MustPrepare =
  | { readonly kind: 'undiluted' }
  | { readonly kind: 'prepared'; readonly preparation: ActPreparation }
  | { readonly kind: 'sides'; readonly sides: readonly [Who, Who] };

/**
 * The first preparation that a drug must have for this patient, act and route. One route is enough: what has to be
 * diluted for a vein is diluted for whatever else the act may go by. A preparation that depends on a condition which is
 * not known is made.
 */
export function mustPrepare(
  preparations: readonly ActPreparation[],
  act: Act,
  routes: readonly Route[],
  patient: BranchPatient,
): MustPrepare {
  for (const preparation of preparations) {
    const uses = preparation.must.map((use) => ({ use, fit: useFit(use, act, routes, patient) }));
    if (uses.some(({ fit }) => fit === 'yes')) return { kind: 'prepared', preparation };
    const maybe = uses.find(({ fit }) => fit === 'unsure');
    if (maybe === undefined) continue;
    const sides = sidesOf(maybe.use.who ?? {}, patient);
    return sides ? { kind: 'sides', sides } : { kind: 'prepared', preparation };
  }
  return { kind: 'undiluted' };
}

function useFit(use: PreparationUse, act: Act, routes: readonly Route[], patient: BranchPatient): Fit {
  if (use.acts !== undefined && !use.acts.includes(act.id)) return 'no';
  if (use.routes !== undefined && !use.routes.some((route) => routes.includes(route))) return 'no';
  return fitOf(use.who ?? {}, patient);
}

/**
 * The preparations that are offered for this patient, act and route, beside what must be done. One for small volumes is
 * offered where the volume `drawn` from the stock is smaller than that, and while it depends on a weight.
 */
export const mayPrepare = (
  preparations: readonly ActPreparation[],
  act: Act,
  routes: readonly Route[],
  patient: BranchPatient,
  drawn?: GivenVolume,
): readonly ActPreparation[] =>
  preparations.filter(({ may }) =>
    may.some((use) => useFit(use, act, routes, patient) !== 'no' && isSmallEnough(use, drawn)),
  );

const isSmallEnough = ({ belowMl }: PreparationUse, drawn: GivenVolume | undefined): boolean =>
  belowMl === undefined || (drawn !== undefined && (drawn.perKg === true || drawn.low.value.lt(belowMl)));

/** What is drawn up or runs: the volume of a dose, and how it is made when it is not the stock itself. */
export interface Prepared {
  readonly volume?: GivenVolume;
  readonly recipe?: Recipe;
}

/**
 * The volume of a dose from the stock as it is, in mL, or in mL/h for an infusion. None for a product that is not counted
 * in mL, and for a dose in mL, which is its own volume.
 * @throws RangeError when dose and stock measure different things (mg of a drug stocked in units).
 */
export function undiluted(dose: GivenDose, product: Product): Prepared {
  const stock = contentsOf(product);
  if (stock === undefined || dose.low.unit === 'mL') return {};
  return { volume: volumeGiven(dose, stock, strengthOf(stock, dose.low)) };
}

/**
 * The volume of a dose after a preparation, in mL (mL/h for an infusion), and its recipe from the stock. A stock that is
 * as weak as the mixture already, or fills it, needs no preparation: undefined. Where the recipe depends on the dose
 * there is none while the weight is not known. A dose into a bag has the volume of its stock, and the whole
 * volume that then runs in.
 * @throws RangeError when dose and stock measure different things.
 */
export function prepared(dose: GivenDose, product: Product, preparation: ActPreparation): Prepared | undefined {
  const stock = contentsOf(product);
  // A powder takes no room: poured into a bag it is made up to the volume of the bag.
  const mix =
    stock === undefined && preparation.mix.kind === 'into' ? upToBag(preparation.mix.volume) : preparation.mix;
  const once = dose.perKg || dose.per ? undefined : mostOf(dose);
  if (mix.kind === 'into') {
    const recipe = once && stock && recipeInto(preparation, once, volumeIn(once, stock), mix.volume);
    const { volume } = undiluted(dose, product);
    return givenParts({ volume: volume && givenParts({ ...volume, whole: recipe?.total }), recipe });
  }
  const mixture = mixtureOf(mix, once);
  if (mixture === undefined) return {};
  if (stock && volumeIn(mixture.drug, stock).value.gte(mixture.volume.value)) return undefined;
  const strength = 'strength' in mix ? mix.strength : strengthOf(mixture, dose.low);
  const drug = mix.kind === 'up-to-strength' ? once : mixture.drug;
  return givenParts({
    volume: dose.low.unit === 'mL' ? undefined : volumeGiven(dose, mixture, strength),
    recipe: drug && recipeOf(preparation, drug, volumeIn(drug, mixture), stock, strength),
  });
}

type Mix = ActPreparation['mix'];

const upToBag = (volume: Figure): Mix => ({ kind: 'up-to', volume });

/** What is given, as so much drug in so much volume; undefined where that depends on a dose that is not known. */
function mixtureOf(mix: Exclude<Mix, { kind: 'into' }>, once: Dose | undefined): Contents | undefined {
  switch (mix.kind) {
    case 'syringe':
      return syringesOf(mix, once);
    case 'bag':
      return { drug: doseOf(mix.drug), volume: ml(mix.in.amount) };
    case 'up-to':
      return once && { drug: once, volume: ml(mix.volume.amount) };
    case 'up-to-strength':
      return oneMl(perMl(mix.strength));
  }
}

/** One syringe, or as many as a dose takes. */
function syringesOf({ strength, volume }: Extract<Mix, { kind: 'syringe' }>, once: Dose | undefined): Contents {
  const drug = amountIn(strength, volume);
  const needed =
    once && convertible(once.unit, drug.unit)
      ? convert(once, drug.unit).value.div(drug.value).round(0, ROUND_UP)
      : undefined;
  const count = needed?.gt(1) ? needed : 1;
  return { drug: quantity(drug.value.times(count), drug.unit), volume: ml(ml(volume.amount).value.times(count)) };
}

/** The drug in a volume of this strength. */
const amountIn = (strength: Figure, volume: Figure): Dose =>
  quantity(doseOf(strength).value.times(volume.amount), strength.unit);

function recipeOf(
  preparation: ActPreparation,
  drug: Dose,
  total: Ml,
  contents: Contents | undefined,
  strength: Figure,
): Recipe {
  if (contents === undefined) return { preparation, drug, diluent: total, total, strength };
  const stock = volumeIn(drug, contents);
  return { preparation, drug, stock, diluent: ml(total.value.minus(stock.value)), total, strength };
}

function recipeInto(preparation: ActPreparation, drug: Dose, stock: Ml, bag: Figure): Recipe {
  const diluent = ml(bag.amount);
  return { preparation, drug, stock, diluent, total: ml(stock.value.plus(diluent.value)) };
}

function volumeGiven(dose: GivenDose, from: Contents, strength: Figure): GivenVolume {
  const at = (each: Dose): Ml => (dose.per === 'min' ? ml(pumpRate(each, from).value) : volumeIn(each, from));
  return givenParts({
    low: at(dose.low),
    high: dose.high && at(dose.high),
    strength,
    perKg: dose.perKg,
    perHour: dose.per && (true as const),
    min: dose.min && at(dose.min),
    max: dose.max && at(dose.max),
  });
}

/**
 * The whole number of containers that one dose takes, or one bag of an infusion. Undefined while that depends on a
 * weight, and for a gas.
 * @throws RangeError when dose and product measure different things.
 */
export function containersOf(dose: GivenDose, product: Product, recipe: Recipe | undefined): number | undefined {
  const once = dose.perKg || dose.per ? undefined : mostOf(dose);
  const counts = [once, recipe?.drug].flatMap((drug) => (drug === undefined ? [] : [containersFor(drug, product)]));
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function containersFor(drug: Dose, { holds }: Product): number | undefined {
  const held = drug.unit === 'mL' ? holds.volume : holds.drug;
  if (held === undefined) return undefined;
  return convert(drug, held.unit).value.div(held.amount).round(0, ROUND_UP).toNumber();
}
