import { isOneSlip } from './edit-distance.ts';

/** The names of a drug. */
export interface NamedDrug {
  readonly id: string;
  readonly genericName: string;
  readonly tallMan?: string;
  readonly brandNames: readonly string[];
  readonly synonyms: readonly string[];
}

export type DrugMatch<D extends NamedDrug> =
  | { readonly kind: 'found'; readonly drug: D }
  /** The words fit several drugs or strengths ("epinephrine"): the user chooses, never the program. */
  | { readonly kind: 'ambiguous'; readonly drugs: readonly D[] }
  | { readonly kind: 'none' };

const SHORTEST_PART = 4;
const SHORTEST_MISTYPED = 6;
/** Words of route, form and salt that a name may be followed by without becoming another drug. */
const ROUTE_WORDS =
  /\b(iv|im|io|in|po|sl|sq|sc|ett|neb|nebulized|infusion|drip|bolus|push|rapid|slow|injection|dose|hcl|hydrochloride)\b/g;

/**
 * Finds the stocked drug that a name means, in five steps; the first step with a match decides.
 * 1. A name, brand, synonym or id, letter for letter (tall-man letters, commas in ratios and "paediatric" aside).
 * 2. The same without words of route or salt ("naloxone IV", "naloxone HCl").
 * 3. The beginning of a name's word, from 4 letters on ("lidoc"); a part that ends in a digit must end there in
 *    the name too, so that "1:1000" never stands for "1:10000".
 * 4. A name with another name of the same drug in brackets ("lorazepam (Ativan)").
 * 5. One slip of typing in a name of 6 letters or more, with the same first letter and the same digits: a slip in
 *    a strength is another strength.
 *
 * Nothing is better than the wrong drug: a name that only resembles ("clonazepam", "calcium gluconate",
 * "lidocaine 1%") is 'none', and one that fits several is 'ambiguous'.
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

/** "Lorazepam (Ativan)": a name and, in brackets, another of the same drug. Of two drugs it means neither. */
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

/** Lower case, one blank between words, no punctuation but what belongs to a figure ("1:1000", "0.9%"). */
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
