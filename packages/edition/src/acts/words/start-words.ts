import type { Act, Start } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { spanWords } from './dose-words.ts';
import { either, ordinal } from './sentence.ts';

/** What comes before the first dose: "first ventilate", "after the 3rd shock", "5 min after a dose of the family". */
export function startWords(start: Start | undefined, tables: ActTables, nameOf: (ref: string) => string): string[] {
  if (start === undefined) return [];
  const { after, wait, within, afterShock, check, needs, first } = start;
  const texts = [
    first?.join(', '),
    needs && `at hand first: ${needs.map((key) => tables.monitoring[key]?.say ?? key).join(', ')}`,
    ...(check ?? []).map((key) => tables.conditions[key]?.ask ?? key),
    afterShock === undefined ? undefined : `after the ${ordinal(afterShock)} shock`,
    after && `${wait === undefined ? '' : `${spanWords(wait)} `}after ${after.map(nameOf).join(' and ')}`,
    ...withinWords(within, nameOf),
  ];
  return texts.filter((text) => typeof text === 'string');
}

/** Drugs with the same time are said together. */
function withinWords(within: Start['within'], nameOf: (ref: string) => string): string[] {
  const spans = Map.groupBy(Object.entries(within ?? {}), ([, span]) => spanWords(span));
  return [...spans].map(([span, drugs]) => `within ${span} after ${either(drugs.map(([drug]) => nameOf(drug)))}`);
}

/** What ends a dose. */
export const stopWords = ({ stopWhen }: Act, tables: ActTables): string[] =>
  (stopWhen ?? []).map((key) => tables.conditions[key]?.say ?? key);

/** What is looked at again. */
export function recheckWords({ recheck }: Act, tables: ActTables): string[] {
  const texts = [recheck && `${tables.monitoring[recheck.what]?.say ?? recheck.what} after ${recheck.after}`];
  return texts.filter((text) => typeof text === 'string');
}
