import type { Drug } from '@first60/edition';

type Named = Pick<Drug, 'genericName' | 'tallMan' | 'brandNames' | 'synonyms'>;

/** First words that say nothing of a drug by themselves: "oral" of "oral glucose gel". */
const OF_NO_DRUG = new Set(['sodium', 'potassium', 'oral', 'activated', 'normal', 'sterile', 'compound']);
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
  const alone = words.length <= WITH_SALT && !OF_NO_DRUG.has(first.toLowerCase());
  return [...starts.filter((start) => /[\p{L}\p{N}]$/u.test(start)), ...(alone ? [first] : [])];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
