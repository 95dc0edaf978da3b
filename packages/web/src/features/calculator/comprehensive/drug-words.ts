import type { Drug } from '@first60/content';

/** Whether what was typed is part of any name of a drug, with or without its blanks and hyphens. */
export function isNamed(drug: Drug, typed: string): boolean {
  const text = lettersOf(typed);
  return [drug.genericName, ...drug.brandNames, ...drug.synonyms].some((name) => lettersOf(name).includes(text));
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');
