import type { Drug } from '@first60/content';

/** Whether what was typed is part of any name of a drug. */
export function isNamed(drug: Drug, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return [drug.genericName, ...drug.brandNames, ...drug.synonyms].some((name) => name.toLowerCase().includes(text));
}
