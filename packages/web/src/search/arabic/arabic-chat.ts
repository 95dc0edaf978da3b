import { isChatWord } from '../plain-word.ts';

/** Short words of spoken Arabic in Latin letters that are not also English words. */
const LITTLE =
  /(?:^|[^a-z0-9])(?:fi|fe|fel|fil|el|al|w|wa|wu|wma|bel|bil|ala|alay?ha?|mafi|mafih|huwa|hiya|inda|indah|indaha|ummi|ommi|abuy|abui|abuya|waladi|weldi|binti|benti|marra|shwai|bas|baad|men|yabgha|kathir|kteer|wesh|kayf|keef|wain|ween|sadri|sadrah|batni|batnah|galbi|galbah|qalbi|rasi|rasah|yedi|yaddi|yaddah|eedi|rijli|rijlah|nabdah|daght|daghtah|wajhah|akal|sharib|shareb|nazel|nazil)(?=$|[^a-z0-9])/i;

/** True if a term is Arabic in Latin letters. It is recognized by digits used as letters, or by the short words. */
export const isArabicChat = (term: string): boolean =>
  LITTLE.test(term) ||
  term
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some(isChatWord);
