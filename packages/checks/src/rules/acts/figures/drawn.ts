import {
  type Act,
  type ActPreparation,
  type Concentration,
  convert,
  type Dose,
  type DrugActs,
  doseOf,
  type Ml,
  ml,
  type PreparationUse,
  type Product,
  perMl,
  quantity,
  type Route,
  volumeOf,
} from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { isFor, type TriedPatient } from './patients.ts';

/** What is in the syringe or bag that is given. */
export interface Drawn {
  /** Absent when the stock goes in as it is. */
  readonly preparation?: ActPreparation;
  readonly strength: Concentration;
  readonly volume: Ml;
  /** The volume of stock that it takes. */
  readonly stock: Ml;
}

/** The product that an act draws from. */
export const productOf = ({ products }: DrugActs, { product }: Act): Product =>
  products.find(({ id }) => id === product) ?? products[0];

/** The strength of a product; undefined for a gas, a tablet and a plain fluid. */
export const strengthOf = ({ holds: { drug, volume } }: Product): Concentration | undefined =>
  drug && volume && attempt(() => ({ perMl: quantity(doseOf(drug).value.div(doseOf(volume).value), drug.unit) }));

/** Whether a use of a preparation is for this act, route and patient; parts that are not given are not compared. */
export const isUsedFor = (
  { who, routes, acts }: PreparationUse,
  { act, route, patient }: { readonly act: Act; readonly route?: Route; readonly patient?: TriedPatient },
): boolean =>
  (acts === undefined || acts.includes(act.id)) &&
  (routes === undefined ||
    (route === undefined ? act.routes.some((one) => routes.includes(one.route)) : routes.includes(route))) &&
  (who === undefined || patient === undefined || isFor(who, patient));

/** The preparation that a patient's dose has to be given in. */
export const mustFor = (
  drug: DrugActs,
  place: { readonly act: Act; readonly route: Route; readonly patient: TriedPatient },
): ActPreparation | undefined => drug.preparations.find(({ must }) => must.some((use) => isUsedFor(use, place)));

/**
 * How a dose is given in a preparation, or as stock. A stock that is no stronger than the mixture goes in as it is.
 * Undefined when no strength is known.
 */
export function drawnAs(product: Product, preparation: ActPreparation | undefined, dose: Dose): Drawn | undefined {
  const stocked = strengthOf(product);
  if (stocked === undefined) return undefined;
  return attempt(() => {
    const stock = volumeOf(dose, stocked);
    const drug = dose.unit === 'mL' ? quantity(stocked.perMl.value.times(dose.value), stocked.perMl.unit) : dose;
    if (preparation === undefined) return { strength: stocked, volume: stock, stock };
    const strength = mixedStrength(preparation, drug, stock);
    const own = { perMl: convert(stocked.perMl, strength.perMl.unit) };
    if (preparation.mix.kind !== 'into' && !own.perMl.value.gt(strength.perMl.value))
      return { strength: own, volume: stock, stock };
    return { preparation, strength, volume: volumeOf(drug, strength), stock };
  });
}

/** The strength of a mixture. For one that is made of a whole dose, it depends on the dose. */
export function mixedStrength({ mix }: ActPreparation, dose: Dose, stock: Ml = ml(0)): Concentration {
  switch (mix.kind) {
    case 'syringe':
    case 'up-to-strength':
      return perMl(mix.strength);
    case 'bag':
      return { perMl: quantity(doseOf(mix.drug).value.div(doseOf(mix.in).value), mix.drug.unit) };
    case 'up-to':
      return { perMl: quantity(dose.value.div(doseOf(mix.volume).value), dose.unit) };
    case 'into':
      return {
        perMl: quantity(dose.value.div(ml(doseOf(mix.volume).value.plus(stock.value)).value), dose.unit),
      };
  }
}

/** Forms that a syringe is filled from. Everything else is given as it comes. */
const DRAWN_FORMS: ReadonlySet<string> = new Set(['ampoule', 'vial', 'prefilled syringe']);

/** True for a product that is drawn into a syringe. */
export const isDrawnUp = ({ form }: Product): boolean => DRAWN_FORMS.has(form);
