import { showText } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { decimalsFor } from './given-dose.ts';
import type { GivenRow } from './quick-results.ts';

/** The warnings of a dose as words: MAX DOSE, MIN DOSE, HIGH DOSE and a usual maximum that is passed. */
export function flagWords({ row, result }: GivenRow): string[] {
  const limit = result.kind === 'by-weight' ? result.limit : 'none';
  const { usualMaximum } = row.entry;
  return [
    ...(limit === 'max' ? [m.calc_max_dose()] : limit === 'min' ? [m.calc_min_dose()] : []),
    ...(result.high ? [m.calc_high_dose_flag()] : []),
    ...(result.aboveUsualMaximum && usualMaximum ? [usualMaximum.caution.text] : []),
  ];
}

export const doseText = ({ result }: GivenRow): string => showText(result.dose, decimalsFor(result.dose.unit));

/** The volume with what it is drawn from; nothing where the dose is itself a volume. */
export function volumeText({ row: { strength }, result }: GivenRow): string | null {
  if (result.dose.unit === 'mL') return null;
  const of = m.calc_of_strength({ strength: `${strength.amount} ${strength.unit}/mL` });
  return `${showText(result.volume)} ${of}`;
}

export const routeText = ({ row: { entry } }: GivenRow): string =>
  [entry.route, entry.frequency].filter(Boolean).join(' · ');
