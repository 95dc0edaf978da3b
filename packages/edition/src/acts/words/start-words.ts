import { type Act, type ActPatient, fitOf, type Start } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { spanWords } from './dose-words.ts';
import { either, ordinal } from './sentence.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/** What comes before the first dose: "first ventilate", "after the 3rd shock", "5 min after a dose of the family". */
export function startWords(
  start: Start | undefined,
  patient: ActPatient,
  tables: ActTables,
  nameOf: (ref: string) => string,
): string[] {
  if (start === undefined) return [];
  const { after, wait, within, afterShock, check, needs, first } = start;
  const texts = [
    needs && `at hand first: ${needs.map((key) => tables.monitoring[key]?.say ?? key).join(', ')}`,
    ...(check ?? []).map((key) => tables.conditions[key]?.ask ?? key),
    afterShock === undefined ? undefined : `after the ${ordinal(afterShock)} shock`,
    after && `${wait === undefined ? '' : `${spanWords(wait)} `}after ${after.map(nameOf).join(' and ')}`,
    ...withinWords(within, nameOf),
    // What comes after another drug comes after it: calcium, then the flush.
    firstWords(first, patient, tables),
  ];
  return texts.filter((text) => typeof text === 'string');
}

/** What is done first for this patient: "atropine", "child under 1 year: atropine". */
function firstWords(first: Start['first'], patient: ActPatient, tables: ActTables): string | undefined {
  const texts = (first ?? []).flatMap(({ say, who = {} }) => {
    if (fitOf(who, patient) === 'no') return [];
    const whose = whoWords(unsurePart(who, patient), tables.conditions);
    return [whose === '' ? say : `${whose}: ${say}`];
  });
  // What surely holds is not said again for a part of the patients.
  const sure = new Set((first ?? []).filter(({ who = {} }) => fitOf(who, patient) === 'yes').map(({ say }) => say));
  const said = texts.filter((text) => ![...sure].some((say) => text !== say && text.endsWith(`: ${say}`)));
  return said.length === 0 ? undefined : [...new Set(said)].join(', ');
}

/** Drugs with the same time are said together. A range has a time to wait in it, so "within" would be wrong. */
function withinWords(within: Start['within'], nameOf: (ref: string) => string): string[] {
  const spans = Map.groupBy(within ?? [], ({ span }) => spanWords(span));
  return [...spans].map(
    ([span, drugs]) =>
      `${span.includes('-') ? '' : 'within '}${span} after ${either(drugs.map(({ given }) => nameOf(given)))}`,
  );
}

/** What ends a dose. */
export const stopWords = ({ stopWhen }: Act, tables: ActTables): string[] =>
  (stopWhen ?? []).map((key) => tables.conditions[key]?.say ?? key);

/** What is looked at again. A dose that is not given in steps is looked at after it. */
export function recheckWords({ recheck }: Act, hasSteps: boolean, tables: ActTables): string[] {
  if (recheck === undefined) return [];
  const after = recheck.after === 'each step' && !hasSteps ? 'it' : recheck.after;
  return [`${tables.monitoring[recheck.what]?.say ?? recheck.what} after ${after}`];
}
