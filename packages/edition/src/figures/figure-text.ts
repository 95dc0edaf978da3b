import { convert, Decimal, digits, doseOf, type Figure, kg, limitedDose, weightOfDose } from '@first60/clinical';
import type { DoseFile } from '../files/dose-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import { known } from '../read/notes.ts';
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
import { FigureError } from './figure-error.ts';
import type { Form, Reference } from './reference.ts';

/** Where a text stands: what a reference without a name means there. */
export interface FigurePlace {
  readonly drugs: ReadonlyMap<string, DrugFile>;
  /** The drug whose file the text is in. */
  readonly drug?: string;
  readonly regimen?: string;
  readonly dilution?: string;
}

/**
 * The text that a reference stands for, as cards print it: "0.01 mg/kg", "0.33 mL", "30-150 mL/h".
 * @throws FigureError for a name, an age or a figure that is not there, in a sentence.
 */
export function figureText(reference: Reference, place: FigurePlace): string {
  switch (reference.kind) {
    case 'stated':
      return reference.text;
    case 'strength':
      return strengthText(strengthOf(reference.name, place), reference.unit);
    case 'mix':
      return mixText(reference, place);
    case 'dose':
      return doseReferenceText(reference, place);
  }
}

function drugNamed(name: string | undefined, { drugs }: FigurePlace): DrugFile {
  const drug = name === undefined ? undefined : drugs.get(name);
  if (drug !== undefined) return drug;
  throw new FigureError(
    name === undefined
      ? 'This names no drug: write its file name in front, like "{adenosine/svt-first adult}"'
      : `There is no drug "${name}": write the name of a file of drugs/ without its ending`,
  );
}

/** A name with its drug: "drug/regimen" anywhere, "regimen" alone in the file of its drug. */
function placed(name: string, place: FigurePlace): readonly [drug: DrugFile, name: string] {
  const [first = '', second] = name.split('/');
  return second === undefined ? [drugNamed(place.drug, place), first] : [drugNamed(first, place), second];
}

function dilutionNamed(drug: DrugFile, name: string): DrugFile['dilutions'][string] {
  const dilution = drug.dilutions[name];
  if (dilution !== undefined) return dilution;
  throw new FigureError(`${drug.genericName} has no dilution "${name}": ${known(Object.keys(drug.dilutions))}`);
}

function stockOf(drug: DrugFile): Figure {
  if (drug.strength !== undefined) return drug.strength;
  throw new FigureError(`${drug.genericName} has no strength per mL, so that no volume can be worked out`);
}

function strengthText(strength: Figure, unit: Figure['unit'] = strength.unit): string {
  const { value } = convert(doseOf(strength), unit);
  return `${amountText({ low: value, unit, per: '' })}/mL`;
}

/** The stock's own strength, or that of a dilution. */
function strengthOf(name: string | undefined, place: FigurePlace): Figure {
  if (name === undefined) return stockOf(drugNamed(place.drug, place));
  if (name.includes('/') || (place.drug !== undefined && !place.drugs.has(name))) {
    const [drug, dilution] = placed(name, place);
    return dilutionNamed(drug, dilution).strength;
  }
  return stockOf(drugNamed(name, place));
}

function mixText(reference: Reference & { kind: 'mix' }, place: FigurePlace): string {
  const { part, form, name = place.dilution } = reference;
  if (name === undefined) {
    throw new FigureError(
      '"mix" alone stands for the dilution in whose block it is written: write a dilution in front',
    );
  }
  const [drug, dilution] = placed(name, place);
  const { mix, strength } = dilutionNamed(drug, dilution);
  if (part === 'strength') return `${amountText(plain(strength))}/mL`;
  const figure = { stock: undefined, saline: undefined, drug: undefined, in: undefined, ...mix }[part] as
    | Figure
    | undefined;
  if (figure === undefined) throw new FigureError(`This dilution has no "${part}": ${known(Object.keys(mix))}`);
  return formText(plain(figure), form, drug);
}

function doseReferenceText(reference: Reference & { kind: 'dose' }, place: FigurePlace): string {
  const name = reference.regimen ?? place.regimen;
  if (name === undefined) {
    throw new FigureError('This names no regimen: write it in front, like "{adenosine/svt-first adult}"');
  }
  const [drug, regimenName] = placed(name, place);
  const regimen = drug.regimens[regimenName];
  if (regimen === undefined) {
    throw new FigureError(`${drug.genericName} has no regimen "${regimenName}": ${known(Object.keys(drug.regimens))}`);
  }
  const dose = reference.age === 'adult' ? regimen.adult : regimen.pediatric;
  if (dose === undefined) {
    throw new FigureError(`The regimen "${regimenName}" of ${drug.genericName} gives no dose to this age`);
  }
  if (reference.reachesMax) return reachesMaxText(dose);
  const amount = amountOf(dose, reference);
  const times = new Decimal(reference.times ?? '1');
  return formText(
    eachEnd(amount, (value) => value.times(times)),
    reference.form,
    drug,
  );
}

function reachesMaxText({ perKg, max }: DoseFile): string {
  if (perKg === undefined || max === undefined) {
    throw new FigureError('This dose has no figure for each kg with a maximum, which a weight could reach');
  }
  return `${digits(weightOfDose(doseOf(max), doseOf(perKg)))} kg`;
}

function total({ totalMax }: DoseFile): Figure {
  if (totalMax === undefined) throw new FigureError('This dose has no totalMax');
  return totalMax;
}

/** The figure of a dose that is asked for. */
function amountOf(dose: DoseFile, { part, atKg }: Reference & { kind: 'dose' }): Amount {
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
      if (orderAbove === undefined) throw missing('orderAbove');
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
  if (atKg === undefined) return { ...plain(dose.perKg), per: '/kg' };
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

/** An amount in the form that is asked for. */
function formText(amount: Amount, form: Form | undefined, drug: DrugFile): string {
  if (form === undefined) return amountText(amount);
  switch (form.kind) {
    case 'number':
      return numberText(amount);
    case 'mL':
    case 'mL/h': {
      const strength = form.of === undefined ? stockOf(drug) : dilutionNamed(drug, form.of).strength;
      return amountText(volumeOfAmount(amount, form.kind, strength));
    }
    case 'L':
      return amountText(inLiters(amount));
    default:
      return amountText(inUnit(amount, form.kind));
  }
}
