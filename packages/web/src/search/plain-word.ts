const known = new Map<string, string>();

/** A word without what varies from hand to hand: case, accents, British spelling, the forms of Arabic letters. */
export function plainWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const plain = isArabic(word) ? plainArabic(word) : plainLatin(latinDigits(word));
  known.set(word, plain);
  return plain;
}

/** Arabic and Persian digits as the Latin ones that every figure of the app has. */
const latinDigits = (word: string): string =>
  word.replace(/[٠-٩۰-۹]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) % 10));

const isArabic = (word: string): boolean => /(?=\p{L})\p{Script=Arabic}/u.test(word);

/** Without vowel marks and tatweel, hamza on its letter, final forms as one; without the article and what is joined to it. */
const plainArabic = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^(?:[وبفك]?ال|لل)(?=.{3})/u, '');

/** Below this length a British spelling is as likely another word: "does", "hour", "rise". */
const TELLING = 5;

const plainLatin = (word: string): string => {
  const bare = word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (isChatWord(bare)) return bare.replace(/[2356789]/g, (digit) => CHAT_LETTERS[digit] ?? '');
  return bare.length < TELLING ? bare : american(bare);
};

/** Arabic typed in Latin letters, where 3 stands for ع, 7 for ح, 5 for خ, 6 for ط, 9 for ص and 2 for a hamza. */
const CHAT_LETTERS: Readonly<Record<string, string>> = { 3: 'a', 7: 'h', 5: 'kh', 6: 't', 8: 'gh', 9: 's', 2: '' };
/** Figures that stand one by one among letters, one of them a vowel: neither "d5w" nor "v4r" nor "co2". */
const CHAT_WORD = /^(?=.*[aeiouy])(?=(?:.*[a-z]){2})(?:[35679]?[a-z]+)(?:[2356789][a-z]+)*[3567]?$/;
const NUMBER_AND_UNIT =
  /^\d(?:y|yo|yrs?|years?|mo|mos|months?|m|mg|mcg|ml|kg|g|l|am|pm|days?|wks?|weeks?|hrs?|hours?|mins?|minutes?|times|x|a|st|nd|rd|th|inch|cm|liters?|litres?|units?|shocks?|joules?|miles?|story|storey|male|female)$/;

/** Whether a lower-case word is Arabic in Latin letters by the figures in it. */
export const isChatWord = (word: string): boolean =>
  /\d/.test(word) && CHAT_WORD.test(word) && !NUMBER_AND_UNIT.test(word);

/** Oedema, anaemia, labour, immobilise, litre and sulphate as Americans write them. */
const american = (word: string): string =>
  word
    .replace(/ae(?!r)|oe/g, 'e')
    .replace(/our(?=(?:s|ed|ing|al|less|ful|able)?$)/, 'or')
    .replace(/(?<=.{4})([iy])s(?=(?:e|ed|es|ing|ation|ations)$)/, '$1z')
    .replace(/([btv])re(?=s?$)/, '$1er')
    .replace('sulph', 'sulf');
