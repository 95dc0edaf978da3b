import type { Caution } from './line.ts';

/** Joins cautions and a longer text into one text, as shown on the medication screens and in the inventory. */
export function withCautions(cautions: readonly Caution[] | undefined, text: string | undefined): string | undefined {
  const said = (cautions ?? []).map((caution) => (/[.!?]$/.test(caution.text) ? caution.text : `${caution.text}.`));
  const all = text === undefined ? said : [...said, text];
  return all.length === 0 ? undefined : all.join(' ');
}
