import { isOneSlip } from './edit-distance.ts';

/** All names of a drug. */
export interface NamedDrug {
  readonly id: string;
  readonly genericName: string;
  readonly tallMan?: string;
  readonly brandNames: readonly string[];
  readonly synonyms: readonly string[];
}

export type DrugMatch<D extends NamedDrug> =
  | { readonly kind: 'found'; readonly drug: D }
  /** The name fits several drugs or strengths ("epinephrine"): the user chooses, never the program. */
  | { readonly kind: 'ambiguous'; readonly drugs: readonly D[] }
  | { readonly kind: 'none' };

const SHORTEST_PART = 4;
const SHORTEST_MISTYPED = 6;
/** Words for route, form and salt that may follow a name without changing the drug. */
const ROUTE_WORDS =
  /\b(iv|im|io|in|po|sl|sq|sc|ett|neb|nebulized|infusion|drip|bolus|push|rapid|slow|injection|dose|hcl|hydrochloride)\b/g;

/**
 * Finds the stocked drug for a name, in five steps. The first step with a match decides.
 * 1. A name, brand, synonym or id, letter for letter (ignoring tall-man letters, commas in ratios and "paediatric").
 * 2. The same without words for route or salt ("naloxone IV", "naloxone HCl").
 * 3. The start of a word in a name, at least 4 letters ("lidoc"). A part that ends in a digit must end there in the
 *    name too, so that "1:1000" never matches "1:10000".
 * 4. A name with another name of the same drug in parentheses ("lorazepam (Ativan)").
 * 5. One typing error in a name of 6 letters or more, with the same first letter and the same digits, because an error in a
 *    strength would give another strength.
 *
 * Finding nothing is better than finding the wrong drug: a name that is only similar ("clonazepam", "calcium gluconate",
 * "lidocaine 1%") is 'none', and a name that fits several drugs is 'ambiguous'.
 */
export function findDrug<D extends NamedDrug>(query: string, drugs: readonly D[]): DrugMatch<D> {
  const words = plain(query);
  const bare = squeeze(words.replace(ROUTE_WORDS, ' '));
  if (bare === '') return { kind: 'none' };
  const anyName = (fits: (name: string) => boolean) => (drug: D) => namesOf(drug).some(fits);
  const steps: ReadonlyArray<(drug: D) => boolean> = [
    anyName((name) => name === words),
    anyName((name) => name === bare),
    anyName((name) => isPart(bare, name)),
    isTwiceNamed(query),
    anyName((name) => isMistyped(bare, name)),
  ];
  for (const step of steps) {
    const [first, ...others] = drugs.filter(step);
    if (first === undefined) continue;
    return others.length === 0 ? { kind: 'found', drug: first } : { kind: 'ambiguous', drugs: [first, ...others] };
  }
  return { kind: 'none' };
}

/**
 * "Lorazepam (Ativan)": a name with another name of the same drug in parentheses. Names of two different drugs match
 * neither.
 */
function isTwiceNamed(query: string): (drug: NamedDrug) => boolean {
  const [, outside = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(query) ?? [];
  const [name, other] = [plain(outside), plain(inside)];
  return (drug) => {
    const names = namesOf(drug);
    return names.includes(other) && names.some((each) => each === name || isPart(name, each));
  };
}

const namesOf = ({ id, genericName, tallMan, brandNames, synonyms }: NamedDrug): readonly string[] =>
  [id, genericName, ...(tallMan === undefined ? [] : [tallMan]), ...brandNames, ...synonyms].map(plain);

/** Lower case, single spaces between words, no punctuation except in figures ("1:1000", "0.9%"). */
function plain(text: string): string {
  const western = text.normalize('NFKC').toLowerCase().replaceAll('paediatric', 'pediatric').replace(/['’]/g, '');
  return squeeze(western.replace(/(?<=\d),(?=\d{3})/g, '').replace(/(?<!\d)[.:]|[.:](?!\d)|[^a-z0-9.:%]/g, ' '));
}

const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ');

function isPart(part: string, name: string): boolean {
  if (part.length < SHORTEST_PART) return false;
  const end = /[\d%]$/.test(part) ? '(?![\\w.:%])' : '';
  return new RegExp(`(?<!\\S)${literally(part)}${end}`).test(name);
}

const literally = (text: string): string => text.replace(/[.:%]/g, '\\$&');

function isMistyped(typed: string, name: string): boolean {
  if (name.length < SHORTEST_MISTYPED || typed[0] !== name[0]) return false;
  return digitsOf(typed) === digitsOf(name) && isOneSlip(typed, name);
}

const digitsOf = (text: string): string => text.replace(/[^\d.:%]/g, '');
