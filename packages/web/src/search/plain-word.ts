const known = new Map<string, string>();

/**
 * A word reduced to one spelling: without variants in case, accents, British spelling or the forms of Arabic letters.
 */
export function plainWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const plain = isArabic(word) ? plainArabic(word) : plainLatin(latinDigits(word));
  known.set(word, plain);
  return plain;
}

/** Converts Arabic and Persian digits to Latin digits, which all figures of the app use. */
const latinDigits = (word: string): string =>
  word.replace(/[٠-٩۰-۹]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) % 10));

const isArabic = (word: string): boolean => /(?=\p{L})\p{Script=Arabic}/u.test(word);

/**
 * Removes vowel marks and tatweel, reduces a hamza to its letter, unifies final forms, and drops the article and its
 * prefixes.
 */
const plainArabic = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^(?:[وبفك]?ال|لل)(?=.{3})/u, '');

/** A shorter word that looks British is probably another word: "does", "hour", "rise". */
const TELLING = 5;

const plainLatin = (word: string): string => {
  const bare = word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (isChatWord(bare)) return bare.replace(/[2356789]/g, (digit) => CHAT_LETTERS[digit] ?? '');
  return bare.length < TELLING ? bare : american(bare);
};

/** Arabic typed in Latin letters, with 3 for ع, 7 for ح, 5 for خ, 6 for ط, 9 for ص and 2 for a hamza. */
const CHAT_LETTERS: Readonly<Record<string, string>> = { 3: 'a', 7: 'h', 5: 'kh', 6: 't', 8: 'gh', 9: 's', 2: '' };
/** Single digits among letters that include a vowel, so that "d5w", "v4r" and "co2" do not count. */
const CHAT_WORD = /^(?=.*[aeiouy])(?=(?:.*[a-z]){2})(?:[35679]?[a-z]+)(?:[2356789][a-z]+)*[3567]?$/;
const NUMBER_AND_UNIT =
  /^\d(?:y|yo|yrs?|years?|mo|mos|months?|m|mg|mcg|ml|kg|g|l|am|pm|days?|wks?|weeks?|hrs?|hours?|mins?|minutes?|times|x|a|st|nd|rd|th|inch|cm|liters?|litres?|units?|shocks?|joules?|miles?|story|storey|male|female)$/;

/** True if the digits in a lower-case word show that it is Arabic. */
export const isChatWord = (word: string): boolean =>
  /\d/.test(word) && CHAT_WORD.test(word) && !NUMBER_AND_UNIT.test(word);

/** American spellings of oedema, anaemia, labour, immobilise, litre and sulphate, and hemorrhage in any spelling. */
const american = (word: string): string =>
  word
    .replace(/ae(?!r)|oe/g, 'e')
    .replace(/our(?=(?:s|ed|ing|al|less|ful|able)?$)/, 'or')
    .replace(/(?<=.{4})([iy])s(?=(?:e|ed|es|ing|ation|ations)$)/, '$1z')
    .replace(/([btv])re(?=s?$)/, '$1er')
    .replace('sulph', 'sulf')
    .replace(/hem+or+h?(?=ag)/, 'hemorrh');
