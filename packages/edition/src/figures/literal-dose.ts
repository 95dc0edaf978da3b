import type { PrintedDrug } from '../read/printed/printed-drug.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const AMOUNT = `${NUMBER}(?:-${NUMBER})?`;
const WORD = '(?:[½¼¾]|[Hh]alf(?: an?| the)?|[Oo]ne|[Tt]wo|three|four|five|six|seven|eight|nine|ten)';
const COUNT = String.raw`(?:${WORD}|(?<![\d.:/-])${AMOUNT})`;
/** A laboratory value is not a dose, and neither is a flow of oxygen. */
const ENDS = String.raw`(?![\w/])`;
/**
 * Equipment and bags can hold a volume that is not a dose. The content of an ampoule or a vial, however, is the stocked
 * drug.
 */
const EQUIPMENT = '(?! (?:prefilled )?(?:saline )?(?:syringe|bag|bottle|chamber|barrel|ones\\b))';
const PER = '(?:/(?:kg|min|h|mL))*';
/** An amount of drug, regardless of what the text is about. */
const MASS = new RegExp(
  String.raw`(?<![\w.])${COUNT}[ -]?(?:mg|mcg|g|mEq|units|milligrams?|micrograms?|grams?)${PER}${ENDS}`,
  'g',
);
/** A volume written as plain text. The volume of a drug must be a reference in braces. */
const VOLUME = new RegExp(
  String.raw`(?<![\w.])${COUNT}[ -]?(?:(?:mL|milliliters?|cc)${PER}|L(?:/(?:kg|h))*)${ENDS}${EQUIPMENT}`,
  'g',
);
/**
 * A number of containers, which follows from the dose and the content of one container. An injector is given whole, so
 * it is itself the dose.
 */
const CONTAINERS = new RegExp(
  String.raw`(?<!\bin )\b(?:${COUNT}|both) (?:${NUMBER} mL )?(?:prefilled )?(?:ampoule|vial|syringe|bottle|nebule|tablet|tube|kit)s?\b`,
  'gi',
);
const IN_BRACES = /\{[^{}]*\}/g;

/**
 * The amounts and containers that are written out in a text instead of being references to figures: "0.3 mg", "1 mL",
 * "two ampoules". References in braces do not count.
 * @param ofDrug true when the text is about a stocked drug, whose containers are counted.
 */
export function literalDoses(text: string, ofDrug: boolean): readonly string[] {
  const own = text.replace(IN_BRACES, (named) => ' '.repeat(named.length));
  return [...own.matchAll(MASS), ...own.matchAll(VOLUME), ...(ofDrug ? own.matchAll(CONTAINERS) : [])].map(
    ([dose]) => dose,
  );
}

const BESIDE = new RegExp(String.raw`${NUMBER} (?:mg|mcg|g|mEq|units)(?:/kg)?(?: = | \()${NUMBER} mL`);
const OURS = /\b(?:here|ours?|this (?:card|edition)|our kits)\b/i;

/**
 * Does the same for a note about other guidelines, which may quote their figures. A volume next to its dose still
 * counts, because it depends on our stock, and so does anything the note states about this edition.
 */
export function literalsOfOurs(text: string): readonly string[] {
  const own = text.replace(IN_BRACES, (named) => ' '.repeat(named.length));
  return own
    .split(/(?<=[.;]) /)
    .filter((clause) => OURS.test(clause) || BESIDE.test(clause))
    .flatMap((clause) => [...(BESIDE.exec(clause) ?? []), ...(OURS.test(clause) ? literalDoses(clause, true) : [])])
    .slice(0, 1);
}

/** A pattern that matches all names used for the stocked drugs. */
export function drugNamesIn(drugs: Iterable<PrintedDrug>): RegExp {
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

/** Shorter abbreviations can also mean other things. */
const SHORTEST_NAME = 4;
