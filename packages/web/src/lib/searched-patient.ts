import { foldTerm } from './search-text.ts';

/** Whom a term is about, and what it says of them. */
export interface SearchedPatient {
  readonly child: boolean;
  /** The words that name no patient, folded; empty where the term names a patient alone. */
  readonly rest: string;
}

/** Folded as terms are. The plurals are words of their own. */
const CHILD_WORDS: ReadonlySet<string> = new Set(
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
    ...['tifl', 'tifla', 'atfal', 'radi', 'waladi', 'binti', 'mawlud', 'rade', 'bizr'],
  ].map(foldTerm),
);

/** The specification counts 14 years or less as a child where it draws a line (trauma). */
const OLDEST_CHILD = 14;
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const YOUNG = 'month|months|mo|mth|mths|week|weeks|wk|wks|day|days';
const YEARS = 'year|years|yr|yrs|y|yo|سنه|سنوات|سنين|اعوام|شهر|شهور|اشهر';
const AGE = new RegExp(`(?:^| )(\\d{1,3}|${NUMBERS.join('|')}) ?(?:(${YOUNG})|${YEARS})(?: (old|o))?(?= |$)`);
/** So many weeks are no age, but how long a pregnancy has lasted. */
const PREGNANT_WEEKS = /(?:^| )(?:1[3-9]|[234]\d) ?(?:weeks|wks|week|wk)(?! old)(?= |$)/;

/** What a term says of its patient: a child by a word or by an age in years, months, weeks or days. */
export function searchedPatient(term: string): SearchedPatient {
  const folded = foldTerm(term).replace(PREGNANT_WEEKS, ' pregnant');
  const age = AGE.exec(folded);
  const young = age !== null && (age[2] !== undefined || yearsOf(age[1] ?? '') <= OLDEST_CHILD);
  const words = (age === null ? folded : folded.replace(AGE, ' ')).split(' ').filter((word) => word !== '');
  const rest = words.filter((word) => !CHILD_WORDS.has(word));
  return { child: young || rest.length < words.length, rest: rest.join(' ') };
}

const yearsOf = (text: string): number => (NUMBERS.includes(text) ? NUMBERS.indexOf(text) + 1 : Number(text));
