import { plainText } from '@first60/clinical';

const NUMBER = String.raw`\d+(?:[.,٫،]\d+)?`;
const WEIGHT = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:kgs?|kilos?|كيلو|كجم|كغم?)(?![\p{L}/])`, 'iu');
const UNITS =
  'years?|yrs?|yo|y|months?|mths?|mos?|weeks?|wks?|days?|سنة|سنه|سنوات|سنين|أشهر|اشهر|شهور|شهر|أسابيع|اسابيع|أيام|ايام';
const AGE = new RegExp(String.raw`(?<![\d.,/])(${NUMBER}[\s-]?(?:${UNITS})|\d{1,2}\/(?:12|52))(?![\p{L}\d])`, 'iu');
const TWO = /(?<!\p{L})(سنتين|شهرين|أسبوعين|اسبوعين|يومين)(?!\p{L})/u;

/** The weight and the age in a search term, as typed. Each is empty if the term does not contain it. */
export function saidPatient(term: string): { readonly weightText: string; readonly ageText: string } {
  const plain = plainText(term);
  return { weightText: WEIGHT.exec(plain)?.[1] ?? '', ageText: (AGE.exec(plain) ?? TWO.exec(plain))?.[1] ?? '' };
}
