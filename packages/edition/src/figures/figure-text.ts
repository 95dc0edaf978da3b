import { convert, Decimal, digits, doseOf, type Figure, kg, limitedDose, weightOfDose } from '@first60/clinical';
import { known } from '../read/notes.ts';
import type { PrintedDilution, PrintedDose, PrintedDrug } from '../read/printed/printed-drug.ts';
import {
  type Amount,
  amountText,
  atWeight,
  eachEnd,
  inLiters,
  inUnit,
  numberText,
  plain,
  volumeOfAmount,
} from './amount.ts';
import { containerOf, containersText, inWords, volumeInContainers } from './container.ts';
import { FigureError } from './figure-error.ts';
import type { Form, Reference } from './reference.ts';

/** Where a text appears, which determines what a reference without a name means. */
export interface FigurePlace {
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  /** The drug of the file that contains the text. */
  readonly drug?: string;
  readonly act?: string;
  readonly dilution?: string;
  /**
   * The works of the edition by key; `false` for a requirement, whose figures are our own. Absent when the works are
   * not known.
   */
  readonly works?: ReadonlyMap<string, boolean>;
  /** Drugs of which nothing is reported here, because their own files have a problem. */
  readonly broken?: ReadonlySet<string>;
  /** True when the text has "=" before the figure. */
  readonly isEqual?: boolean;
  /** Diluent for a dose that the text names, when no kit holds that diluent. */
  readonly missingDiluent?: string;
  /** True when the text states the result of a dose, as "{adult} = " and "{adult} (" do. */
  readonly isOfDose?: boolean;
}

/**
 * The text that a reference stands for, as printed on cards: "0.01 mg/kg", "0.33 mL", "30-150 mL/h".
 * @throws FigureError with a sentence, for a name, an age or a figure that does not exist.
 */
export function figureText(reference: Reference, place: FigurePlace): string {
  switch (reference.kind) {
    case 'bare':
      throw new FigureError(BARE);
    case 'stated':
      return statedText(reference, place);
    case 'quoted':
      return quotedText(reference, place);
    case 'ratio':
      return ratioText(reference, place);
    default: {
      const { amount, drug } = figureOf(reference, place);
      const form = 'form' in reference ? reference.form : undefined;
      if (form !== undefined && OF_VOLUMES.has(form.kind)) refuseUndiluted(reference, drug, place);
      return formText(amount, form, drug, place.isEqual ?? false);
    }
  }
}

const BARE =
  'A figure alone does not say what it is: name the act or the figure of the drug that gives it, like "{haloperidol/old figure mL}"; what another work gives is "{5 mg by la-1309}", and a volume of no drug "{20 mL of flush}"';

/** Forms that state how much is drawn up. */
const OF_VOLUMES: ReadonlySet<Form['kind']> = new Set(['mL', 'mL/h', 'mL/min', 'containers']);
/** Volumes that a dose is added to, as opposed to volumes of a flush or of no drug. */
const OF_DILUENTS: ReadonlySet<string> = new Set(['mixture', 'container']);

/** Name of the diluent needed for a reference's dose, when no kit holds that diluent. */
export function missingDiluentFor(reference: Reference | undefined, place: FigurePlace): string | undefined {
  if (reference?.kind !== 'dose') return undefined;
  const [first = '', second] = (reference.act ?? place.act ?? '').split('/');
  const [drug, act] = second === undefined ? [place.drug, first] : [first, second];
  return place.drugs.get(drug ?? '')?.acts[act]?.missingDiluent?.name;
}

/**
 * Refuses a volume of a dose that no kit can dilute. When the text belongs to such a dose, any volume of its drug is
 * refused.
 */
function refuseUndiluted(reference: Figured, drug: PrintedDrug, place: FigurePlace): void {
  const own = place.drugs.get(place.drug ?? '');
  const around = drug.genericName === own?.genericName ? own?.acts[place.act ?? ''] : undefined;
  const missing = missingDiluentFor(reference, place) ?? around?.missingDiluent?.name;
  if (missing !== undefined) throw new FigureError(undiluted(missing));
}

const undiluted = (name: string): string =>
  `No kit holds ${name}, which this dose is diluted in, so that no volume of it can be given: write the dose alone, or stock ${name} as a drug`;

/** The volume of a dose is always calculated. A volume that is written out is accepted only where it belongs to no dose. */
function statedText(
  { text, of }: Reference & { kind: 'stated' },
  { isOfDose, missingDiluent: missing }: FigurePlace,
): string {
  if (missing !== undefined && OF_DILUENTS.has(of)) throw new FigureError(undiluted(missing));
  if (!isOfDose) return text;
  throw new FigureError('What a dose comes to is worked out: name the dose with "mL" behind it');
}

/** A volume of a drug depends on its strength, so other works are quoted by their amount of drug. */
function quotedText({ text, work }: Reference & { kind: 'quoted' }, { works }: FigurePlace): string {
  if (/^\S+ m?L\b/.test(text)) {
    throw new FigureError(
      'A volume depends on the strength: quote the amount of drug, or write "of flush" or "of mixture"',
    );
  }
  const isOfOthers = works === undefined ? true : works.get(work);
  if (isOfOthers === undefined) throw new FigureError(`There is no source "${work}"`);
  if (!isOfOthers) throw new FigureError(`"${work}" is our own requirement: name the act that gives it`);
  return text;
}

type Figured = Reference & { readonly kind: 'strength' | 'youngs' | 'container' | 'mix' | 'dose' | 'figure' };

/** A figure for a drug, before it is converted to a form. */
function figureOf(reference: Figured, place: FigurePlace): DrugAmount {
  switch (reference.kind) {
    case 'strength':
      return strengthOf(reference, place);
    case 'youngs':
      return youngsOf(reference, place);
    case 'container':
      return contentOf(reference, place);
    case 'mix':
      return mixOf(reference, place);
    case 'figure':
      return namedFigure(reference, place);
    case 'dose':
      return doseOfReference(reference, place);
  }
}

/** Ratio of the first figure to the second, regardless of their units. */
function ratioText({ one, other, inWords: asWord }: Reference & { kind: 'ratio' }, place: FigurePlace): string {
  const [upper, lower] = [one, other].map((reference) => amountOfAny(reference, place));
  if (upper === undefined || lower === undefined || upper.per !== lower.per) {
    throw new FigureError('These two figures measure different things');
  }
  const { value } = convert(doseOf({ amount: upper.low.toNumber(), unit: upper.unit as 'mg' }), lower.unit as 'mg');
  const times = value.div(lower.low).round(2);
  return asWord ? inWords(times) : digits(times);
}

function amountOfAny(reference: Reference, place: FigurePlace): Amount | undefined {
  if (reference.kind !== 'quoted') return isFigured(reference) ? figureOf(reference, place).amount : undefined;
  const [, low = '', unit = '', per = ''] = /^([\d.]+) (\w+)(\/\w+)?$/.exec(quotedText(reference, place)) ?? [];
  return { low: new Decimal(low), unit, per: per as Amount['per'] };
}

const isFigured = (reference: Reference): reference is Figured =>
  ['strength', 'youngs', 'container', 'mix', 'dose', 'figure'].includes(reference.kind);

function drugNamed(name: string | undefined, { drugs }: FigurePlace): PrintedDrug {
  const drug = name === undefined ? undefined : drugs.get(name);
  if (drug !== undefined) return drug;
  throw new FigureError(
    name === undefined
      ? 'This names no drug: write its file name in front, like "{adenosine/svt-first adult}"'
      : `There is no drug "${name}": write the name of a file of drugs/ without its ending`,
  );
}

/** A name resolved together with its drug: "drug/act" anywhere, or "act" alone in the file of its drug. */
function placed(name: string, place: FigurePlace): readonly [drug: PrintedDrug, name: string] {
  const [first = '', second] = name.split('/');
  return second === undefined ? [drugNamed(place.drug, place), first] : [drugNamed(first, place), second];
}

function dilutionNamed(drug: PrintedDrug, name: string): PrintedDilution {
  const dilution = drug.dilutions[name];
  if (dilution !== undefined) return dilution;
  throw new FigureError(`${drug.genericName} has no dilution "${name}": ${known(Object.keys(drug.dilutions))}`);
}

function stockOf(drug: PrintedDrug): Figure {
  if (drug.strength !== undefined) return drug.strength;
  throw new FigureError(`${drug.genericName} has no strength per mL, so that no volume can be worked out`);
}

interface DrugAmount {
  readonly amount: Amount;
  readonly drug: PrintedDrug;
}

/** Strength of the stock or of a dilution, or the amount of drug in a given number of mL of it. */
function strengthOf({ name, ofMl }: Reference & { kind: 'strength' }, place: FigurePlace): DrugAmount {
  const { strength, drug } = strengthNamed(name, place);
  const volume = new Decimal(ofMl ?? '1');
  return { amount: { ...eachEnd(plain(strength), (value) => value.times(volume)), per: ofMl ? '' : '/mL' }, drug };
}

function strengthNamed(name: string | undefined, place: FigurePlace): { strength: Figure; drug: PrintedDrug } {
  if (name !== undefined && (name.includes('/') || (place.drug !== undefined && !place.drugs.has(name)))) {
    const [drug, dilution] = placed(name, place);
    return { strength: dilutionNamed(drug, dilution).strength, drug };
  }
  const drug = drugNamed(name ?? place.drug, place);
  return { strength: stockOf(drug), drug };
}

function youngsOf({ name, table }: Reference & { kind: 'youngs' }, place: FigurePlace): DrugAmount {
  const drug = drugNamed(name ?? place.drug, place);
  const dose = drug.youngsAdultDose?.[table];
  if (dose === undefined) throw new FigureError(`${drug.genericName} has no adult dose for Young's rule in this table`);
  return { amount: plain(dose), drug };
}

function contentOf({ name, part }: Reference & { kind: 'container' }, place: FigurePlace): DrugAmount {
  const drug = drugNamed(name ?? place.drug, place);
  const { drug: held, volume } = containerOf(drug);
  const figure = part === 'drug' ? held : volume;
  if (figure === undefined) throw new FigureError(`A container of ${drug.genericName} has no volume`);
  return { amount: plain(figure), drug };
}

function mixOf(reference: Reference & { kind: 'mix' }, place: FigurePlace): DrugAmount {
  const { part, name = place.dilution } = reference;
  if (name === undefined) {
    throw new FigureError(
      '"mix" alone stands for the dilution in whose block it is written: write a dilution in front',
    );
  }
  const [drug, dilution] = placed(name, place);
  const { mix, strength } = dilutionNamed(drug, dilution);
  if (part === 'strength') return { amount: { ...plain(strength), per: '/mL' }, drug };
  const figure = { stock: undefined, saline: undefined, drug: undefined, in: undefined, ...mix }[part] as
    | Figure
    | undefined;
  if (figure === undefined) throw new FigureError(`This dilution has no "${part}": ${known(Object.keys(mix))}`);
  return { amount: plain(figure), drug };
}

function namedFigure({ name, atKg, times }: Reference & { kind: 'figure' }, place: FigurePlace): DrugAmount {
  const [drug, figureName] = placed(name, place);
  const figure = drug.figures[figureName];
  if (figure === undefined) {
    throw new FigureError(`${drug.genericName} has no figure "${figureName}": ${known(Object.keys(drug.figures))}`);
  }
  const { low, high, unit, per } = figure.value;
  const amount: Amount = {
    low: new Decimal(low),
    ...(high !== undefined && { high: new Decimal(high) }),
    unit,
    per: per === undefined ? '' : `/${per}`,
  };
  return { amount: scaled(atWeight(amount, atKg), times), drug };
}

const scaled = (amount: Amount, times = '1'): Amount => eachEnd(amount, (value) => value.times(new Decimal(times)));

function doseOfReference(reference: Reference & { kind: 'dose' }, place: FigurePlace): DrugAmount {
  const name = reference.act ?? place.act;
  if (name === undefined) {
    throw new FigureError('This names no act: write it in front, like "{adenosine/svt-first adult}"');
  }
  const [drug, actName] = placed(name, place);
  const act = drug.acts[actName];
  if (act === undefined) {
    throw new FigureError(`${drug.genericName} has no act "${actName}": ${known(Object.keys(drug.acts))}`);
  }
  const dose = reference.age === 'adult' ? act.adult : act.pediatric;
  if (dose === undefined) {
    throw new FigureError(`The act "${actName}" of ${drug.genericName} gives no dose to this age`);
  }
  if (reference.reachesMax) return { amount: reachesMax(dose), drug };
  const amount = scaled(amountOf(dose, reference), reference.times);
  return { amount: reference.form?.kind === 'mL/min' ? perMinute(amount, dose) : amount, drug };
}

/** A dose divided by the minutes it takes. */
function perMinute(amount: Amount, { over }: PrintedDose): Amount {
  if (over === undefined || over.unit !== 'min')
    throw new FigureError('This dose does not say how many minutes it takes');
  return { ...eachEnd(amount, (value) => value.div(over.low)), per: '/min' };
}

function reachesMax({ perKg, max }: PrintedDose): Amount {
  if (perKg === undefined || max === undefined) {
    throw new FigureError('This dose has no figure for each kg with a maximum, which a weight could reach');
  }
  return { low: weightOfDose(doseOf(max), doseOf(perKg)), unit: 'kg', per: '' };
}

function total({ totalMax }: PrintedDose): Figure {
  if (totalMax === undefined)
    throw new FigureError('This dose has no limit in all: write one under "limits" of its act, or name another figure');
  return totalMax;
}

/** The dose of an age, in months, of a group whose ages have different doses. */
function doseAtAge({ bands = [] }: PrintedDose, months: number): Figure {
  const band = bands.find(
    ({ only: { fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY } }) =>
      months >= fromMonths && months < belowMonths,
  );
  if (band === undefined) throw new FigureError('This dose has no figure of its own for this age');
  return band.dose;
}

/** The requested figure of a dose. */
function amountOf(dose: PrintedDose, { part, atKg, atMonths, unlimited }: Reference & { kind: 'dose' }): Amount {
  if (atMonths !== undefined) return plain(doseAtAge(dose, atMonths));
  const missing = (what: string) => new FigureError(`This dose has no ${what}`);
  if (part === 'min' || part === 'max') {
    const limit = dose[part];
    if (limit === undefined) throw missing(part);
    return plain(limit);
  }
  if (part === 'total') {
    if (dose.totalPerKg === undefined) return plain(total(dose));
    return atWeight({ ...plain(dose.totalPerKg), per: '/kg' }, atKg);
  }
  if (part === 'total max') return plain(total(dose));
  if (dose.infusion !== undefined) {
    const { low, high, per, orderAbove } = dose.infusion;
    if (part === 'order') {
      if (orderAbove === undefined)
        throw missing('rate above which an order is needed, like "order: [above 10 mcg/min]"');
      return { ...plain(orderAbove), per: '/min' };
    }
    const ends = { unit: low.unit, per: `/${per}` as const };
    if (part === 'low') return atWeight({ low: new Decimal(low.amount), ...ends }, atKg);
    if (part === 'high') return atWeight({ low: new Decimal(high.amount), ...ends }, atKg);
    return atWeight({ low: new Decimal(low.amount), high: new Decimal(high.amount), ...ends }, atKg);
  }
  if (part !== undefined) throw missing(part === 'order' ? 'infusion with an order' : `infusion with a ${part} end`);
  if (dose.fixed !== undefined) return plain(dose.fixed);
  if (dose.perKg === undefined) throw missing('figure');
  if (atKg === undefined || unlimited) return atWeight({ ...plain(dose.perKg), per: '/kg' }, atKg);
  const { dose: given } = limitedDose(
    {
      perKg: doseOf(dose.perKg),
      ...(dose.min && { min: doseOf(dose.min) }),
      ...(dose.max && { max: doseOf(dose.max) }),
    },
    kg(atKg),
  );
  return { low: given.value, unit: given.unit, per: '' };
}

/** An amount in the requested form. */
function formText(amount: Amount, form: Form | undefined, drug: PrintedDrug, isEqual: boolean): string {
  if (form === undefined) return amountText(amount);
  switch (form.kind) {
    case 'number':
      return numberText(amount);
    case 'mL':
    case 'mL/h':
    case 'mL/min':
      return amountText(volumeIn(amount, form, drug));
    case 'containers':
      return containersText(drug, amount, { ...form, isEqual });
    case 'L':
      return amountText(inLiters(amount));
    default:
      return amountText(inUnit(amount, form.kind));
  }
}

/** A volume of a dilution or of the stock. For a drug without a strength, a volume of its container. */
function volumeIn(amount: Amount, form: Form & { kind: 'mL' | 'mL/h' | 'mL/min' }, drug: PrintedDrug): Amount {
  if (form.kind === 'mL/min') {
    const { per, ...inAll } = amount;
    const strength = form.of === undefined ? stockOf(drug) : dilutionNamed(drug, form.of).strength;
    return { ...eachEnd(volumeOfAmount({ ...inAll, per: '' }, 'mL', strength), (value) => value.round(1)), per };
  }
  if (form.of !== undefined) return volumeOfAmount(amount, form.kind, dilutionNamed(drug, form.of).strength);
  if (drug.strength !== undefined || form.kind === 'mL/h') return volumeOfAmount(amount, form.kind, stockOf(drug));
  return { ...eachEnd(amount, (value) => volumeInContainers(drug, value, amount.unit as Figure['unit'])), unit: 'mL' };
}
