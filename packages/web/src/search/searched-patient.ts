import { once } from './once.ts';
import { inFigures } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

/** The patient that a term describes. */
export interface SearchedPatient {
  readonly child: boolean;
  /** A child by a word for one that was just born. */
  readonly newborn: boolean;
  /** The words that name no patient, folded. Empty when the term names a patient alone. */
  readonly rest: string;
}

/** Folded as terms are. Plurals are words of their own. */
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

/** Those of them that name a child in its first hours. */
const newbornWords = once(
  () => new Set(['newborn', 'newborns', 'neonate', 'neonates', 'neonatal', 'preemie', 'مولود', 'mawlud'].map(foldTerm)),
);

/** The specification counts 14 years or less as a child where it draws a line (trauma). */
const OLDEST_CHILD = 14;
/** Spoken numbers between ten and twenty: those of fewer and of more become figures with all others. */
const TEENS = ['eleven', 'twelve', 'thirteen', 'fourteen'];
const MONTHS = 'months?|mo|mos|mths?|شهر|شهور|اشهر';
const DAYS = '(?:days?|weeks?|wks?) (?:old|o)|(?:day|week)(?= (?:infant|baby|newborn|neonate))';
const YEARS = 'years?|yrs?|y|yo|سنه|سنوات|سنين|اعوام';
/**
 * An age and no duration. "for 3 months" and "2 years ago" are durations. Days and weeks need a word that makes them an
 * age.
 */
const AGE = new RegExp(
  `(?<!(?:for|since|last|past|every|within|over)(?! \\w+ ?(?:yo|(?:${MONTHS}|${YEARS}) (?:old|o))(?= |$)))(?:^| )(\\d{1,3}|(?:${TEENS.join('|')})(?= )) ?(?:(${DAYS}|${MONTHS})|${YEARS})(?! (?:ago|now|history|pregnant|hx|later|smoker|straight))(?: (?:old|o))?(?= |$)`,
);
const AGED = /(?:^| )(?:aged?|(?:teenager|teen|pupil|youth) (?:of|about|around)|عمره|عمرها) (\d{1,3})(?= |$)/;
/** A patient of less weight is a child. */
const ADULT_WEIGHT = 35;
const WEIGHT = /(?:^| )(\d{1,3}) ?(?:kg|kgs|kilo|kilos|كيلو)(?= |$)/;
/** Crews give these by the kilogram to a child alone. An adult's doses and shocks are fixed. */
const PEDIATRIC_DOSE =
  /(?:^| )(?:adenosine|epinephrine|adrenaline|amiodarone|cardioversion|defibrillation)(?= ).* (?:mg|mcg|j|joules?)[ /]?(?:per )?(?:kg|kilo)(?= |$)/;
/** "In his thirties", "in her 60s". */
const GROWN = /(?:^| )(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s)(?= |$)/;
const YOUNG_ARABIC = /(?:^| )(?:سنتين|شهرين)(?= |$)/;
/** This many weeks are the length of a pregnancy and no age. */
const PREGNANT_WEEKS = /(?:^| )(?:1[3-9]|[234]\d) ?(?:weeks|wks|week|wk)(?! old)(?= |$)/;

/** What a term says of its patient: a child by a word, or by an age in years, months, weeks or days. */
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
  // "In her fifties, her son says": an age that is said outranks a word that may be about somebody else.
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
