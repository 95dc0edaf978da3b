import type { ActPreparation, Dose, DrugActs, Figure, Given, Product } from '@first60/clinical';
import { inUnit } from '../act-oracle/dose-words.ts';
import {
  fraction,
  inWords,
  isAbove,
  minus,
  over,
  plus,
  type Rational,
  rational,
  roundedUp,
  times,
} from '../oracle/rational.ts';

/** An exact amount with its unit. */
interface Amount {
  readonly value: Rational;
  readonly unit: string;
}

const PLACES = 10n ** 30n;

const exact = ({ value, unit }: Dose): Amount => ({ value: rational(value.toFixed()), unit });
const figure = ({ amount, unit }: Figure): Amount => ({ value: rational(String(amount)), unit });

const numberOf = ({ n, d }: Rational): number => Number(n) / Number(d);

/** The same but for the last of forty decimals. */
const isEqual = (one: Rational, other: Rational): boolean => {
  const apart = isAbove(one, other) ? minus(one, other) : minus(other, one);
  return !isAbove(times(apart, { n: PLACES, d: 1n }), plus(one, fraction(1)));
};

/** The drug in 1 mL of the stock; nothing for what is not counted in mL. */
function stockOf({ holds: { drug, volume } }: Product): Amount | undefined {
  if (drug === undefined || volume === undefined) return undefined;
  return { value: over(figure(drug).value, figure(volume).value), unit: drug.unit };
}

/** The drug in 1 mL of a mix, where the dose does not decide it. */
function strengthOfMix({ mix }: ActPreparation): Amount | undefined {
  if ('strength' in mix) return figure(mix.strength);
  if (mix.kind !== 'bag') return undefined;
  return { value: over(figure(mix.drug).value, figure(mix.in).value), unit: mix.drug.unit };
}

export const productFor = ({ products }: DrugActs, act: string | undefined): Product =>
  products.find(({ id }) => id === act) ?? products[0];

/** The strength of what is given: that of the stock, or of what is made of it. Worked out from the files alone. */
function strengthGiven(given: Given, product: Product): Amount | undefined {
  const stock = stockOf(product);
  const { recipe, preparation, dose } = given;
  if (preparation === undefined) return stock;
  const { mix } = preparation;
  if (mix.kind === 'into') return stock;
  const set = strengthOfMix(preparation);
  if (set !== undefined) {
    return stock !== undefined && !isAbove(inUnit(stock, set.unit), set.value) ? stock : set;
  }
  const most = exact(dose.high ?? dose.low);
  if (recipe === undefined || dose.perKg || mix.kind !== 'up-to') return recipe === undefined ? stock : undefined;
  return { value: over(most.value, figure(mix.volume).value), unit: most.unit };
}

/** What is wrong with the volume of a dose. */
function volumeFaults(given: Given, product: Product): readonly string[] {
  const { dose, volume, missingDiluent } = given;
  const strength = strengthGiven(given, product);
  if (volume === undefined) {
    const isDue = strength !== undefined && dose.low.unit !== 'mL' && missingDiluent === undefined;
    return isDue && !(dose.perKg && given.preparation) ? ['it has no volume'] : [];
  }
  if (strength === undefined) return ['a volume of what is not counted in mL'];
  const inOneHour = dose.per === 'min' ? fraction(60) : fraction(1);
  return (['low', 'high', 'min', 'max'] as const).flatMap((end) => {
    const [amount, mL] = [dose[end], volume[end]];
    if (amount === undefined || mL === undefined) return amount === mL ? [] : [`${end}: a dose or a volume is missing`];
    const put = times(rational(mL.value.toFixed()), strength.value);
    const wanted = times(inUnit(exact(amount), strength.unit), inOneHour);
    return isEqual(put, wanted)
      ? []
      : [
          `${end}: ${mL.value.toFixed()} mL of ${inWords(strength.value)} ${strength.unit}/mL is not ${inWords(wanted)}`,
        ];
  });
}

/** What is wrong with a recipe: what is drawn, what is put in, and what comes of it. */
function recipeFaults({ recipe, dose }: Given, product: Product): readonly string[] {
  if (recipe === undefined) return [];
  const { preparation, drug, stock, diluent, total, strength } = recipe;
  const from = stockOf(product);
  const mL = (volume: Dose): Rational => rational(volume.value.toFixed());
  const faults: string[] = [];
  if (
    stock !== undefined &&
    from !== undefined &&
    !isEqual(times(mL(stock), from.value), inUnit(exact(drug), from.unit))
  )
    faults.push('stock drawn x its strength is not the drug put in');
  if (stock === undefined && from !== undefined) faults.push('nothing is drawn from the stock');
  if (stock !== undefined && !isEqual(plus(mL(stock), mL(diluent)), mL(total)))
    faults.push('stock and diluent are not the whole');
  if (diluent.value.lt(0)) faults.push('less than no diluent');
  const set = strengthOfMix(preparation);
  if (set !== undefined && !isEqual(times(mL(total), set.value), inUnit(exact(drug), set.unit)))
    faults.push('the mixture is not of the strength of its preparation');
  if (strength !== undefined && set !== undefined && strength.amount !== numberOf(inUnit(set, strength.unit)))
    faults.push('the strength that is told is not that of the preparation');
  if (preparation.mix.kind === 'up-to' && !isEqual(mL(total), figure(preparation.mix.volume).value))
    faults.push('it is not made up to its volume');
  if (preparation.mix.kind === 'into' && !isEqual(mL(diluent), figure(preparation.mix.volume).value) && stock)
    faults.push('the bag is another one');
  const most = exact(dose.high ?? dose.low);
  const isDose = !dose.perKg && dose.per === undefined && dose.low.unit !== 'mL';
  if (isDose && isAbove(inUnit(most, drug.unit), exact(drug).value)) faults.push('it holds less than the dose');
  return faults;
}

/** The containers that are opened hold the dose, and one less would not. */
function containerFaults({ containers, dose, recipe }: Given, { holds }: Product): readonly string[] {
  const once = dose.perKg || dose.per !== undefined ? undefined : exact(dose.high ?? dose.low);
  const amounts = [once, recipe && exact(recipe.drug)].filter((amount) => amount !== undefined);
  const counts = amounts.flatMap((amount) => {
    const held = amount.unit === 'mL' ? holds.volume : holds.drug;
    return held === undefined ? [] : [Number(roundedUp(over(inUnit(amount, held.unit), figure(held).value)).n)];
  });
  const right = counts.length === 0 ? undefined : Math.max(...counts);
  return containers === right ? [] : [`${containers ?? 'no'} containers, and the dose takes ${right ?? 'none'}`];
}

/** Nothing stronger than a route takes, and nothing as it is by a route that the stock is not for. */
function routeFaults(given: Given, product: Product, { routeLimits = [] }: DrugActs): readonly string[] {
  const strength = given.recipe?.strength ? figure(given.recipe.strength) : strengthGiven(given, product);
  if (given.volume === undefined || strength === undefined || given.volume.whole !== undefined) return [];
  const isAsStocked = given.preparation === undefined;
  return given.routes.flatMap(({ route }) => {
    const limit = routeLimits.find((each) => each.strength !== undefined && each.routes.includes(route))?.strength;
    const isTooStrong =
      limit !== undefined && isAbove(inUnit(strength, limit.unit), figure(limit).value)
        ? [`too strong for ${route}`]
        : [];
    const isClosed = isAsStocked && product.form !== 'injector' && !product.undiluted.includes(route);
    return [...isTooStrong, ...(isClosed ? [`undiluted by ${route}`] : [])];
  });
}

/** Everything that is wrong with one dose of a product. */
export const doseFaults = (given: Given, product: Product, drug: DrugActs): readonly string[] => [
  ...volumeFaults(given, product),
  ...recipeFaults(given, product),
  ...containerFaults(given, product),
  ...routeFaults(given, product, drug),
];
