import { readingsOf } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

/** Words that tell nothing of an emergency: little words, what is asked for, and who the patient is. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the of in on at to is are was were be been being am has have had having he she his her hers him they them their it its my our your i we you me us',
    'with and or for from by as into onto off over up down out about after before since now then than so very really quite bad badly some any this that these those there here',
    'who what which where when how why much many do does did can could should would will may might just still also too again ago off all only get gets got getting give given giving',
    'put puts take takes taking go goes going gone come comes coming keep keeps kept make says said saying think please help need needs needed want wants know start started first next',
    'dose doses dosing dosage treatment treat protocol card emergency call case called calling query best way im sc po stat ok okay fine alone together',
    'outside inside street road home house flat apartment building office shop mall market school mosque church cafe restaurant hotel airport park gym bed floor bathroom kitchen room stadium station',
    'man men woman women male female males females m f lady gentleman guy person people patient patients pt pts adult adults old elderly year years yr yrs yo aged age mother father mum mom dad husband wife grandma grandpa grandmother grandfather brother sister friend someone somebody worker driver player',
    'today yesterday tonight morning night hour hours hr hrs minute minutes min mins day days week weeks month months sudden suddenly severe severely mild moderate acute possible suspected query likely maybe',
    'one two three four five six seven eight nine ten few second seconds sec secs',
    'al fi wa w ma min ila ala maa bi li ya an hu fih fi huwa hiya marid rajul rajil',
    'في من على الى عن مع و او ثم هو هي كان كانت عند عنده عندها بعد قبل جدا مره كثير قوي قوية شوي الآن اليوم أمس مريض مريضة المريض رجل رجال حرمة امرأة شخص واحد يقول تقول صار صارت له لها فيه فيها يقدر تقدر عمره سنة سنوات شهر أشهر يوم هل كيف كم وش بيت البيت مسجد المسجد شارع الشارع سوق مدرسة المدرسة مكتب غرفة مرا مره',
  ]
    .join(' ')
    .split(' ')
    .map(foldTerm),
);

const NONE: ReadonlySet<string> = new Set(
  'no not isnt arent wasnt doesnt dont didnt without never lost absent zero ما لا وما ولا ومو بدون بلا غير مو مافي مافيه مش ليس'
    .split(' ')
    .map(foldTerm),
);
const UNABLE: ReadonlySet<string> = new Set('cant cannot couldnt unable wont'.split(' '));

/** Forms that no rule leads back to one word. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    breathe: 'breathing breathes breathe breathin',
    breath: 'breath breaths',
    fall: 'fell fallen falling fall falls',
    break: 'broke broken breaking breaks break',
    bite: 'bit bitten bite bites biting',
    sting: 'stung sting stings',
    swell: 'swollen swelled swelling swells swell',
    burn: 'burnt burned burning burns burn',
    bleed: 'bled bleeding bleeds bleed bleedin',
    shoot: 'shot shoot shooting',
    swallow: 'swallowed swallowing swallow',
    drown: 'drowned drowning drowns drown',
    faint: 'fainted fainting faints faint',
    feel: 'felt feel feels feeling',
    strike: 'struck strike strikes',
    hang: 'hung hanging hanged hang',
    eat: 'ate eat eaten eating',
    drink: 'drank drink drinking',
    speak: 'spoke speak speaking speech talk talking',
    throw: 'threw throw throwing',
    leg: 'leg legs',
    tooth: 'tooth teeth',
    foot: 'foot feet',
    lightning: 'lightning lightening',
    cut: 'cut cuts cutting',
    stab: 'stab stabbed stabbing stabs stabbd',
    fit: 'fit fits fitting fitted',
    stop: 'stop stops stopped stopping',
    crash: 'crash crashed crashes',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);

/**
 * The words of a text that name an emergency, each in one form; "no pulse" is one concept, "pulse" another. A
 * measured value counts as what it means: "pulse of 32" as a low pulse.
 */
export function conceptsOf(folded: string): string[] {
  const { readings, rest } = readingsOf(folded);
  const concepts: string[] = [...readings];
  let negation = '';
  for (const word of rest.split(' ')) {
    if (NONE.has(word)) negation = 'no ';
    else if (UNABLE.has(word)) negation = 'cannot ';
    else if (isEmpty(word)) negation = EMPTY_WORDS.has(word) ? negation : '';
    else {
      concepts.push(negation + formOf(word));
      negation = '';
    }
  }
  return [...new Set(concepts)];
}

const isEmpty = (word: string): boolean => word === '' || /^\d/.test(word) || EMPTY_WORDS.has(word);

function formOf(word: string): string {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  return /\p{Script=Arabic}/u.test(word) ? arabicForm(word) : latinForm(word);
}

/** Without the endings of number, tense and possession. */
function latinForm(word: string): string {
  if (word.length < 4) return word;
  const single = word.replace(/(?<![sui])s$/, '');
  const bare = single.length > 5 ? single.replace(/(?:ing|ed)$/, '') : single;
  const undoubled = bare === single ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.replace(/(?<=.{3})e$/, '').replace(/y$/, 'i');
}

/** Without "and" and the mark of the third person before it, nor "his", "her" and the plural at the end. */
const arabicForm = (word: string): string =>
  word
    .replace(/^و(?=.{4})/u, '')
    .replace(/^ي(?=.{3})/u, '')
    .replace(/(?<=.{3})(?:ها|هم|ات|ين|ون|ه|ي)$/u, '');
