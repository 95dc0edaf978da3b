import {
  type ActDose,
  comparable,
  convert,
  convertible,
  type DoseGiven,
  digits,
  type Given,
  isLess,
  mostOfGiven,
  writtenDose,
} from '@first60/clinical';

/** Whether a dose reaches a threshold. Below it the threshold says nothing of this patient. */
export function reaches({ dose }: Given, above: ActDose | undefined): boolean {
  if (above === undefined) return true;
  const limit = writtenDose(above);
  return !comparable(dose, limit) || !isLess(mostOfGiven(dose), limit.low);
}

/** A dose of an infusion as the rate of the pump: by the bag that all of these run from. */
export function rateFor(dose: DoseGiven, given: readonly Given[]): string | undefined {
  const rates = new Set(given.map((one) => rateOf(dose, one)));
  const [rate] = rates;
  return rates.size === 1 ? rate : undefined;
}

const MINUTES_AN_HOUR = 60;

function rateOf({ low, high = low, per, perKg }: DoseGiven, { volume }: Given): string | undefined {
  if (volume?.perHour === undefined || per === undefined || !convertible(low.unit, volume.strength.unit))
    return undefined;
  const inAnHour = (end: DoseGiven['low']) =>
    digits(
      convert(end, volume.strength.unit)
        .value.times(per === 'min' ? MINUTES_AN_HOUR : 1)
        .div(volume.strength.amount),
    );
  const figures = [...new Set([inAnHour(low), inAnHour(high)])];
  return `${figures.join('-')} mL${perKg ? '/kg' : ''}/h`;
}

/** "2.1-4.2 mL/h (350-700 mcg/min)". */
export const withRate = (text: string, step: DoseGiven, given: readonly Given[]): string => {
  const rate = rateFor(step, given);
  return rate === undefined ? text : `${rate} (${text})`;
};
