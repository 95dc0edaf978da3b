import { once } from './once.ts';
import { inFigures } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

/** The patient that a term describes. */
export interface SearchedPatient {
  readonly child: boolean;
  /** True if a word in the term means that the child was just born. */
  readonly newborn: boolean;
  /** The words in the term that do not describe the patient, folded. Empty if it only describes a patient. */
  readonly rest: string;
}

/** Folded in the same way as search terms. Plurals are listed as separate words. */
const childWords = once(
  () =>
    new Set(
      [
        ...[
          'child',
          'children',
          'childs',
          'kid',
          'kids',
          'toddler',
          'toddlers',
          'baby',
          'babies',
          'babys',
          'infant',
          'infants',
        ],
        ...[
          'newborn',
          'newborns',
          'neonate',
          'neonates',
          'neonatal',
          'boy',
          'boys',
          'girl',
          'girls',
          'schoolboy',
          'schoolgirl',
        ],
        ...[
          'pediatric',
          'pediatrics',
          'paediatric',
          'paediatrics',
          'peds',
          'paeds',
          'ped',
          'daughter',
          'son',
          'preschooler',
        ],
        ...[
          'طفل',
          'طفلة',
          'الأطفال',
          'أطفال',
          'للأطفال',
          'رضيع',
          'رضيعة',
          'مولود',
          'ولد',
          'بنت',
          'ولدي',
          'بنتي',
          'طفلي',
          'بزر',
        ],
        ...['الولد', 'البنت', 'بزران', 'ورع', 'عيال', 'ابني', 'طفلتي', 'بنيه', 'الطفلة', 'preemie', 'tot', 'youngster'],
        ...['tefl', 'tefel', 'weldi', 'walad', 'welad', 'bint', 'benti', 'bezr', 'ayal', 'radia', 'teflah'],
        ...['tifl', 'tifla', 'atfal', 'radi', 'waladi', 'binti', 'mawlud', 'rade', 'bizr', 'radee', 'radee3', 'radi3'],
      ].map(foldTerm),
    ),
);

/** Those words that mean a newborn. */
const newbornWords = once(
  () => new Set(['newborn', 'newborns', 'neonate', 'neonates', 'neonatal', 'preemie', 'مولود', 'mawlud'].map(foldTerm)),
);

/** The specification counts patients aged 14 or younger as children where it sets a limit (trauma). */
const OLDEST_CHILD = 14;
/**
 * Spoken numbers between ten and twenty. Smaller and larger ones are converted to figures together with all other
 * spoken numbers.
 */
const TEENS = ['eleven', 'twelve', 'thirteen', 'fourteen'];
const MONTHS = 'months?|mo|mos|mths?|شهر|شهور|اشهر';
const DAYS = '(?:days?|weeks?|wks?) (?:old|o)|(?:day|week)(?= (?:infant|baby|newborn|neonate))';
const YEARS = 'years?|yrs?|y|yo|سنه|سنوات|سنين|اعوام';
/**
 * An age, not a duration. "for 3 months" and "2 years ago" are durations. Days and weeks need another word that makes
 * them an age.
 */
const AGE = new RegExp(
  `(?<!(?:for|since|last|past|every|within|over)(?! \\w+ ?(?:yo|(?:${MONTHS}|${YEARS}) (?:old|o))(?= |$)))(?:^| )(\\d{1,3}|(?:${TEENS.join('|')})(?= )) ?(?:(${DAYS}|${MONTHS})|${YEARS})(?! (?:ago|now|history|pregnant|hx|later|smoker|straight))(?: (?:old|o))?(?= |$)`,
);
const AGED = /(?:^| )(?:aged?|(?:teenager|teen|pupil|youth) (?:of|about|around)|عمره|عمرها) (\d{1,3})(?= |$)/;
/** A patient below this weight is a child. */
const ADULT_WEIGHT = 35;
const WEIGHT = /(?:^| )(\d{1,3}) ?(?:kg|kgs|kilo|kilos|كيلو)(?= |$)/;
/** Crews give these per kilogram only to a child. An adult's doses and shocks are fixed. */
const PEDIATRIC_DOSE =
  /(?:^| )(?:adenosine|epinephrine|adrenaline|amiodarone|cardioversion|defibrillation)(?= ).* (?:mg|mcg|j|joules?)[ /]?(?:per )?(?:kg|kilo)(?= |$)/;
/** "In his thirties", "in her 60s". */
const GROWN = /(?:^| )(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s)(?= |$)/;
const YOUNG_ARABIC = /(?:^| )(?:سنتين|شهرين)(?= |$)/;
/** This many weeks is the length of a pregnancy, not an age. */
const PREGNANT_WEEKS = /(?:^| )(?:1[3-9]|[234]\d) ?(?:weeks|wks|week|wk)(?! old)(?= |$)/;

/** The patient that a term describes: a child by a word, or by an age in years, months, weeks or days. */
export function searchedPatient(term: string): SearchedPatient {
  const folded = inFigures(foldTerm(term)).replace(PREGNANT_WEEKS, ' pregnant');
  const age = AGE.exec(folded);
  const years = age?.[1] ?? AGED.exec(folded)?.[1];
  const weight = WEIGHT.exec(folded)?.[1];
  const young =
    age?.[2] !== undefined ||
    (years !== undefined && yearsOf(years) <= OLDEST_CHILD) ||
    (weight !== undefined && Number(weight) < ADULT_WEIGHT) ||
    PEDIATRIC_DOSE.test(folded) ||
    YOUNG_ARABIC.test(folded);
  // "In her fifties, her son says": a stated age outranks a word that may refer to somebody else.
  const grown = GROWN.test(folded) || (age?.[2] === undefined && years !== undefined && yearsOf(years) > OLDEST_CHILD);
  const words = (age === null ? folded : folded.replace(AGE, ' ')).split(' ').filter((word) => word !== '');
  const rest = words.filter((word) => !childWords().has(word));
  return {
    child: young || (!grown && rest.length < words.length),
    newborn: !grown && words.some((word) => newbornWords().has(word)),
    rest: rest.join(' '),
  };
}

const yearsOf = (text: string): number => (TEENS.includes(text) ? TEENS.indexOf(text) + 11 : Number(text));
