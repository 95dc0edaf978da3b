/* Reads back totals, repeats and the rates of a pump. It shares nothing with the words that it reads. */

const N = String.raw`\d+(?:\.\d+)?`;
const UNIT = '(?:mg|mcg|g|mEq|units|mL|L)';
const FIGURE = `${N} ${UNIT}`;

type Groups = Readonly<Record<string, string | undefined>>;

/** "Adult: 10 mg midazolam in all, then OLMD", "2 doses of fentanyl in all, no more" */
export interface ReadTotal {
  readonly amount?: { readonly digits: string; readonly unit: string; readonly perKg: boolean; readonly max?: string };
  readonly injectors?: string;
  readonly doses?: string;
  readonly reached: 'order' | 'stop';
}

const TOTAL = new RegExp(
  `^(?:even on order )?(?:(?<injectors>\\d+) injectors? \\((?<held>${N}) (?<heldUnit>${UNIT})(?: \\(${N} mcg\\))?\\)|(?<digits>${N}) (?<unit>${UNIT})(?<perKg>/kg)?(?: \\(${N} mcg\\))?(?:, max (?<max>${FIGURE}))?)?(?:(?:, )?(?<doses>\\d+)(?: [a-z-]+)? doses?)?(?<rest>[^\\d:;]*), (?<end>no more|then OLMD)$`,
  'i',
);

/** Reads a total and whom it is for. Undefined when the text is not a total. */
export function readTotal(text: string): ReadTotal | undefined {
  const starts = [0, ...[...text.matchAll(/: /g)].map(({ index }) => index + 2)];
  for (const at of starts) {
    const found = TOTAL.exec(text.slice(at))?.groups as Groups | undefined;
    if (found === undefined) continue;
    const { injectors, held, heldUnit, digits = held, unit = heldUnit, perKg, max, doses, end } = found;
    if (digits === undefined && doses === undefined) continue;
    return {
      ...(digits !== undefined &&
        unit !== undefined && {
          amount: { digits, unit, perKg: perKg !== undefined, ...(max !== undefined && { max }) },
        }),
      ...(injectors !== undefined && { injectors }),
      ...(doses !== undefined && { doses }),
      reached: end === 'no more' ? 'stop' : 'order',
    };
  }
  return undefined;
}

/** What a text says of giving it again: times, numbers of doses, a total. */
export interface ReadAgain {
  /** "every 5-15 min" */
  readonly every: readonly string[];
  readonly after: readonly string[];
  readonly latest: readonly string[];
  readonly counts: readonly number[];
  readonly totals: readonly string[];
  readonly isOnce: boolean;
}

const SPAN = `${N}(?:-${N})? (?:s|min|h)`;
/** Ages, weights, temperatures and glucose in the words of whom it is for. */
const WHOM = new RegExp(
  `(?:under|from|to|above|over|below|at) ${N}(?: (?:kg|years?|months?))?|${N}-${N} (?:years|kg|°C)|${N} °C`,
  'gi',
);
const TIMES = ['every', 'after', 'latest'] as const;
const PATTERNS: Readonly<Record<(typeof TIMES)[number], RegExp>> = {
  every: new RegExp(`\\bevery (${SPAN})`, 'gi'),
  after: new RegExp(`\\bafter (${SPAN})`, 'gi'),
  latest: new RegExp(`\\bat the latest by (${SPAN})`, 'gi'),
};

/** Reads how often a dose is repeated. Undefined when a number is left over that it does not know. */
export function readAgain(text: string): ReadAgain | undefined {
  let left = text;
  const take = (pattern: RegExp): readonly string[] => {
    const found = [...left.matchAll(pattern)].map(([, value = '']) => value);
    left = left.replaceAll(pattern, '');
    return found;
  };
  const latest = take(PATTERNS.latest);
  const [every, after] = [take(PATTERNS.every), take(PATTERNS.after)];
  const upTo = take(/\bup to (\d+) doses/gi);
  const totals = take(new RegExp(`, (${FIGURE}) in all`, 'gi'));
  const inAll = take(/\b(\d+) doses? in all/gi);
  const more = take(/\bone (more)\b/gi);
  const once = take(/\b(no, one dose only|no, the next dose has its own line|no, more only on order)\b/gi);
  left = left.replaceAll(WHOM, '');
  if (/\d/.test(left)) return undefined;
  const counts = [...upTo.map(Number), ...inAll.map(Number), ...more.map(() => 2)];
  return { every, after, latest, counts, totals, isOnce: once.length > 0 };
}

/** A pump rate and its dose: "above 10 mcg/min (150 mL/h)". */
export interface ReadRate {
  readonly doses: readonly string[];
  readonly unit: string;
  readonly per: string;
  readonly rates: readonly string[];
  readonly isPerKg: boolean;
}

const RANGE = `${N}(?:-${N})?`;
const RATES = [
  new RegExp(
    `(?<doses>${RANGE}) (?<unit>${UNIT})(?<doseKg>/kg)?/(?<per>min|h) \\((?<rates>${RANGE}) mL(?<rateKg>/kg)?/h\\)`,
  ),
  new RegExp(
    `(?<rates>${RANGE}) mL(?<rateKg>/kg)?/h \\((?<doses>${RANGE}) (?<unit>${UNIT})(?<doseKg>/kg)?/(?<per>min|h)\\)`,
  ),
];

/** Reads a pump rate from a text. Undefined when it holds none in this form. */
export function readRate(text: string): ReadRate | undefined {
  for (const pattern of RATES) {
    const found = pattern.exec(text)?.groups as Groups | undefined;
    if (found === undefined || (found.doseKg === undefined) !== (found.rateKg === undefined)) continue;
    const { doses = '', unit = '', per = '', rates = '', doseKg } = found;
    return { doses: doses.split('-'), unit, per, rates: rates.split('-'), isPerKg: doseKg !== undefined };
  }
  return undefined;
}

/** True for a text in which a pump's rate is said beside a dose. */
export const hasRate = (text: string): boolean =>
  / mL(?:\/kg)?\/h\b/.test(text) && /\//.test(text.replace(/ mL(?:\/kg)?\/h/g, ''));

/** "at most 150 mg/min" */
export const readMostRate = (text: string): { readonly digits: string; readonly unit: string } | undefined => {
  const { digits, unit } = (new RegExp(`\\bat most (?<digits>${N}) (?<unit>${UNIT})/min`).exec(text)?.groups ??
    {}) as Groups;
  return digits === undefined || unit === undefined ? undefined : { digits, unit };
};

/** A step in mL with its dose: "50 mL (5 g)". */
export const readSteps = (
  text: string,
): readonly { readonly mL: string; readonly digits: string; readonly unit: string }[] =>
  [...text.matchAll(new RegExp(`(${N}) mL \\((${N}) (mg|mcg|g|mEq|units)\\)`, 'g'))].map(
    ([, mL = '', digits = '', unit = '']) => ({ mL, digits, unit }),
  );
