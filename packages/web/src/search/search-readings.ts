import { foldTerm } from './search-text.ts';

interface Vital {
  /** Its folded names. */
  readonly names: readonly string[];
  readonly isLow: (value: number) => boolean;
  readonly isHigh: (value: number) => boolean;
}

const words = (text: string): string[] => text.split(',').map(foldTerm);

/** Used only to find a card. The card itself says what a value means. */
const VITALS: Readonly<Record<string, Vital>> = {
  temperature: {
    names: words('core temperature,core temp,temperature,temp,حرارته,حرارتها,درجة الحرارة,درجة حرارته,hararatah'),
    isLow: (value) => value < 35,
    isHigh: (value) => value >= 40,
  },
  pulse: {
    names: words('heart rate,pulse rate,pulse,heart,hr,نبضه,نبض,نبضها,النبض,nabd,nabdah'),
    isLow: (value) => value < 60,
    isHigh: (value) => value > 120,
  },
  sugar: {
    names: words('blood sugar,blood glucose,sugar level,sugar,glucose,bgl,bsl,سكره,سكرها,السكر,سكر,sukkar,sukkarah'),
    // Below 35 a glucose is read as mmol/L. There 4 is 72 mg/dL.
    isLow: (value) => value < 4 || (value >= 20 && value < 70),
    isHigh: (value) => value > 250 || (value > 15 && value < 20),
  },
  pressure: {
    names: words('blood pressure,systolic,sbp,bp,pressure,ضغطه,ضغطها,الضغط,ضغط,daght,daghtah'),
    isLow: (value) => value < 90,
    isHigh: (value) => value >= 180,
  },
  breathing: {
    names: words('respiratory rate,resp rate,respirations,resp,resps,rr,breathing at,breathing,breaths'),
    isLow: (value) => value < 10,
    isHigh: (value) => value > 30,
  },
};

/** What callers call a fever. A higher value may come from heat. */
const FEVER = 38;

/** A name, at most three short words, the value. What follows a slash or "over" belongs to the value. */
const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<!(?:peak|airway|plateau|tyre|tire|cuff|eye))(?:^| )(?:(?:high|low) )?(?:${names.join('|')})(?: (?:is|of|at|down|to|only|now|was|reads|reading|around|about|just|still|dropped|drops|up|went|going|has|in|the|low|high|like|beats))* (\\d{1,3})(?: (?:over )?\\d{1,3})?(?: systolic)?(?= |$)`,
  );

const PATTERNS = Object.entries(VITALS).map(([vital, { names, isLow, isHigh }]) => ({
  vital,
  pattern: patternOf(names),
  isLow,
  isHigh,
}));

/** The measured values of a folded text as "pulse low" or "pressure high", and the text without them. */
export function readingsOf(folded: string): { readings: string[]; rest: string } {
  const readings: string[] = [];
  let rest = folded;
  for (const { vital, pattern, isLow, isHigh } of PATTERNS) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const value = Number(found[1]);
    if (isLow(value)) readings.push(`${vital} low`);
    else if (isHigh(value)) readings.push(`${vital} high`);
    else if (vital === 'temperature' && value >= FEVER) readings.push('fever');
    else continue;
    rest = rest.replace(found[0], ' ').trim();
  }
  return { readings, rest };
}
