import type { Drug } from '@first60/edition';

type Named = Pick<Drug, 'genericName' | 'tallMan' | 'brandNames' | 'synonyms'>;

/** First words that do not identify a drug by themselves: "oral" in "oral glucose gel". */
const OF_NO_DRUG = new Set(['sodium', 'potassium', 'oral', 'activated', 'normal', 'sterile', 'compound']);
/** Last words that do not identify a drug either: glucose is also measured, and many drugs are chlorides. */
const OF_MANY = new Set(['chloride', 'glucose', 'gel']);
/**
 * At most a drug name and its salt: "atropine sulfate" may be shortened to "atropine", but "auto-injector adult" may
 * not be shortened.
 */
const WITH_SALT = 2;

/** A pattern that matches a drug's names in a text, as whole words. */
export function drugWords({ genericName, tallMan, brandNames, synonyms }: Named): RegExp {
  const names = [genericName, ...(tallMan === undefined ? [] : [tallMan])].flatMap((name) => [name, ...partsOf(name)]);
  const all = [...names, ...brandNames, ...synonyms].map((name) => name.trim()).filter((name) => name !== '');
  const patterns = [...new Set(all)].map((name) => escaped(name).replace(/\s+/g, String.raw`\s+`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?:['’]?s)?(?![\p{L}\p{N}])`, 'iu');
}

/** "magnesium sulfate" and "magnesium" for "magnesium sulfate 50%": the name without its strength and salt. */
function partsOf(name: string): readonly string[] {
  const [plain = ''] = name.split(/[(,;]|\s\d/);
  const words = plain.trim().split(/\s+/);
  const [first = ''] = words;
  const starts = words.map((_, at) => words.slice(0, at + 1).join(' ')).slice(1);
  const said = starts.filter((start) => /[\p{L}\p{N}]$/u.test(start));
  if (words.length > WITH_SALT) return said;
  // "bicarbonate" for "sodium bicarbonate".
  const alone = OF_NO_DRUG.has(first.toLowerCase()) ? words.slice(1) : [first];
  return [...said, ...alone.filter((word) => !OF_MANY.has(word.toLowerCase()))];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
