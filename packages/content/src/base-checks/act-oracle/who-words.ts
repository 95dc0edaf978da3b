import { fraction, plus, type Rational, rational, times } from '../oracle/rational.ts';

/** One end of a range: "from 20 kg" includes it, "under 20 kg" does not. */
export interface Bound {
  readonly of: 'months' | 'kg';
  readonly end: 'from' | 'above' | 'to' | 'below';
  readonly at: Rational;
}

/** The patients that something is for, as a person writes them: "child under 20 kg", "adult if bleeding". */
export interface WhoWords {
  readonly words: string;
  readonly group: 'adult' | 'child' | 'newborn' | undefined;
  readonly bounds: readonly Bound[];
  readonly condition: string | undefined;
}

export const EVERYBODY: WhoWords = { words: 'all', group: undefined, bounds: [], condition: undefined };

const GROUPS = ['adult', 'child', 'newborn', 'all'];
const END = /^(under|from|over|to) (\d+(?:\.\d+)?) (kg|months?|years?)$/;
const BETWEEN = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?) (kg|months?|years?)$/;
const PART = /(?:under|from|over|to) \S+ (?:kg|months?|years?)|\d[\d.]*-\d[\d.]* (?:kg|months?|years?)/g;
const ENDS = { under: 'below', from: 'from', over: 'above', to: 'to' } as const;

/** A who has spaces or is one of the four words; everything else is the key of a condition. */
export const isWho = (words: string): boolean => words.includes(' ') || GROUPS.includes(words);

/** A condition's key or a who, as it stands after `if:`. */
export const whoOrCondition = (words: string): WhoWords =>
  isWho(words) ? whoOf(words) : { words, group: undefined, bounds: [], condition: words };

export function whoOf(words: string): WhoWords {
  const [patients = '', condition] = words.split(/(?:^| )if /);
  const [first = ''] = patients.split(' ');
  const ranges = GROUPS.includes(first) ? patients.slice(first.length).trim() : patients.trim();
  const parts = ranges.match(PART) ?? [];
  if (parts.join(' ') !== ranges) throw new Error(`"${words}" says no patients`);
  const group = first === 'adult' || first === 'child' || first === 'newborn' ? first : undefined;
  return { words, group, bounds: parts.flatMap(boundsOf), condition };
}

function boundsOf(part: string): Bound[] {
  const end = END.exec(part);
  if (end) {
    const [, word = '', digits = '', unit = ''] = end;
    return [{ ...placed(digits, unit), end: ENDS[word as keyof typeof ENDS] }];
  }
  const [, low = '', high = '', unit = ''] = BETWEEN.exec(part) ?? [];
  if (unit === 'kg') {
    return [
      { ...placed(low, unit), end: 'from' },
      { ...placed(high, unit), end: 'to' },
    ];
  }
  // Whole years or months: to the next birthday.
  const one = unit.startsWith('year') ? fraction(12) : fraction(1);
  const last = placed(high, unit);
  return [
    { ...placed(low, unit), end: 'from' },
    { of: last.of, at: plus(last.at, one), end: 'below' },
  ];
}

function placed(digits: string, unit: string): { of: Bound['of']; at: Rational } {
  if (unit === 'kg') return { of: 'kg', at: rational(digits) };
  return { of: 'months', at: unit.startsWith('year') ? times(rational(digits), fraction(12)) : rational(digits) };
}
