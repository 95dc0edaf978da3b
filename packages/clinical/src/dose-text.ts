import { readDecimal } from './decimal.ts';
import { type Dose, quantity } from './units.ts';

/** The part of a dosing text that can be used in calculations. */
export type DoseText =
  | { readonly kind: 'per-kg'; readonly perKg: Dose }
  | { readonly kind: 'fixed'; readonly dose: Dose }
  /** Nothing that can be used in calculations: the text itself is shown. */
  | { readonly kind: 'text' };

/** An optional start of a range, a number, mg or mcg, and any units after a slash. */
const FIGURE =
  /(?<range>\d[\d.,]*\s*(?:-|–|to)\s*)?(?<amount>[\d.,]*\d)\s*(?<unit>mcg|mg)\b(?<per>(?:\s*\/\s*[a-z]+)*)/gi;
const RATE = /\/\s*(min|minute|h|hr|hour|s|sec)\b/i;

/**
 * Reads a dosing text: an mg/kg or mcg/kg figure first, else the first plain mg or mcg figure, else the text.
 *
 * Three harmful readings are rejected and returned as 'text': a rate ("2-10 mcg/min" is not a bolus), a range ("25-50
 * mg" has two doses) and a number with a thousands comma ("1,000 mg" must not be read as 0 mg). A concentration or
 * daily total ("1 mg/mL", "120 mg/day") is not a dose and is skipped.
 *
 * A text with a per-kg figure is never read as a fixed dose: "1.5 mg/kg" without a weight has no dose at all, not 1.5
 * mg, and the caller returns 'needs-weight'.
 * Source: product specification section 5, comprehensive calculator inputs.
 */
export function readDoseText(text: string): DoseText {
  if (RATE.test(text)) return { kind: 'text' };
  const figures = [...text.matchAll(FIGURE)].flatMap(({ groups }) => (groups === undefined ? [] : [groups]));
  const per = (figure: (typeof figures)[number]) => figure.per?.replaceAll(/\s/g, '').toLowerCase();
  const perKg = figures.find((figure) => per(figure) === '/kg');
  const chosen = perKg ?? figures.find((figure) => per(figure) === '');
  const dose = chosen === undefined || chosen.range !== undefined ? null : doseIn(chosen);
  if (dose === null) return { kind: 'text' };
  return perKg === undefined ? { kind: 'fixed', dose } : { kind: 'per-kg', perKg: dose };
}

function doseIn({ amount = '', unit = '' }: Record<string, string>): Dose | null {
  const value = amount.includes(',') ? null : readDecimal(amount);
  return value === null ? null : quantity(value, unit.toLowerCase() === 'mg' ? 'mg' : 'mcg');
}
