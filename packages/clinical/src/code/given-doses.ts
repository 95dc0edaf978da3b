import { Decimal, readDecimal } from '../decimal.ts';
import { digits } from '../display.ts';
import type { LineDose } from '../medication-line/line-dose.ts';
import { lineFigures, totalFor } from '../medication-line/line-figures.ts';
import { convert, convertible, type Dose, type DoseUnit, doseOf, type Kg, quantity } from '../units.ts';
import type { CodePlan, PlanDrug } from './code-plan.ts';
import { codeWeight } from './code-weight.ts';
import type { CodeRow } from './standing-rows.ts';

const UNITS: ReadonlySet<string> = new Set<DoseUnit>(['mg', 'mcg', 'g', 'mEq', 'units', 'mL']);
const isUnit = (unit: string): unit is DoseUnit => UNITS.has(unit);

/** The rows of the log that gave this drug of the plan. */
export const givenOf = (drug: string, given: readonly CodeRow[]): readonly CodeRow[] =>
  given.filter(({ event }) => event.data.kind === 'drug' && event.data.drug === drug);

/** The single dose of a plan's drug for a weight, before any total. */
export function singleDose({ line, stock }: PlanDrug, dose: LineDose, weight: Kg | undefined): Dose | undefined {
  if (line === undefined) return undefined;
  if (dose.fixed !== undefined) return doseOf(dose.fixed);
  return lineFigures(line, dose, stock, weight).given;
}

/**
 * What the totals of a drug still leave for this patient; undefined where it has none. Doses of the same medication count
 * whichever of the plan's drugs they were. One that was logged without an amount counts as `next`, the dose it is now.
 */
export function leftOf(
  planDrug: PlanDrug,
  plan: CodePlan,
  dose: LineDose,
  weight: Kg | undefined,
  given: readonly CodeRow[],
  next: Dose,
): Dose | undefined {
  const limits = [
    ...(planDrug.total === undefined ? [] : [doseOf(planDrug.total)]),
    ...(weight === undefined ? [] : [totalFor(dose, weight)]),
  ].filter((limit) => limit !== undefined);
  if (limits.length === 0) return undefined;
  const alike = plan.drugs.filter(({ line }) => line?.medication === planDrug.line?.medication);
  const used = alike
    .flatMap((drug) => givenOf(drug.id, given).map((row) => amountOf(drug, plan, row, next)))
    .reduce((sum, amount) => sum.plus(amount), new Decimal(0));
  const least = limits
    .map((limit) => convert(limit, next.unit).value)
    .reduce((one, other) => (one.lt(other) ? one : other));
  return quantity(least.gt(used) ? least.minus(used) : 0, next.unit);
}

/** An amount of the log in the unit of `next`. The log may hold what a screen rounded: then the exact dose counts. */
function amountOf(drug: PlanDrug, plan: CodePlan, { event: { data } }: CodeRow, next: Dose): Decimal {
  if (data.kind !== 'drug' || data.amount === undefined) return next.value;
  const { value: text, unit } = data.amount;
  const value = readDecimal(text);
  if (value === null || !isUnit(unit) || !convertible(unit, next.unit)) return next.value;
  const exact = exactDose(drug, plan, data.weight);
  if (exact?.unit === unit && digits(exact.value) === digits(value)) return convert(exact, next.unit).value;
  return convert(quantity(value, unit), next.unit).value;
}

function exactDose(drug: PlanDrug, plan: CodePlan, weight: string | undefined): Dose | undefined {
  const dose = doseFor(drug, plan);
  if (dose === undefined) return undefined;
  const found = codeWeight(weight === undefined ? {} : { weight });
  return singleDose(drug, dose, found.kind === 'weight' ? found.weight : undefined);
}

/** The dose of a drug's line for the age of the plan. */
export const doseFor = ({ line }: PlanDrug, { id }: CodePlan): LineDose | undefined =>
  line?.[id === 'adult' ? 'adult' : 'pediatric'];
