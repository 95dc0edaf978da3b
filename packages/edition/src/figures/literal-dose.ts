import type { DrugFile } from '../files/drug-file.ts';

const AMOUNT = String.raw`\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?`;
/** A laboratory value is no dose, and neither is a flow of oxygen. */
const ENDS = String.raw`(?![\w/])`;
/** What a container has room for is no dose. */
const NO_CONTAINER = '(?! (?:prefilled )?(?:saline )?(?:syringe|bag|ampoule|vial|bottle|chamber))';
const PER = '(?:/(?:kg|min|h|mL))*';
/** An amount of drug, whatever the text speaks of. */
const MASS = new RegExp(String.raw`(?<![\d.:/-])${AMOUNT} (?:mg|mcg|g|mEq|units)${PER}${ENDS}`, 'g');
/** A volume, which is a dose only where the text speaks of a drug or a fluid. */
const VOLUME = new RegExp(String.raw`(?<![\d.:/-])${AMOUNT} (?:mL${PER}|L)${ENDS}${NO_CONTAINER}`, 'g');
const IN_BRACES = /\{[^{}]*\}/g;

/**
 * The doses that a text states itself instead of naming the figure of a regimen: "0.3 mg" of "Massachusetts gives 0.3 mg".
 * What stands in braces is none of them.
 */
export function literalDoses(text: string, ofDrug: boolean): readonly string[] {
  const own = text.replace(IN_BRACES, (named) => ' '.repeat(named.length));
  return [...own.matchAll(MASS), ...(ofDrug ? own.matchAll(VOLUME) : [])].map(([dose]) => dose);
}

/** A pattern of all names by which texts call the stocked drugs. */
export function drugNamesIn(drugs: Iterable<DrugFile>): RegExp {
  const names = [...drugs].flatMap(({ genericName, synonyms, brandNames }) => [
    genericName,
    genericName.split(/[ ,]/)[0] ?? genericName,
    ...synonyms,
    ...brandNames,
  ]);
  const long = names
    .filter((name) => name.length >= SHORTEST_NAME)
    .map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${long.join('|')})(?![\p{L}\p{N}])`, 'iu');
}

/** Shorter abbreviations are words of other things too. */
const SHORTEST_NAME = 4;
