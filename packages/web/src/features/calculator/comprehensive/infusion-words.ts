import {
  convert,
  type Decimal,
  type Decimals,
  type Dose,
  digits,
  doseOf,
  type Infusion,
  type Mixture,
  runningRate,
} from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** A smaller rate would round to 0, and a screen must never show 0. */
const SMALLEST = '0.01';

/** A rate's digits. Never 0 for a rate above zero. */
export const rateDigits = (value: Decimal, decimals: Decimals = 2): string =>
  value.gt(0) && value.lt(SMALLEST) ? `<${SMALLEST}` : digits(value, decimals);

/** Whole drops, unless that would misstate the rate. */
export const dropDigits = (value: Decimal): string => rateDigits(value, 0);

/** "4 mcg/mL" for the stock, "1 mg in 100 mL" for a dilution of more than 1 mL. */
export const mixtureWords = ({ drug, volume }: Mixture): string =>
  volume.value.eq(1)
    ? `${drug.value.toFixed()} ${drug.unit}/mL`
    : m.comp_infusion_mixture({ drug: drug.value.toFixed(), unit: drug.unit, volume: volume.value.toFixed() });

/** "mcg/kg/min". */
export const rateUnit = ({ range }: Infusion): string => `${range.low.unit}/${range.per}`;

/** How one rate of an infusion is calculated, written out: "0.1 mcg/kg/min × 20 kg × 60 min ÷ 4 mcg/mL = 30 mL/h". */
export function infusionWorking(infusion: Infusion, rate: Dose, mixture: Mixture): string {
  const { pump } = runningRate(infusion, rate, mixture);
  const { drug, volume } = mixture;
  const perMl = volume.value.eq(1);
  const steps = [
    `${rate.value.toFixed()} ${rateUnit(infusion)}`,
    ...(infusion.weight === null ? [] : [`${infusion.weight.value.toFixed()} kg`]),
    '60 min',
    ...(perMl ? [] : [`${volume.value.toFixed()} mL`]),
  ].join(' × ');
  const drugWords = (dose: Dose) => `${dose.value.toFixed()} ${dose.unit}${perMl ? '/mL' : ''}`;
  const inUnit = drug.unit === rate.unit ? '' : ` (${drugWords(convert(drug, rate.unit))})`;
  return m.comp_infusion_working({ steps, divisor: `${drugWords(drug)}${inUnit}`, rate: rateDigits(pump.value) });
}

/** Both ends of the range, for the calculation shown to the crew. */
export const rangeWorking = (infusion: Infusion, mixture: Mixture): string[] =>
  [infusion.range.low, infusion.range.high].map((end) => infusionWorking(infusion, doseOf(end), mixture));
