import { hideNumbers, numbersIn } from './hidden-numbers.ts';
import type { Place, TypedFigure } from './place.ts';

/** What each field contains, in words that are clear to a reader who has the source at hand. */
const QUANTITIES: Readonly<Record<string, string>> = {
  fixed: 'dose',
  fixedAdultDose: 'dose of an adult',
  dose: 'dose',
  perKg: 'dose for each kg',
  dosePerKg: 'dose for each kg',
  min: 'smallest single dose',
  minDose: 'smallest single dose',
  max: 'largest single dose',
  maxDose: 'largest single dose',
  over: 'time over which one dose is given',
  totalPerKg: 'all that may be given, for each kg',
  totalMax: 'all that may be given',
  infusion: 'infusion, from the lowest to the highest rate',
  adultInfusion: 'infusion, from the lowest to the highest rate',
  pedsInfusion: 'infusion, from the lowest to the highest rate',
  orderAbove: 'rate above which an order is needed',
  perMl: 'drug in each mL of the dilution',
  concentration: 'drug in each mL as stocked',
  belowMl: 'volume of stock below which the dilution is made',
  youngsAdultDose: "adult dose that Young's rule starts from",
  quick: 'quick calculator',
  comprehensive: 'comprehensive calculator',
  usualMaximum: 'published maximum of a dose',
  adultRateMlPerHour: 'pump rate, from the lowest to the highest',
  pediatricRateMlPerKgPerHour: 'pump rate for each kg, from the lowest to the highest',
  fromMonths: 'age from which it is given, that age included',
  aboveMonths: 'age above which it is given',
  toMonths: 'age up to which it is given, that age included',
  belowMonths: 'age below which it is given',
  fromKg: 'weight from which it is given, that weight included',
  aboveKg: 'weight above which it is given',
  toKg: 'weight up to which it is given, that weight included',
  belowKg: 'weight below which it is given',
  joulesPerKg: 'shock of a child, energy for each kg',
  weightRange: 'weights of the zone',
  avgWeight: 'weight that the zone is worked out with',
  mlPerMin: 'flow in mL a minute',
  lengthMm: 'length in mm',
  weight: 'weights that it is for',
  phone: 'telephone number, with the code of the country',
  maps_url: 'place on the map, as latitude/longitude',
  adultDose: 'dose of an adult',
  pedsDose: 'dose of a child',
  maxTotal: 'all that may be given',
  repeatInterval: 'when it is repeated',
  notesCaution: 'cautions',
  // The heading without its 60, which would turn into a gap whenever 60 is the answer.
  first60Seconds: 'first lines',
  blsCore: 'BLS core',
  alsSteps: 'ALS steps',
  olmdCriteria: 'call OLMD',
  transportPriorities: 'transport',
  donts: "don'ts",
  dos: "do's",
  keyPoints: 'algorithm key points',
  specialConsiderations: 'considerations',
  guidelineNotes: 'guideline differences',
  ettSize: 'tracheal tube, size',
  ettDepth: 'tracheal tube, depth',
  lvMask: 'laryngeal mask',
  bvmSize: 'bag-valve-mask, size',
  ivSize: 'IV, size',
  ioSize: 'IO, size',
  perMin: 'usual rate a minute',
  choices: 'rate to choose from',
  length: 'length of a cycle of CPR',
  chargeAt: 'before the end of the cycle: charge',
  warnAt: 'warning in a pause',
  limit: 'longest pause',
  every: 'every',
  ratio: 'compressions to breaths',
  twoRescuers: 'compressions to breaths, two rescuers',
  afterShock: 'after which shock',
  fromShock: 'from which shock on',
  within: 'given within',
  may: 'again, at the earliest after',
  due: 'again, due after',
  late: 'again, late after',
  gap: 'not before, after the dose before',
  maxPerKg: 'largest shock, energy for each kg',
  ceiling: 'largest shock',
  low: 'EtCO2 that is low',
  rise: 'EtCO2 after a sudden rise',
  below: 'core temperature below',
  shocks: 'shocks at most',
  least: 'at least',
  most: 'at most',
  after: 'time after ROSC',
  at: 'time after the start',
  times: 'how often in all',
  total: 'all that may be given',
};
/** Fields of the repeat of an act, where the same word means another thing than in a plan. */
const OF_REPEAT: Readonly<Record<string, string>> = {
  every: 'again, every',
  after: 'again, after',
  latest: 'again, at the latest by',
  count: 'doses in all',
};
/** Fields that only group other fields, whose own descriptions are clear enough. */
const PLAIN = new Set([
  'dosing',
  'medications',
  'adultFigure',
  'pedsFigure',
  'adult',
  'pediatric',
  'only',
  'text',
  'preparation',
  'dosDonts',
  'ahaReference',
  'steps',
  'lines',
  'panels',
  'doses',
  'dilution',
  'acts',
  'is',
  'give',
  'repeat',
]);

/** "dose for each kg" for `perKg`, "last review" for a field without words of its own. */
const quantity = (field: string): string => QUANTITIES[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();

const AGES = { adult: 'Adult', pediatric: 'Child' } as const;

/** The question about a figure: for which patient, by which route, and which quantity. */
export const questionOf = (figure: TypedFigure): string =>
  [...whose(figure), ...(figure.route === undefined ? [] : [figure.route]), ...quantities(figure.path)].join(', ');

/** The place of a text. The text itself follows, with its gaps. */
export const placeOfText = (text: Place): string =>
  [...whose(text), ...quantities(text.path.map((field) => (field === 'max' ? 'limits' : field)))].join(', ');

const whose = ({ age }: Place): readonly string[] => (age === undefined ? [] : [AGES[age]]);

function quantities(path: readonly string[]): readonly string[] {
  const isRepeat = path.includes('repeat');
  const told = path
    .filter((field) => !PLAIN.has(field))
    .map((field, at, all) => {
      if (field === 'low' && all[at - 1] !== 'etco2') return 'amount';
      return (isRepeat ? OF_REPEAT[field] : undefined) ?? quantity(field);
    });
  return told.length === 0 ? ['text'] : [...new Set(told)];
}

/**
 * The wording around the requested figure, without that figure, old or new. A drug name keeps its digits, because
 * "epinephrine 1:1,000" is a different drug from "epinephrine 1:10,000". Anywhere else, the requested number becomes a
 * gap, even in an indication ("15-30 kg").
 */
export function unseen(words: string, figures: readonly string[], drug: string | undefined): string {
  const hidden = new Set(figures.flatMap(numbersIn));
  if (drug === undefined || drug === '') return hideNumbers(words, hidden);
  return words
    .split(drug)
    .map((part) => hideNumbers(part, hidden))
    .join(drug);
}
