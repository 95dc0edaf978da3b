import type { DosingRow, Drug } from '@first60/edition';
import { COMPREHENSIVE_TABLE, HIGH_DOSES, NOBODY_YOUNGER_FROM } from './expected-quick.ts';
import { isAbove, over, plus, type Rational, rational, times } from './rational.ts';

/** An amount in mg, or in its own unit if it is not a mass; mcg are thousandths of a mg. */
interface Amount {
  readonly value: Rational;
  readonly unit: string;
}

/** The oracle's expectation for a row: a label, and figures if the row gives any. */
export interface Expected {
  readonly kind: string;
  readonly dose?: Rational;
  readonly unit?: string;
  readonly volume?: Rational | null;
  readonly limit?: 'none' | 'min' | 'max';
  readonly high?: boolean;
}

export interface Patient {
  /** kg, as typed. */
  readonly weight: string | null;
  /** Years, as typed. */
  readonly age: string | null;
}

const UNIT = '(mg|mcg|g|mL|mEq|units)';
const PER_KG = new RegExp(`^([\\d.]+) ${UNIT}/kg`);
const TWELVE = rational('12');

/** A child's dose that is one whole injector, or one figure for everyone on one side of a weight or age limit. */
const ONE_FIGURE =
  /^([\d.]+) (mg)(?: over \d+ s)?(?: \((?:1 injector|1 nebule|half a nebule)\))?(?:, (?:(?:from|under|above|to) \d+ kg|from \d+ kg under \d+ kg|from \d+ years?|at \d+ years?))?(?:; [^;]*: (?:dose only from OLMD|[\d.]+ mg(?: \(\d injectors?\))?))*$/;

/** Patients for whom the row has a call, or another dose under a condition that the calculator does not ask. */
const OTHERWISE = /(?:; [^;]*: (?:dose only from OLMD|[\d.]+ mg(?: \(\d injectors?\))?))+$/;

/** The rows to which the requirement's Young's table applies. All other rows of these drugs have different doses. */
const ESTIMATED = [
  ...['epinephrine-1-10000 Cardiac arrest', 'epinephrine-1-10000 Symptomatic bradycardia (pediatric, cardiac)'],
  ...['epinephrine-1-1000 Anaphylaxis', 'epinephrine-1-1000 Severe bronchospasm (asthma)'],
  ...['amiodarone Cardiac arrest, VF/pulseless VT', 'adenosine SVT (cardiac), first dose'],
  ...['atropine Symptomatic bradycardia (cardiac)', 'naloxone Opioid overdose', 'ketamine RSI induction'],
  ...['midazolam Seizure, IV', 'fentanyl Pain', 'morphine Pain without a line, IM'],
];

/**
 * Published doses by age in mg, from the first age in years up to but not including the second: Resuscitation Council UK,
 * 2021.
 */
const BY_AGE: Readonly<Record<string, ReadonlyArray<readonly [from: string, below: string, dose: string]>>> = {
  'epinephrine-1-1000 Anaphylaxis': [
    ['0', '6', '0.15'],
    ['6', '12.01', '0.3'],
  ],
};

/** Doses whose diluent is in no kit: amiodarone with a pulse, in dextrose 5%. They have no volume. */
const UNDILUTED = ['amiodarone Stable VT (cardiac)'];

/** Containers that are counted and not drawn up. */
const COUNTED = [
  'albuterol',
  'activated-charcoal',
  'atropine-pralidoxime-auto-injector',
  'epinephrine-auto-injector-adult',
  'epinephrine-auto-injector-pediatric',
];

const above = (a: string, b: string): boolean => isAbove(rational(a), rational(b));
const atLeast = (a: string, b: string): boolean => !above(b, a);

/** Expected result of one dosing row for one patient, from the wording of the row and the requirement. */
export function expectedRow(drug: Drug, row: DosingRow): (patient: Patient) => Expected {
  const strengths = {
    adult: strengthOf(drug, row.adultDilution ?? row.dilution, row),
    child: strengthOf(drug, row.dilution, row),
  };
  const giver =
    (strength: Amount | null) =>
    (kind: string, { value, unit }: Amount, limit: 'none' | 'min' | 'max' = 'none'): Expected => ({
      kind,
      dose: value,
      unit,
      volume: unit === 'mL' ? value : strength && over(inStockUnit(value, unit, strength), strength.value),
      limit,
      high: HIGH_DOSES.some(
        ([name, most, of]) => drug.genericName.startsWith(name) && of === unit && isAbove(value, rational(most)),
      ),
    });

  const byText = (
    give: ReturnType<typeof giver>,
    said: string,
    words: RegExp,
    single: RegExp,
    { weight, age }: Patient,
  ): Expected => {
    const text = said.replace(OTHERWISE, '');
    const perKg = words.exec(text);
    const fixed = perKg ? null : single.exec(text);
    if (!perKg && !fixed) return { kind: 'text' };
    const excluded = excludes(text, weight, age);
    if (excluded === 'needs-weight') return { kind: 'needs-weight' };
    if (excluded) return { kind: `outside-${excluded}` };
    // A child's age has to be known when the wording excludes an age that a child of this weight may have.
    if (age === null && weight !== null && !atLeast(weight, '40') && limitsAges(text) && !isOldEnough(text, weight)) {
      return { kind: 'needs-age' };
    }
    if (fixed) return give('fixed', { value: rational(fixed[1] ?? ''), unit: fixed[2] ?? '' });
    if (weight === null) return { kind: 'needs-weight' };
    const unit = perKg?.[2] ?? '';
    const raw = times(rational(perKg?.[1] ?? ''), rational(weight));
    const most = /max ([\d.]+)/.exec(text)?.[1];
    const least = /min ([\d.]+)/.exec(text)?.[1];
    if (most !== undefined && isAbove(raw, rational(most)))
      return give('by-weight', { value: rational(most), unit }, 'max');
    if (least !== undefined && isAbove(rational(least), raw)) {
      return give('by-weight', { value: rational(least), unit }, 'min');
    }
    return give('by-weight', { value: raw, unit });
  };

  return (patient) => {
    const { weight, age } = patient;
    if (weight === null && age === null) return { kind: 'nothing-entered' };
    const adult = age === null ? weight !== null && atLeast(weight, '40') : atLeast(age, '18');
    const text = adult ? row.adultDose : row.pedsDose;
    const give = giver(adult ? strengths.adult : strengths.child);
    const estimated = ESTIMATED.includes(`${drug.id} ${row.indication}`) ? COMPREHENSIVE_TABLE[drug.id] : undefined;
    const band = BY_AGE[`${drug.id} ${row.indication}`]?.find(
      ([from, below]) => weight === null && age !== null && atLeast(age, from) && above(below, age),
    );
    if (!adult && band) return give('by-age', { value: rational(band[2]), unit: 'mg' });
    if (!adult && weight === null && age !== null && estimated && atLeast(age, '1') && atLeast('12', age)) {
      const years = rational(age);
      const dose = over(times(rational(estimated), years), plus(years, TWELVE));
      return give('youngs', { value: dose, unit: drug.id === 'fentanyl' ? 'mcg' : 'mg' });
    }
    if (text === undefined) return { kind: 'not-given' };
    if (row.kind === 'infusion' || (adult && row.kind !== 'bolus')) return { kind: 'text' };
    return adult
      ? byText(give, text, /([\d.]+) (mg|mcg)\/kg/, /([\d.]+) (mg|mcg)\b/, patient)
      : byText(give, text, PER_KG, ONE_FIGURE, patient);
  };
}

const MICROGRAMS: Readonly<Record<string, string>> = { mcg: '1', mg: '1000', g: '1000000' };

/** A dose in the unit of its strength. */
function inStockUnit(value: Rational, unit: string, stock: Amount): Rational {
  if (unit === stock.unit) return value;
  return over(times(value, rational(MICROGRAMS[unit] ?? '')), rational(MICROGRAMS[stock.unit] ?? ''));
}

/** Amount of drug in one mL: of the dilution or component that the recipe states, otherwise of the printed presentation. */
function strengthOf(drug: Drug, made: DosingRow['dilution'], row: DosingRow): Amount | null {
  if (COUNTED.includes(drug.id) || UNDILUTED.includes(`${drug.id} ${row.indication}`)) return null;
  const dilution = made?.use === 'always' ? / mL of ([\d.]+) (mcg|mg)\/mL/g : undefined;
  const [, amount, unit] = [...(made?.recipe ?? '').matchAll(dilution ?? /(?!)/g)].at(-1) ?? [];
  if (amount !== undefined && unit !== undefined) return { value: rational(amount), unit };
  const component = /^Undiluted from its vial: ([\d.]+) (mg|g) in ([\d.]+) mL/.exec(made?.recipe ?? '');
  const pack = component ?? new RegExp(`^([\\d.]+) ${UNIT}/(?:([\\d.]+) )?mL`).exec(drug.presentation);
  if (pack === null) return null;
  return { value: over(rational(pack[1] ?? ''), rational(pack[3] ?? '1')), unit: pack[2] ?? '' };
}

/** The measure by which the wording excludes a patient; 'needs-weight' when that cannot be decided without a weight. */
function excludes(text: string, weight: string | null, age: string | null): 'age' | 'weight' | 'needs-weight' | null {
  if (age !== null && !isOfAge(text, age)) return 'age';
  const limits = [...text.matchAll(/(?:, | )(above|to|from|under) (\d+) kg/g)];
  if (limits.length === 0) return null;
  if (weight === null) return 'needs-weight';
  const FITS = {
    above,
    to: (own: string, limit: string) => atLeast(limit, own),
    from: atLeast,
    under: (own: string, limit: string) => above(limit, own),
  };
  return limits.every(([, word, limit = '']) => FITS[word as keyof typeof FITS](weight, limit)) ? null : 'weight';
}

/** True when the wording excludes children of some age: every limit lies between two of these ages. */
const limitsAges = (text: string): boolean => ['0', '3', '5', '9', '11', '17'].some((age) => !isOfAge(text, age));

/** True when the wording requires only a minimum age, and nobody of this weight is younger. */
function isOldEnough(text: string, weight: string): boolean {
  const [, years] = /(?<!mg )from (\d+) years?/.exec(text) ?? [];
  const [, months] = /from (\d+) months/.exec(text) ?? [];
  const least =
    years === '1'
      ? '12 months'
      : years
        ? `${years} years`
        : months
          ? `${months} months`
          : /; newborn/.test(text)
            ? '1 month'
            : '';
  const from = NOBODY_YOUNGER_FROM[least];
  return from !== undefined && atLeast(weight, from);
}

function isOfAge(text: string, age: string): boolean {
  const [, overOnly] = /over (\d+) years/.exec(text) ?? [];
  const [, from] = /(?<!mg )from (\d+) years?/.exec(text) ?? [];
  const [, months] = /from (\d+) months/.exec(text) ?? [];
  const [, first, last] = /, (\d+)-(\d+) years/.exec(text) ?? [];
  const [, only] = /, at (\d+) years?$/.exec(text) ?? [];
  const [, until] = /; [\d.]+ mg from (\d+) years/.exec(text) ?? /, under (\d+) years?/.exec(text) ?? [];
  const newborn = /; newborn/.test(text) ? '1' : undefined;
  const inMonths = times(rational(age), TWELVE);
  const youngest = months ?? newborn;
  return (
    (overOnly === undefined || above(age, overOnly)) &&
    (from === undefined || atLeast(age, from)) &&
    (youngest === undefined || !isAbove(rational(youngest), inMonths)) &&
    (first === undefined || last === undefined || (atLeast(age, first) && above(String(Number(last) + 1), age))) &&
    (only === undefined || (atLeast(age, only) && above(String(Number(only) + 1), age))) &&
    (until === undefined || above(until, age))
  );
}
