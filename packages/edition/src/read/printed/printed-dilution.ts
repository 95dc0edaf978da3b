import {
  type Act,
  type ActPreparation,
  convert,
  Decimal,
  type DrugActs,
  doseOf,
  type Figure,
  type MixedFor,
  ml,
  type PreparationUse,
  type Product,
  perMl,
  quantity,
  type Recipe,
  strengthText,
} from '@first60/clinical';
import { preparationWords, recipeWords } from '../../acts/words/recipe-words.ts';
import { quantityText } from '../../model/quantity-text.ts';
import { type Age, isForAge } from './age.ts';
import { type Mix, strengthOfMix } from './mix.ts';
import type { PrintedDilution } from './printed-drug.ts';

const MG_IN_A_GRAM = 1000;

/** The drug in 1 mL of the stock; nothing for a powder and for what is not counted in mL. */
export function strengthOfProduct({ holds: { drug, volume }, form }: Product): Figure | undefined {
  if (drug === undefined || volume === undefined || form === 'injector') return undefined;
  const inOneMl = new Decimal(drug.amount).div(volume.amount);
  // What is no finite figure is printed nowhere: 25 g in 120 mL.
  if (!inOneMl.times(volume.amount).eq(drug.amount)) return undefined;
  return drug.unit === 'g' && form !== 'bag'
    ? { amount: inOneMl.times(MG_IN_A_GRAM).toNumber(), unit: 'mg' }
    : { amount: inOneMl.toNumber(), unit: drug.unit };
}

/** The name of a dilution: that of its preparation, and of the act where it depends on the volume of its dose. */
export interface NamedDilution {
  readonly name: string;
  readonly dilution: PrintedDilution;
}

/**
 * The dilution that the volumes of an act refer to for an age group: a preparation whose strength does not depend on the
 * dose.
 */
export function dilutionOfAct(drug: DrugActs, act: Act, age: Age): NamedDilution | undefined {
  const product = drug.products.find(({ id }) => id === act.product) ?? drug.products[0];
  const stock = strengthOfProduct(product);
  const uses = drug.preparations.flatMap((preparation) => [
    ...preparation.must.map((use) => ({ preparation, use, isMust: true })),
    ...preparation.may.map((use) => ({ preparation, use, isMust: false })),
  ]);
  const [found] = uses
    .filter(({ use }) => isFor(use, act) && isForAge(use.who ?? {}, age))
    .flatMap((one) => {
      const mix = mixOf(one.preparation, stock, act, age);
      return mix === undefined ? [] : [{ ...one, mix }];
    });
  const strength = found && strengthOfMix(found.mix, stock);
  if (found === undefined || strength === undefined) return ownProduct(drug, product, stock, act);
  const { id, source = act.source } = found.preparation;
  const belowMl = found.use.belowMl ?? volumeBelow(found.use, act, stock);
  const use = belowMl !== undefined ? 'small-dose' : found.isMust ? 'always' : 'advised';
  return {
    name: belowMl === undefined ? id : `${id}-${act.id}`,
    dilution: {
      recipe: recipeText(found.preparation, found.mix, strength, stock),
      mix: found.mix,
      strength,
      use,
      ...(belowMl !== undefined && { belowMl }),
      source,
    },
  };
}

/** The preparations that only children of some age or weight must have, with the strength that they are made to. */
export function mixedForSome({ products: [first, ...others], preparations }: DrugActs, act: Act): readonly MixedFor[] {
  const stock = strengthOfProduct([first, ...others].find(({ id }) => id === act.product) ?? first);
  return preparations.flatMap((preparation) => {
    const { mix } = preparation;
    if (mix.kind !== 'syringe' && mix.kind !== 'up-to-strength') return [];
    return preparation.must.flatMap((use) => {
      const { who } = use;
      if (who?.group !== 'child' || who.range === undefined || who.if !== undefined || !isFor(use, act)) return [];
      const recipe = preparationWords(preparation, stock);
      return [{ who, preparation: { recipe, perMl: mix.strength, mandatory: true } }];
    });
  });
}

/** Another product of the drug, from which the dose is drawn as it is: a vial of the kit. */
function ownProduct(
  { products: [first] }: DrugActs,
  { id, holds: { drug, volume } }: Product,
  strength: Figure | undefined,
  { source }: Act,
): NamedDilution | undefined {
  if (id === first.id || strength === undefined || drug === undefined || volume === undefined) return undefined;
  const inOneMl = strengthText(perMl(strength));
  return {
    name: id,
    dilution: {
      recipe: `Undiluted from its vial: ${quantityText(drug)} in ${quantityText(volume)} = ${inOneMl}`,
      mix: { drug, in: volume },
      strength,
      use: 'always',
      source,
    },
  };
}

const isFor = ({ acts, routes }: PreparationUse, { id, routes: ways }: Act): boolean =>
  (acts?.includes(id) ?? true) && (routes === undefined || ways.some(({ route }) => routes.includes(route)));

/** What a mixture is made of. Nothing where its strength depends on the patient's dose. */
function mixOf({ mix }: ActPreparation, stock: Figure | undefined, act?: Act, age?: Age): Mix | undefined {
  if (mix.kind === 'bag') return { drug: mix.drug, in: mix.in };
  if (stock === undefined) return undefined;
  if (mix.kind === 'syringe') {
    return stockAndSaline(convert(doseOf(mix.strength), stock.unit).value.times(mix.volume.amount), mix.volume, stock);
  }
  const [only, ...others] = (act?.dose ?? []).filter(({ who }) => age === undefined || isForAge(who, age));
  const give = only?.give;
  const isFixed = others.length === 0 && typeof give === 'object' && 'low' in give && !give.perKg;
  return mix.kind === 'up-to' && isFixed
    ? stockAndSaline(convert(doseOf(give.low), stock.unit).value, mix.volume, stock)
    : undefined;
}

/** A stock that is weaker than the mixture has no room for a diluent: a rule of the acts refuses it. */
const notBelowZero = (value: Decimal): Decimal => (value.lt(0) ? new Decimal(0) : value);

function stockAndSaline(drug: Decimal, volume: Figure, stock: Figure): Mix {
  const drawn = drug.div(stock.amount);
  return {
    stock: { amount: drawn.toNumber(), unit: 'mL' },
    saline: { amount: notBelowZero(new Decimal(volume.amount).minus(drawn)).toNumber(), unit: 'mL' },
  };
}

/** The volume of stock below which a preparation for small children is made, by their weight and dose per kg. */
function volumeBelow({ who }: PreparationUse, { dose }: Act, stock: Figure | undefined): number | undefined {
  const below = who?.range?.belowKg;
  const give = dose.find(({ who: { group } }) => group === who?.group)?.give;
  if (below === undefined || stock === undefined || typeof give !== 'object' || !('low' in give) || !give.perKg)
    return undefined;
  return convert(doseOf(give.low), stock.unit).value.times(below).div(stock.amount).toNumber();
}

/** How a syringe or bag is made. Nothing where that depends on the patient's dose. */
export function recipeOf(preparation: ActPreparation, stock: Figure | undefined): string | undefined {
  const mix = mixOf(preparation, stock);
  const strength = mix && strengthOfMix(mix, stock);
  return mix && strength && recipeText(preparation, mix, strength, stock);
}

function recipeText(preparation: ActPreparation, mix: Mix, strength: Figure, stock: Figure | undefined): string {
  const drug =
    'drug' in mix
      ? doseOf(mix.drug)
      : quantity(new Decimal(mix.stock.amount).times(stock?.amount ?? 0), stock?.unit ?? 'mg');
  const total = 'drug' in mix ? mix.in.amount : new Decimal(mix.stock.amount).plus(mix.saline.amount).toNumber();
  const drawn = stock && convert(drug, stock.unit).value.div(stock.amount);
  const recipe: Recipe = {
    preparation,
    drug,
    ...(drawn && { stock: ml(drawn) }),
    diluent: ml(drawn ? notBelowZero(new Decimal(total).minus(drawn)) : new Decimal(total)),
    total: ml(new Decimal(total)),
    strength,
  };
  return recipeWords(recipe, stock);
}
