import { Decimal, type Figure } from '@first60/clinical';
import { PLAN_TIMES, timeText } from '../plan-times.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Units of numbers whose field name implies the unit. */
const UNITS: Readonly<Record<string, string>> = {
  weightRange: 'kg',
  avgWeight: 'kg',
  weight: 'kg',
  weightKg: 'kg',
  fromKg: 'kg',
  aboveKg: 'kg',
  toKg: 'kg',
  belowKg: 'kg',
  belowMl: 'mL',
  mlPerMin: 'mL/min',
  lengthMm: 'mm',
  chestDiameterCm: 'cm',
  heightCm: 'cm',
  tidalVolumeMlPerKg: 'mL/kg',
  adultRatePerMin: '/min',
  peepCmH2O: 'cmH2O',
  adult: 'cmH2O',
  pediatric: 'cmH2O',
  oxygenSupplyBar: 'bar',
  capacityMl: 'mL',
  graduationMl: 'mL',
  joulesPerKg: 'J/kg',
  adultRateMlPerHour: 'mL/h',
  pediatricRateMlPerKgPerHour: 'mL/kg/h',
  perMin: '/min',
  choices: '/min',
  every: 's',
  perKg: 'J/kg',
  maxPerKg: 'J/kg',
  ceiling: 'J',
  low: 'mmHg',
  rise: 'mmHg',
  below: '°C',
};
/** Units of values measured in a patient, used for the limits of those values. */
const UNITS_OF_VITALS: Readonly<Record<string, string>> = {
  systolic: 'mmHg',
  etco2: 'mmHg',
  spo2: '%',
  glucose: 'mg/dL',
};
/** Fields with two numbers that are read as one figure: "30:2". */
const RATIOS = new Set(['ratio', 'twoRescuers']);
/** The unit by which amounts in these fields are divided. */
const PER: Readonly<Record<string, string>> = {
  perKg: '/kg',
  dosePerKg: '/kg',
  totalPerKg: '/kg',
  perMl: '/mL',
  concentration: '/mL',
  orderAbove: '/min',
};
const MONTHS = /Months$/;
const A_YEAR = 12;

const numberText = (number: number): string => new Decimal(number).toFixed();
const withUnit = (number: string, unit: string): string => (unit === '' ? number : `${number} ${unit}`);

/** The figure in a node, worded as in its field; undefined for a node that is not a figure. */
export function figureText(node: unknown, key: string, parent: unknown): string | undefined {
  if (typeof node === 'number') {
    if (MONTHS.test(key)) return ageText(node);
    if (PLAN_TIMES.has(key)) return timeText(node);
    const vital = isPlain(parent) && typeof parent.vital === 'string' ? parent.vital : '';
    return withUnit(numberText(node), UNITS_OF_VITALS[vital] ?? UNITS[key] ?? '');
  }
  if (RATIOS.has(key) && Array.isArray(node)) return node.join(':');
  if (!isPlain(node)) return undefined;
  if (isFigure(node))
    return `${numberText(node.amount)} ${node.unit}${key === 'low' ? rateOf(parent) : (PER[key] ?? '')}`;
  return bandText(node, key, parent);
}

/** "/kg/min": what the amount of an act is for. */
const rateOf = (dose: unknown): string => {
  const { perKg, per } = isPlain(dose) ? dose : {};
  return `${perKg === true ? '/kg' : ''}${typeof per === 'string' ? `/${per}` : ''}`;
};

const bandText = (node: Plain, key: string, parent: unknown): string | undefined => {
  const { low, high, from, to, unit, inspiration, expiration } = node;
  if (typeof inspiration === 'number' && typeof expiration === 'number') {
    return `${numberText(inspiration)}:${numberText(expiration)}`;
  }
  if (isFigure(low) && isFigure(high)) {
    // The infusion of an adult card has no unit of time of its own.
    const rate = rateOf(node) || (key === 'infusion' ? '/min' : '');
    if (low.unit !== high.unit) return `${low.amount} ${low.unit}${rate} to ${high.amount} ${high.unit}${rate}`;
    return withUnit(ends(low.amount, high.amount), `${low.unit}${rate}`);
  }
  if (typeof low === 'number' && typeof high === 'number') {
    return withUnit(ends(low, high), typeof unit === 'string' ? unit : (UNITS[key] ?? ''));
  }
  if (typeof from !== 'number' && typeof to !== 'number') return undefined;
  // In other records, `to` may be an unrelated field.
  if (!isPlain(parent) || Object.keys(node).some((name) => name !== 'from' && name !== 'to')) return undefined;
  return withUnit(ends(Number(from ?? to), Number(to ?? from)), UNITS[key] ?? '');
};

const ends = (low: number, high: number): string =>
  low === high ? numberText(low) : `${numberText(low)} to ${numberText(high)}`;

/** "18 months", "10 years": as written in sources. */
const ageText = (months: number): string =>
  months >= 2 * A_YEAR && months % A_YEAR === 0
    ? `${numberText(months / A_YEAR)} years`
    : `${numberText(months)} months`;

/** True when a node is a record of fields. */
export const isPlain = (node: unknown): node is Plain =>
  node !== null && typeof node === 'object' && !Array.isArray(node);

const isFigure = (node: unknown): node is Figure =>
  isPlain(node) && typeof node.amount === 'number' && typeof node.unit === 'string';
