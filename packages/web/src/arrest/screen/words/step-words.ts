import { type DoseStep, type DrugDose, digits, showText } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** The amount infused, as the button shows it: "500 mL", "50 mL (5 g)". */
export const stepText = ({ dose: { dose, volume } }: DoseStep): string =>
  volume === undefined ? showText(dose) : `${digits(volume.amount)} ${volume.unit} (${showText(dose)})`;

/** The card's figure for the step, or a warning: "10 mL/kg", "above the total". */
export const stepDetail = ({ step: { perKg }, dose: { limit }, isAboveTotal }: DoseStep): string =>
  [
    perKg !== undefined && limit === undefined && `${perKg.amount} ${perKg.unit}/kg`,
    limit === 'max' && m.arrest_dose_limit_max(),
    isAboveTotal && m.arrest_ran_above_total(),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');

/**
 * The card's wording for a dose after ROSC, with the volume of a weight-based step: "Lungs after each 10 mL/kg: 160
 * mL". Undefined if there is no dose, or less than a full dose is left.
 */
export function saidAfterRosc(
  text: string | undefined,
  dose: DrugDose,
  [first]: readonly DoseStep[],
): string | undefined {
  if (text === undefined || dose.kind !== 'dose' || dose.limit === 'total') return undefined;
  return first?.step.perKg === undefined ? text : m.arrest_ran_after({ text, volume: stepText(first) });
}
