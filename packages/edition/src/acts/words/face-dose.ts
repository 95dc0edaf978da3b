import {
  type Act,
  type ActDose,
  type ActPatient,
  type AskedAct,
  assuming,
  convert,
  convertible,
  Decimal,
  type Dose,
  digits,
  doseOf,
  type Figure,
  fitOf,
  type Given,
  type Modifier,
  type Product,
  type ProductForm,
  perMl,
  quantity,
  showText,
  strengthText,
  volumeOf,
} from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { quantityText } from '../../model/quantity-text.ts';
import { givenDoseWords, givenVolumeWords } from './dose-words.ts';
import { conditionOf, modifierWords } from './modifier-words.ts';
import { OLMD } from './names.ts';
import { fluidName, preparationWords, recipeWords } from './recipe-words.ts';
import { capital, either, ordinal } from './sentence.ts';

import type { FittedPatient } from './unsure-part.ts';

/** One dose on the face of an act: for the patient, or for one of the groups that the patient may belong to. */
export interface FaceDose {
  /** The group, while it is not known to be the patient's. */
  readonly whose?: string;
  /** "3.2 mg", "0.2 mg/kg, max 10 mg", or why there is none. */
  readonly dose: string;
  /** "0.64 mL", "24-240 mL/h". */
  readonly volume?: string;
  /** The drug in 1 mL of it: "5 mg/mL". */
  readonly strength?: string;
  /** How the syringe or bag is made. */
  readonly recipe?: string;
  /** "2 ampoules", when one dose takes more than one, or "half a nebule". */
  readonly containers?: string;
  /** The limit of one dose that changed it. */
  readonly limit?: 'min' | 'max';
  /** Why it is not the usual dose: "half: from 69 years". */
  readonly because?: string;
  /** A later dose that is another one: "from the 3rd dose 2 mg". */
  readonly later?: string;
  /** What it would be under a condition that is not known: "alcohol or opioids: half of dose and total, 1.25 mg". */
  readonly otherwise: readonly string[];
}

/** Given whole or by halves, so nothing is drawn up. */
const WHOLE: ReadonlySet<ProductForm> = new Set(['injector', 'tablet', 'tube', 'spray', 'nebule']);
const HALF = 0.5;
const MG_IN_A_GRAM = 1000;
const MCG_IN_A_MILLIGRAM = 1000;

const productOf = ({ drug, act }: AskedAct): Product =>
  drug.products.find(({ id }) => id === act.product) ?? drug.products[0];

/** The drug in 1 mL of the stock; nothing for what is not counted in mL. */
function stockOf({ holds: { drug, volume } }: Product): Figure | undefined {
  if (drug === undefined || volume === undefined) return undefined;
  const isGrams = drug.unit === 'g';
  const inOneMl = new Decimal(drug.amount).div(volume.amount).times(isGrams ? MG_IN_A_GRAM : 1);
  return { amount: inOneMl.toNumber(), unit: isGrams ? 'mg' : drug.unit };
}

/** How many containers a dose is: only when they are whole ones or a half, or more than one has to be opened. */
function containersText(
  dose: Given['dose'],
  count: number | undefined,
  { form, holds, anySize, also }: Product,
): string | undefined {
  // Of several sizes another number is opened.
  if (anySize || also !== undefined) return undefined;
  if (!WHOLE.has(form)) return count === undefined || count < 2 ? undefined : pluralOf(form, count);
  return dose.perKg || dose.high !== undefined ? undefined : wholeText(dose.low, { form, holds });
}

const pluralOf = (form: ProductForm, number: number): string => {
  const unit = form === 'prefilled syringe' ? 'syringe' : form;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
};

/** A dose in whole or half containers, of what is given whole: "4 tablets", "half a nebule". */
export function wholeText(dose: Dose | Figure, { form, holds }: Pick<Product, 'form' | 'holds'>): string | undefined {
  const held = holds.drug;
  if (!WHOLE.has(form) || held === undefined || !convertible(dose.unit, held.unit)) return undefined;
  const share = convert('amount' in dose ? doseOf(dose) : dose, held.unit).value.div(held.amount);
  if (share.eq(HALF)) return `half a ${form}`;
  return share.eq(share.round(0)) ? pluralOf(form, share.toNumber()) : undefined;
}

/** True when crews say the dose in mL, although it is an amount of drug. */
const isInMl = ({ dose }: Act): boolean =>
  dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.inMl === true);

/** A strength in the unit that the container says: "10 mg/mL", although the dose is in mcg/min. */
function inStockUnit(strength: Figure, { holds: { drug } }: Product): Figure {
  if (strength.unit !== 'mcg' || drug?.unit !== 'mg' || strength.amount < MCG_IN_A_MILLIGRAM) return strength;
  return { amount: new Decimal(strength.amount).div(MCG_IN_A_MILLIGRAM).toNumber(), unit: 'mg' };
}

/** A dose and its volume; the volume first where crews say the dose in mL. */
function figuresOf(
  dose: Given['dose'],
  volume: Given['volume'],
  product: Product,
  inMl: boolean,
): Pick<FaceDose, 'dose' | 'volume' | 'strength'> {
  const amount = givenDoseWords(dose);
  const hasVolume = volume !== undefined && dose.low.unit !== 'mL' && !WHOLE.has(product.form);
  // What runs in as a whole bag is drawn up by its recipe: a volume of the stock beside the dose would be injected.
  if (!hasVolume || volume.whole !== undefined) return { dose: amount };
  const isPrinted = product.form !== 'bottle' || inMl === false;
  const strength = isPrinted ? { strength: strengthText(perMl(inStockUnit(volume.strength, product))) } : {};
  return inMl
    ? { dose: `${givenVolumeWords(volume)} (${amount})`, ...strength }
    : { dose: amount, volume: givenVolumeWords(volume), ...strength };
}

/** A step in the words of its dose: in mL where crews say the dose so. */
export function stepWords(step: Given['dose'], given: Given | undefined, act: Act): string {
  const strength = given?.volume?.strength;
  if (!isInMl(act) || strength === undefined || step.perKg || step.low.unit === 'mL') return givenDoseWords(step);
  const volume = volumeOf(step.low, perMl(strength));
  return `${digits(volume.value)} mL (${givenDoseWords(step)})`;
}

/** What stands largest on a row: the dose, the volume, and how it is made. */
export function faceDose(
  given: Given,
  asked: AskedAct,
  patient: ActPatient,
  tables: ActTables,
  whose: string | undefined,
): FaceDose {
  const { dose, volume, recipe, preparation, containers, modified, missingDiluent } = given;
  const product = productOf(asked);
  const whole = containersText(dose, containers, product);
  const missing =
    missingDiluent &&
    capital(
      `${fluidName(missingDiluent)} is not in the kits: ${OLMD} names fluid and volume. ${preparation === undefined ? '' : strongest(preparation)}`.trim(),
    );
  const stock = stockOf(product);
  const made =
    missing ??
    (recipe ? `${recipeWords(recipe, stock)}${moreText(given)}` : preparation && preparationWords(preparation, stock));
  const drawn = [whole, syringeText(given, asked)].filter((text) => text !== undefined);
  const branch = assuming(patient, given.who);
  const later = laterDose(asked.act, branch, volume, shareOf(modified));
  return {
    ...(whose !== undefined && whose !== '' && { whose }),
    ...figuresOf(dose, volume, product, isInMl(asked.act)),
    ...(made !== undefined && made !== '' && { recipe: made }),
    ...(drawn.length > 0 && { containers: drawn.join(', ') }),
    // A limit of the first dose says nothing of the later ones, where each is a multiple of the last.
    ...(dose.limit && !isGrowing(given) && { limit: dose.limit }),
    ...(modified.length > 0 && { because: modified.map((one) => modifierWords(one, tables)).join('; ') }),
    ...(later !== undefined && { later }),
    otherwise: [...offeredOf(given, stock), ...otherwiseOf(given, asked, branch, tables)],
  };
}

/** A dose per kg may take more than one syringe of its mixture: "; above 5 mL twice as much of each". */
function moreText({ volume, recipe, who: { range = {} } }: Given): string {
  if (recipe === undefined || recipe.preparation.mix.kind !== 'syringe' || volume?.perKg !== true) return '';
  const { total } = recipe;
  const heaviest = range.toKg ?? range.belowKg;
  const most = volume.max?.value ?? (heaviest === undefined ? undefined : volume.low.value.times(heaviest));
  if (most?.lte(total.value)) return '';
  const made = `${digits(total.value)} mL`;
  return most?.lte(total.value.times(2)) ? `; above ${made} twice as much of each` : `; so for each ${made}`;
}

/** Below this many mL a dose is drawn into the finest syringe, and up to 1 mL one between the marks of the next. */
const FINE_BELOW_ML = 0.5;
const MARK_ML = 0.1;

/** The syringe for a volume that a larger one cannot show, unless the act names it. Nothing is drawn from an injector. */
function syringeText({ volume, dose, device }: Given, asked: AskedAct): string | undefined {
  const isNamed = device?.some(({ is }) => is.includes('syringe')) ?? false;
  if (isNamed || volume === undefined || WHOLE.has(productOf(asked).form)) return undefined;
  if (volume.perKg || volume.perHour || volume.whole !== undefined || dose.low.unit === 'mL') return undefined;
  const most = (volume.high ?? volume.low).value;
  const isFine = most.lt(FINE_BELOW_ML) || (most.lt(1) && !most.mod(MARK_ML).eq(0));
  return isFine ? '1 mL syringe' : undefined;
}

/** True where a later dose is a multiple of the one before. */
const isGrowing = ({ repeat = [] }: Given): boolean =>
  repeat.some(({ is }) => is !== 'none' && is.factor !== undefined);

/** Begins the text of a preparation that is offered beside the dose. */
export const OFFERED = 'or diluted: ';

/** Preparations that are offered, with the volume that the dose then has. */
function offeredOf({ offered, dose }: Given, stock: Figure | undefined): readonly string[] {
  return offered.flatMap((recipe) => {
    if (recipe.strength === undefined || dose.perKg) return [];
    const volume = volumeOf(dose.low, perMl(recipe.strength));
    return [`${OFFERED}${recipeWords(recipe, stock)}, of it ${digits(volume.value)} mL`];
  });
}

/** What holds of a preparation whose fluid is not stocked: how strong it may be, and what it is never made in. */
function strongest({ mix, weaker, never }: NonNullable<Given['preparation']>): string {
  const strength = 'strength' in mix ? `${quantityText(mix.strength)}/mL${weaker ? ' or weaker' : ''}` : '';
  const forbidden = never === undefined ? '' : `never in ${never.join(' or ')}`;
  return [strength, forbidden].filter((text) => text !== '').join('. ');
}

/** What the smallest factor of these modifiers leaves of a dose. They do not multiply. */
const shareOf = (modifiers: readonly Modifier[]): number =>
  Math.min(1, ...modifiers.flatMap(({ factor }) => (factor === undefined ? [] : [factor.high])));

/**
 * The later dose of the entry that is for these patients.
 * @param share what its modifiers leave of it, as of the first dose
 */
function laterDose({ dose }: Act, patient: FittedPatient, volume: Given['volume'], share: number): string | undefined {
  const entry = dose.find(({ who }) => fitOf(who, patient) === 'yes');
  const written = entry?.give as ActDose | undefined;
  const later = typeof written === 'object' && 'low' in written ? written.fromDose : undefined;
  if (later === undefined) return undefined;
  const strength = volume && perMl(volume.strength);
  const give = { ...later.give, amount: new Decimal(later.give.amount).times(share).toNumber() };
  const isDrawn = strength !== undefined && convertible(give.unit, volume?.strength.unit ?? 'mL');
  const drawn = isDrawn ? ` = ${digits(volumeOf(doseOf(give), strength).value)} mL` : '';
  // The first dose of such an act may be the second of its drug.
  return `${later.dose === 2 ? 'then' : `from the ${ordinal(later.dose)} dose`} ${quantityText(give)}${drawn}`;
}

/** The totals in figures, as a modifier shrinks them: that which needs an order, and the one that ends the drug. */
function halvedTotals({ limits, modified }: Given, { factor }: Modifier): string | undefined {
  if (factor === undefined) return undefined;
  // Two reasons for half do not make a quarter.
  const shrunkTo = Math.min(1, ...modified.flatMap((one) => (one.limits && one.factor ? [one.factor.high] : [])));
  const share = Math.min(1, new Decimal(factor.high).div(shrunkTo).toNumber());
  const leastOf = (end: 'order' | 'stop'): Dose | undefined =>
    limits
      .flatMap(({ limit, total }) =>
        total === undefined || limit.per !== undefined || limit.then !== end ? [] : [total],
      )
      .toSorted((one, other) => one.value.minus(other.value).toNumber())[0];
  const shrunk = (total: Dose): string => showText(quantity(total.value.times(share), total.unit));
  const [order, stop] = [leastOf('order'), leastOf('stop')];
  if (order === undefined || stop === undefined || !isBelow(order, stop)) {
    const least = order !== undefined && stop !== undefined ? stop : (order ?? stop);
    return least && `${shrunk(least)} in all`;
  }
  return `${shrunk(order)} in all, even on order ${shrunk(stop)}`;
}

const isBelow = (one: Dose, other: Dose): boolean =>
  convertible(one.unit, other.unit) && convert(one, other.unit).value.lt(other.value);

/** Other doses by conditions that are not known; conditions that come to the same dose are said together. */
function otherwiseOf(given: Given, asked: AskedAct, patient: FittedPatient, tables: ActTables): readonly string[] {
  const product = productOf(asked);
  const inMl = isInMl(asked.act);
  const said = given.otherwise.map(({ modifier, dose, volume, order }) => {
    const figures = figuresOf(dose, volume, product, inMl);
    const whole = containersText(dose, undefined, product);
    const equal = figures.volume !== undefined ? ` = ${figures.volume}` : '';
    const isHalf = modifier.factor?.low === HALF && modifier.factor.high === HALF;
    const total = modifier.limits ? halvedTotals(given, modifier) : undefined;
    const share = isHalf ? 'half, ' : '';
    const figure = `${figures.dose}${equal}`;
    const inAll = total === undefined ? '' : `, ${total}`;
    // Two reasons for half do not make a quarter of the later dose either.
    const later = modifier.factor && laterDose(asked.act, patient, given.volume, shareOf([modifier]));
    const then = later === undefined ? '' : `, ${later}`;
    const onOrder = order && !modifier.order ? ', only on OLMD' : '';
    return {
      condition: conditionOf(modifier, patient, tables),
      text: `${share}${figure}${whole === undefined ? '' : ` (${whole})`}${then}${inAll}${onOrder}`,
    };
  });
  const bySame = Map.groupBy(said, ({ text }) => text);
  return [...bySame].map(([text, group]) => `${either(group.map(({ condition }) => condition))}: ${text}`);
}
