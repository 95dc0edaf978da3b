/**
 * Reduces Arabic in any spelling, in Latin or Arabic letters, to its consonants: "yewje3ni", "yoja3ni" and يوجعني.
 * Letters that writers use interchangeably count as one.
 */
const LATIN: ReadonlyArray<readonly [RegExp, string]> = [
  [/sh|ch/g, 'C'],
  [/kh|5/g, 'X'],
  [/gh|8|[qgj]/g, 'G'],
  [/th|dh|z/g, 'd'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/7/g, 'h'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[aeiouwy23]/g, ''],
];

const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['b', 'ب'],
    ['t', 'تط'],
    ['d', 'ثذظضدز'],
    ['G', 'جقغ'],
    ['h', 'حهة'],
    ['X', 'خ'],
    ['r', 'ر'],
    ['s', 'سص'],
    ['C', 'ش'],
    ['f', 'ف'],
    ['k', 'ك'],
    ['l', 'ل'],
    ['m', 'م'],
    ['n', 'ن'],
  ].flatMap(([to = '', letters = '']) => [...letters].map((letter) => [letter, to])),
);

const ARABIC_LETTER = /\p{Script=Arabic}/u;

const consonants = (word: string): string => {
  const bare = ARABIC_LETTER.test(word)
    ? [...word].map((letter) => ARABIC[letter] ?? '').join('')
    : LATIN.reduce((text, [from, to]) => text.replace(from, to), word);
  return bare.replace(/(.)\1+/g, '$1');
};

/**
 * Prefixes: the article, "and", "in" and the persons of a verb. Suffixes: "me", "him", "her", "them" and the persons of
 * a past-tense verb.
 */
const BEFORE =
  /^(?:(?:w|wa|f|fa|b|bi|fe|fi)?(?:al|el|il|l)(?=.{3})|[wb](?=.{3})|[yt][aeiou]?(?=.{3})|[والبفيتن]{1,3}(?=..))/u;
const AFTER =
  /(?:(?<=..)(?:n[iy]|ah|uh|eh|ha|hu|hum|oo|at|et|it|t|h|i|y|o|u|a|een|in|oon)|(?<=..)(?:ني|ها|هم|ت|ه|ي|وا|ين|ون|ات|نا|ك))$/u;

/** A skeleton of at least this many letters identifies a word by itself. A shorter one needs other words with it. */
const LEAST = 2;

/** The possible skeletons of a word: of the whole word, without its prefix, without its suffix, and without both. */
export function skeletonsOf(word: string): string[] {
  const before = word.replace(BEFORE, '');
  const each = [word, before, word.replace(AFTER, ''), before.replace(AFTER, '')].map(consonants);
  return [...new Set(each)].filter((skeleton) => skeleton.length >= LEAST);
}
