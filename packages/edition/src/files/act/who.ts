import type { Group, PatientRange, Who } from '@first60/clinical';
import { z } from 'zod';
import { isKey, isRefused, NUMBER, type Refused, refused, written } from './written.ts';

const MONTHS_A_YEAR = 12;
const GREATEST_KG = 150;
const GREATEST_MONTHS = 120 * MONTHS_A_YEAR;
const EXAMPLES = '"child", "child under 20 kg", "from 69 years", "6-13 years" or "adult if bleeding"';

const WRITTEN = /^(?<group>adult|child|newborn|all)?(?<ranges>.*?)(?:(?:^| )if (?<condition>\S+))?$/;
const ONE_RANGE = new RegExp(
  `^ ?(?:(?<word>under|over|from|to) (?<limit>${NUMBER})|(?<low>${NUMBER})-(?<high>${NUMBER})) (?<unit>kg|months?|years?)`,
);

type Limits = { -readonly [Limit in keyof PatientRange]: PatientRange[Limit] };
type Axis = 'Months' | 'Kg';
const WORDS = { under: 'below', over: 'above', from: 'from', to: 'to' } as const;

/**
 * Reads which patients something is for: a group, ranges of age and weight, and a condition. "6-13 years" are whole
 * years and end with the 14th birthday, "10-20 kg" includes both ends.
 */
export function readWho(text: string): Who | Refused {
  const { group, ranges = '', condition } = WRITTEN.exec(text)?.groups ?? {};
  const range = readRanges(ranges);
  const isEmpty = group === undefined && ranges === '' && condition === undefined;
  if (isEmpty || range === undefined || (condition !== undefined && !isKey(condition))) {
    return refused(`"${text}" says not whom it is for: write ${EXAMPLES}`);
  }
  if (isRefused(range)) return refused(`"${text}" ${range.refused}`);
  return {
    ...(group !== undefined && group !== 'all' && { group: group as Group }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(condition !== undefined && { if: condition }),
  };
}

/** The ranges behind a group. A reason without its subject when they fit nobody. */
function readRanges(text: string): PatientRange | Refused | undefined {
  const range: Limits = {};
  let rest = text;
  while (rest !== '') {
    const found = ONE_RANGE.exec(rest);
    const limits = found?.groups && limitsOf(found.groups);
    if (!found || !limits || Object.keys(limits).some((limit) => limit in range)) return undefined;
    Object.assign(range, limits);
    rest = rest.slice(found[0].length);
    if (rest !== '' && !rest.startsWith(' ')) return undefined;
  }
  for (const axis of ['Months', 'Kg'] as const) {
    const { low, high } = endsOf(range, axis);
    if (low.length > 1 || high.length > 1) return refused('names the same end twice: keep one');
    if (low[0] !== undefined && high[0] !== undefined && low[0] >= high[0]) {
      return refused('fits nobody: write the lower end first, like "from 10 kg under 20 kg"');
    }
    const most = axis === 'Kg' ? GREATEST_KG : GREATEST_MONTHS;
    if ([...low, ...high].some((limit) => limit > most)) return refused('is above 150 kg or 120 years');
  }
  return range;
}

const endsOf = (range: PatientRange, axis: Axis) => ({
  low: [range[`from${axis}`], range[`above${axis}`]].filter((limit) => limit !== undefined),
  high: [range[`to${axis}`], range[`below${axis}`]].filter((limit) => limit !== undefined),
});

function limitsOf({ word, limit, low, high, unit = '' }: Readonly<Record<string, string | undefined>>) {
  const isAge = unit !== 'kg';
  const isSingular = (limit ?? high) === '1';
  const isWhole = [limit, low, high].every((number) => number === undefined || !number.includes('.'));
  if (isAge && (!isWhole || isSingular === unit.endsWith('s'))) return undefined;
  const axis = isAge ? 'Months' : 'Kg';
  const times = unit.startsWith('year') ? MONTHS_A_YEAR : 1;
  if (word !== undefined) return { [`${WORDS[word as keyof typeof WORDS]}${axis}`]: Number(limit) * times };
  // The last year or month that is named belongs to the range until it is over.
  if (isAge) return { fromMonths: Number(low) * times, belowMonths: (Number(high) + 1) * times };
  return { fromKg: Number(low), toKg: Number(high) };
}

/** Which patients something is for: "child under 20 kg". */
export const who = written(readWho);

/** A condition by its key, or patients: "heart-block", "under 1 month", "newborn". */
export const conditionOrWho = written((text): Who | Refused => {
  const read = readWho(text);
  if (!isRefused(read)) return read;
  if (isKey(text)) return { if: text };
  return refused(`"${text}" is neither a condition nor whom it is for: write a key like "heart-block", or ${EXAMPLES}`);
});

/** Patients under this age are newborns. */
const NEWBORN_BELOW_MONTHS = 1;

/** An entry for children begins at 1 month where another is for newborns. */
function childFromOneMonth<Entry extends { readonly who?: Who }>(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some((entry) => entry.who?.group === 'newborn')) return entries;
  return entries.map((entry) => {
    if (entry.who?.group !== 'child') return entry;
    const { fromMonths = 0, aboveMonths } = entry.who.range ?? {};
    if (aboveMonths !== undefined || fromMonths >= NEWBORN_BELOW_MONTHS) return entry;
    return { ...entry, who: { ...entry.who, range: { ...entry.who.range, fromMonths: NEWBORN_BELOW_MONTHS } } };
  });
}

/** What differs by patient: a block with patients before each colon. */
export const forEachWho = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .refine((entries) => Object.keys(entries).length > 0, 'Nobody is named here: write for whom, like "adult: 10 mg"')
    .transform((entries, context): readonly { readonly who: Who; readonly is: z.output<Value> }[] =>
      childFromOneMonth(
        Object.entries(entries).flatMap(([text, is]) => {
          const read = readWho(text);
          if (!isRefused(read)) return [{ who: read, is: is as z.output<Value> }];
          context.addIssue({ code: 'custom', path: [text], message: read.refused });
          return [];
        }),
      ),
    );
