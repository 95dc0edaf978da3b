import type { Drug } from '@first60/edition';

type Named = Pick<Drug, 'genericName' | 'tallMan' | 'brandNames' | 'synonyms'>;

/** First words that say nothing of a drug by themselves: "oral" of "oral glucose gel". */
const OF_NO_DRUG = new Set(['sodium', 'potassium', 'oral', 'activated', 'normal', 'sterile', 'compound']);
/** Last words that say nothing of a drug either: glucose is measured, and many drugs are chlorides. */
const OF_MANY = new Set(['chloride', 'glucose', 'gel']);
/** A drug with its salt at the most: "atropine sulfate" is called "atropine", the "auto-injector adult" is not. */
const WITH_SALT = 2;

/** A pattern of the whole words by which texts call a drug. */
export function drugWords({ genericName, tallMan, brandNames, synonyms }: Named): RegExp {
  const names = [genericName, ...(tallMan === undefined ? [] : [tallMan])].flatMap((name) => [name, ...partsOf(name)]);
  const all = [...names, ...brandNames, ...synonyms].map((name) => name.trim()).filter((name) => name !== '');
  const patterns = [...new Set(all)].map((name) => escaped(name).replace(/\s+/g, String.raw`\s+`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?:['’]?s)?(?![\p{L}\p{N}])`, 'iu');
}

/** "magnesium sulfate" and "magnesium" of "magnesium sulfate 50%": what it is called without its strength and salt. */
function partsOf(name: string): readonly string[] {
  const [plain = ''] = name.split(/[(,;]|\s\d/);
  const words = plain.trim().split(/\s+/);
  const [first = ''] = words;
  const starts = words.map((_, at) => words.slice(0, at + 1).join(' ')).slice(1);
  const said = starts.filter((start) => /[\p{L}\p{N}]$/u.test(start));
  if (words.length > WITH_SALT) return said;
  // "bicarbonate" of "sodium bicarbonate".
  const alone = OF_NO_DRUG.has(first.toLowerCase()) ? words.slice(1) : [first];
  return [...said, ...alone.filter((word) => !OF_MANY.has(word.toLowerCase()))];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
