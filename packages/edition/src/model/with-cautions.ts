import type { Caution } from './line.ts';

/** The words of cautions and of a longer text, as one text: what the medication screens and the inventory print. */
export function withCautions(cautions: readonly Caution[] | undefined, text: string | undefined): string | undefined {
  const said = (cautions ?? []).map((caution) => (/[.!?]$/.test(caution.text) ? caution.text : `${caution.text}.`));
  const all = text === undefined ? said : [...said, text];
  return all.length === 0 ? undefined : all.join(' ');
}
