import { Decimal, readDecimal } from '../decimal.ts';
import { digits } from '../display.ts';
import type { LineDose } from '../medication-line/line-dose.ts';
import { lineFigures, totalFor } from '../medication-line/line-figures.ts';
import { convert, convertible, type Dose, type DoseUnit, doseOf, type Kg, quantity } from '../units.ts';
import type { ArrestEvent } from './arrest-event.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { arrestWeight } from './arrest-weight.ts';
import type { ArrestRow } from './standing-rows.ts';

const UNITS: ReadonlySet<string> = new Set<DoseUnit>(['mg', 'mcg', 'g', 'mEq', 'units', 'mL']);
const isUnit = (unit: string): unit is DoseUnit => UNITS.has(unit);

/** The log rows for doses of this drug from the plan. */
export const givenOf = (drug: string, given: readonly ArrestRow[]): readonly ArrestRow[] =>
  given.filter(({ event }) => event.data.kind === 'drug' && event.data.drug === drug);

/**
 * True when an event is a dose of this drug from the plan, or of the same medication under its id in the other plan:
 * when an adult turns out to be a child, the doses already given still count. Such an id starts with the id of its
 * medication. This also applies to a drug whose line was recalled, so its doses count too.
 */
export function isDoseOf({ drugs }: ArrestPlan, { id, line }: PlanDrug, { data }: ArrestEvent): boolean {
  if (data.kind !== 'drug') return false;
  if (data.drug === id) return true;
  const { medication } = line ?? {};
  if (medication === undefined || drugs.some((other) => other.id === data.drug && other.line !== undefined)) {
    return false;
  }
  return `${data.drug}-`.startsWith(`${medication}-`);
}

/** The single dose of a plan's drug for a weight, before any total is applied. */
export function singleDose({ line, stock }: PlanDrug, dose: LineDose, weight: Kg | undefined): Dose | undefined {
  if (line === undefined) return undefined;
  if (dose.fixed !== undefined) return doseOf(dose.fixed);
  return lineFigures(line, dose, stock, weight).given;
}

/**
 * The amount that a drug's totals still allow for this patient; undefined without a total. Doses and totals are shared
 * by all the plan's drugs with the same medication. A dose logged without an amount counts as the dose for the logged
 * weight or, without a weight, as `next`, the current dose. A dose that the crew logged as an unknown amount is not
 * counted.
 */
export function leftOf(
  planDrug: PlanDrug,
  plan: ArrestPlan,
  dose: LineDose,
  weight: Kg | undefined,
  given: readonly ArrestRow[],
  next: Dose,
): Dose | undefined {
  const alike = plan.drugs.filter(({ line }) => line?.medication === planDrug.line?.medication);
  const limits = [
    ...alike
      .filter((drug) => drug === planDrug || (drug.total !== undefined && convertible(drug.total.unit, next.unit)))
      .map(({ total }) => total && doseOf(total)),
    ...(weight === undefined ? [] : [totalFor(dose, weight)]),
  ].filter((limit) => limit !== undefined);
  if (limits.length === 0) return undefined;
  const used = given
    .map((row) => {
      const drug = alike.find((one) => isDoseOf(plan, one, row.event));
      return drug === undefined ? new Decimal(0) : amountOf(drug, plan, row, next);
    })
    .reduce((sum, amount) => sum.plus(amount), new Decimal(0));
  const least = limits
    .map((limit) => convert(limit, next.unit).value)
    .reduce((one, other) => (one.lt(other) ? one : other));
  return quantity(least.gt(used) ? least.minus(used) : 0, next.unit);
}

/**
 * A logged amount in the unit of `next`. If the log holds the rounded figure shown on the screen, the exact dose counts
 * instead.
 */
function amountOf(drug: PlanDrug, plan: ArrestPlan, { event: { data } }: ArrestRow, next: Dose): Decimal {
  if (data.kind !== 'drug') return next.value;
  if (data.unknown === true) return new Decimal(0);
  const exact = exactDose(drug, plan, data.weight);
  const standIn = exact !== undefined && convertible(exact.unit, next.unit) ? convert(exact, next.unit) : next;
  if (data.amount === undefined) return standIn.value;
  const { value: text, unit } = data.amount;
  const value = readDecimal(text);
  if (value === null || !isUnit(unit) || !convertible(unit, next.unit)) return standIn.value;
  if (exact?.unit === unit && digits(exact.value) === digits(value)) return convert(exact, next.unit).value;
  return convert(quantity(value, unit), next.unit).value;
}

function exactDose(drug: PlanDrug, plan: ArrestPlan, weight: string | undefined): Dose | undefined {
  const dose = doseFor(drug, plan);
  if (dose === undefined) return undefined;
  const found = arrestWeight(weight === undefined ? {} : { weight });
  return singleDose(drug, dose, found.kind === 'weight' ? found.weight : undefined);
}

/** The dose on a drug's line for the plan's age group. */
export const doseFor = ({ line }: PlanDrug, { id }: ArrestPlan): LineDose | undefined =>
  line?.[id === 'adult' ? 'adult' : 'pediatric'];
