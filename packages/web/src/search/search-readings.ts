import { once } from './once.ts';
import { foldTerm } from './search-text.ts';

interface Vital {
  /** The names of the vital sign, separated by commas. */
  readonly names: string;
  /** Words that keep their own meaning when a value follows: "wide complexes at 180". */
  readonly beside?: string;
  /** Units that follow a value: "180 bpm". */
  readonly units?: string;
  readonly isLow: (value: number, child: boolean) => boolean;
  readonly isHigh: (value: number, child: boolean) => boolean;
}

/** Used only to find a card. The card itself states what a measured value means. */
const VITALS: Readonly<Record<string, Vital>> = {
  temperature: {
    names: 'core temperature,core temp,temperature,temp,حرارته,حرارتها,درجة الحرارة,درجة حرارته,hararatah,harartah',
    units: 'degrees?|celsius|centigrade|درجه|darajah?',
    isLow: (value) => value < 35,
    // Values from 95 up are read as Fahrenheit.
    isHigh: (value) => (value >= 40 && value < 95) || value >= 104,
  },
  pulse: {
    names:
      'heart rate,heartbeat,ventricular rate,pulse rate,pulse,heart,hr,rate,bpm,monitor,نبضه,نبض,نبضها,النبض,دقات قلبه,دقات,nabd,nabdah,nabdha',
    beside:
      'complex|complexes|qrs|rhythm|tachy|tachycardia|brady|bradycardia|svt|vt|af|afib|regular|irregular|narrow|wide|broad|racing|pounding|palpitations|block|going|ticking',
    units: 'bpm|beats',
    isLow: (value) => value >= 15 && value < 60,
    isHigh: (value, child) => value > (child ? 180 : 120),
  },
  sugar: {
    names: 'blood sugar,blood glucose,sugar level,sugar,glucose,bgl,bsl,سكره,سكرها,السكر,سكر,sukkar,sukkarah',
    // A glucose value below 35 is read as mmol/L: 4 mmol/L is 72 mg/dL.
    isLow: (value) => value < 4 || (value >= 20 && value < 70),
    isHigh: (value) => value > 250 || (value > 15 && value < 20),
  },
  pressure: {
    names: 'blood pressure,systolic,sbp,bp,pressure,ضغطه,ضغطها,الضغط,ضغط,daght,daghtah',
    units: 'systolic|over \\d{2,3}|over palp|palp',
    isLow: (value, child) => value >= 30 && value < (child ? 75 : 90),
    isHigh: (value) => value >= 180,
  },
  breathing: {
    names: 'respiratory rate,resp rate,respirations,resp,resps,rr,breathing at,breathing,breathes,breaths',
    units: 'breaths?|resps?|respirations?',
    isLow: (value) => value < 10,
    isHigh: (value, child) => value > (child ? 60 : 30),
  },
  saturation: {
    names:
      'o2 sats,o2 sat,sats,sat,spo2,sao2,saturation,saturations,oxygen,pulse ox,oximeter,اكسجينه,اكسجين,تشبع,التشبع',
    // A lower value is an oxygen flow rate.
    isLow: (value) => value >= 30 && value < 90,
    isHigh: () => false,
  },
};

/** The temperature that callers describe as a fever. A higher value may be heat illness. */
const FEVER = 38;
/** A number of degrees above this is an angle. */
const HOTTEST = 58;

/** Short words that may occur between a name and its value. */
const BETWEEN =
  'is|of|at|down|to|only|now|was|reads|reading|around|about|just|still|dropped|drops|dropping|fell|up|went|going|goes|has|in|the|low|high|like|beats|says|say|shows|showing|came|back|measured|on|monitor|and|gone|a|barely|nearly|almost|hardly|roughly|under|over|below|above|less|than|stuck|sitting|hovering|running|he|she|his|her';

/** A name, short words, the value. A number after a slash or "over" belongs to the value. */
const patternsOf = ({ names, beside, units }: Vital): RegExp[] => [
  new RegExp(
    `(?<!(?:peak|airway|plateau|tyre|tire|cuff|eye|resp|respiratory|breathing|breath|flow|drip|drop|infusion|compression|bagging))(?:^| )(?:(?:high|low) )?(?:${names.split(',').map(foldTerm).join('|')})(?: (?:${BETWEEN}))* (\\d{1,3})(?: (?:over )?\\d{1,3})?(?: systolic)?(?! ?(?:l|liters?|litres?|mg|mcg|ml|j|joules?|kg|minutes?|mins?|hours?|times)(?= |$))(?= |$)`,
  ),
  ...(beside === undefined
    ? []
    : [new RegExp(`(?<=(?:^| )(?:${beside}))(?: (?:${BETWEEN}))* (\\d{2,3})(?! ?(?:km|kmh|mph|miles))(?= |$)`)]),
  ...(units === undefined ? [] : [new RegExp(`(?:^| )(\\d{1,3})(?: \\d)? (?:${units})(?= |$)`)]),
];

const allPatterns = once(() =>
  Object.entries(VITALS).map(([vital, each]) => ({
    vital,
    patterns: patternsOf(each),
    isLow: each.isLow,
    isHigh: each.isHigh,
  })),
);

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = 'one two three four five six seven eight nine ten'.split(' ');
const ARABIC_TENS = 'عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين'.split(' ');
const SPOKEN = new RegExp(
  `(?<= )(?:(?:a |one )?(hundred|ميه|مئه)(?: and| و)?(?: و?(${[...TENS, ...ARABIC_TENS].join('|')}))?|و?(${[...TENS, ...ARABIC_TENS].join('|')})|(${ONES.join('|')}))(?: (${ONES.join('|')}))?(?= )`,
  'gu',
);

const tensOf = (word: string | undefined): number =>
  word === undefined ? 0 : (Math.max(TENS.indexOf(word), ARABIC_TENS.indexOf(word)) + 2) * 10;
const onesOf = (word: string | undefined): number => (word === undefined ? 0 : ONES.indexOf(word) + 1);

/** Converts spoken numbers in a folded text to figures: "pulse of thirty eight". */
export const inFigures = (folded: string): string =>
  ` ${folded} `
    .replace(SPOKEN, (_, hundred?: string, after?: string, tens?: string, alone?: string, ones?: string) =>
      String((hundred === undefined ? 0 : 100) + tensOf(after ?? tens) + onesOf(alone) + onesOf(ones)),
    )
    .trim();

/**
 * The measured values in a folded text as "pulse low" or "pressure high", and the text without them. Children have
 * different limits for a high pulse and a low pressure.
 */
export function readingsOf(folded: string, child = false): { readings: string[]; rest: string } {
  const readings: string[] = [];
  let rest = inFigures(folded);
  if (!/\d/.test(rest)) return { readings, rest: folded };
  for (const { vital, patterns, isLow, isHigh } of allPatterns()) {
    const matches = patterns.map((pattern) => pattern.exec(rest));
    const found = matches.find((match) => match !== null);
    if (found === undefined || found === null) continue;
    const value = Number(found[1]);
    const unnamed = vital === 'temperature' && matches[0] === null;
    if (isLow(value, child) && !unnamed) readings.push(`${vital} low`);
    else if (isHigh(value, child) && !(unnamed && value > HOTTEST)) readings.push(`${vital} high`);
    else if (vital === 'temperature' && value >= FEVER && !unnamed) readings.push('fever');
    else continue;
    rest = rest.replace(found[0], ' ').trim();
  }
  return { readings, rest };
}
