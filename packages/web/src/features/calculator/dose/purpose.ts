import { m } from '../../../paraglide/messages.js';
import type { QuickRow } from './dose-rule.ts';
import type { GivenRow, WithheldRow } from './quick-results.ts';

export type Purpose = QuickRow['entry']['purpose'];

export const PURPOSE_NAMES: Record<Purpose, () => string> = {
  arrest: m.calc_purpose_arrest,
  allergy: m.calc_purpose_allergy,
  rhythm: m.calc_purpose_rhythm,
  breathing: m.calc_purpose_breathing,
  airway: m.calc_purpose_airway,
  antidote: m.calc_purpose_antidote,
  metabolic: m.calc_purpose_metabolic,
  symptom: m.calc_purpose_symptom,
};
const PURPOSES = Object.keys(PURPOSE_NAMES) as Purpose[];

/** The purposes that have a card on this path, in the order they are shown. */
export const purposesOf = (rows: ReadonlyArray<GivenRow | WithheldRow>): Purpose[] =>
  PURPOSES.filter((purpose) => rows.some(({ row }) => row.entry.purpose === purpose));
