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
  if (ARABIC_CHAT.test(bare)) return bare.replaceAll('3', 'a').replaceAll('7', 'h');
  return bare.length < TELLING ? bare : american(bare);
};

/** Arabic typed in Latin letters, where 3 stands for ع and 7 for ح. */
const ARABIC_CHAT = /^(?=.*[37])(?=(?:.*[a-z]){3})[a-z37]+$/;

/** Oedema, anaemia, labour, immobilise, litre and sulphate as Americans write them. */
const american = (word: string): string =>
  word
    .replace(/ae(?!r)|oe/g, 'e')
    .replace(/our(?=(?:s|ed|ing|al|less|ful|able)?$)/, 'or')
    .replace(/(?<=.{4})([iy])s(?=(?:e|ed|es|ing|ation|ations)$)/, '$1z')
    .replace(/([btv])re(?=s?$)/, '$1er')
    .replace('sulph', 'sulf');
