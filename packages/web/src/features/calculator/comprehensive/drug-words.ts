import type { Drug } from '@first60/content';

/** A drug's name with its look-alike letters raised. */
export const drugName = ({ tallMan, genericName }: Drug): string => tallMan ?? genericName;

/** Whether what was typed is part of any name of a drug. */
export function isNamed(drug: Drug, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return [drug.genericName, ...drug.brandNames, ...drug.synonyms].some((name) => name.toLowerCase().includes(text));
}
