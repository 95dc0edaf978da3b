import type { ActAnswer } from '@first60/clinical';
import { inWords } from '../oracle/rational.ts';
import { beforeOf, type Case, type Cases, casesOf } from './cases.ts';
import { compare, isMonotone } from './compare.ts';
import { type Before, refOf } from './limits.ts';
import { oracleOf, type ReadAct } from './oracle.ts';

/** What has to be compared: the answer for an act, a patient and the doses before. */
export type Answer = (read: ReadAct, patient: Case['patient'], before: Before) => ActAnswer;

/** One kind of mismatch, with the number of its cases and the first of them. */
interface Mismatch {
  readonly what: string;
  readonly first: string;
  cases: number;
}

export interface Compared {
  readonly cases: number;
  readonly mismatches: ReadonlyMap<string, Mismatch>;
}

/** Mismatches that differ by their figures alone are of one kind. */
const kindOf = (what: string): string => what.replace(/\d[\d.]*(\/\d+)?/g, '#');

/** Which of an act's cases are compared: so many of them in all. */
export type Chosen = (count: number) => Iterable<number>;

/** Numbers from 0 to below 1 by chance, but the same ones each time. */
function* chances(start: number): Generator<number, never> {
  let seed = start >>> 0;
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield seed / 2 ** 32;
  }
}

/** One case out of each so many that follow each other. Which one is by chance, so that no weight is always left out. */
export const oneIn = (every: number): Chosen =>
  function* (count) {
    const chance = chances(count);
    for (let first = 0; first < count; first += every) {
      yield first + Math.floor(chance.next().value * Math.min(every, count - first));
    }
  };

/** So many cases by chance. */
export const someOf = (howMany: number): Chosen =>
  function* (count) {
    const chance = chances(count);
    for (let at = 0; at < Math.min(howMany, count); at += 1) yield Math.floor(chance.next().value * count);
  };

/** The acts whose doses may count for an act: those of its drug, and of its classes where a limit counts a class. */
function countedBeside({ act, drug, classes, classmates }: ReadAct, all: readonly ReadAct[]): readonly ReadAct[] {
  const limits = [...classes, drug, act].flatMap((each) => each.limits);
  const isClassCounted = limits.some(({ counts }) => counts === 'class');
  const drugs = new Set(isClassCounted ? [...classmates.values()].flat().map(({ id }) => id) : []);
  return all.filter((each) => (each.drug.id === drug.id ? each.act.id !== act.id : drugs.has(each.drug.id)));
}

/** Compares the chosen cases of an act. `all` are the acts of all drugs. */
export function compared(read: ReadAct, all: readonly ReadAct[], answerOf: Answer, chosen: Chosen): Compared {
  const mismatches = new Map<string, Mismatch>();
  const known: Cases = casesOf(read, countedBeside(read, all));
  let cases = 0;
  for (const index of chosen(known.count)) {
    const each = known.at(index);
    if (!each) continue;
    cases += 1;
    for (const what of faultsIn(read, each, known.lighter(index), answerOf)) {
      const kind = kindOf(what);
      const mismatch = mismatches.get(kind) ?? { what, first: inWordsOf(each), cases: 0 };
      mismatch.cases += 1;
      mismatches.set(kind, mismatch);
    }
  }
  return { cases, mismatches };
}

function faultsIn(read: ReadAct, each: Case, lighter: Case | undefined, answerOf: Answer): readonly string[] {
  const before = beforeOf(each);
  const answer = answered(() => answerOf(read, each.patient, before));
  if (typeof answer === 'string') return [answer];
  const wrong = compare(oracleOf(read, each.patient, before), answer, before);
  if (answer.kind !== 'given' || lighter === undefined) return wrong;
  const less = answered(() => answerOf(read, lighter.patient, beforeOf(lighter)));
  if (typeof less === 'string' || less.kind !== 'given' || isMonotone(less, answer)) return wrong;
  return [...wrong, 'heavier, and given less'];
}

function answered(ask: () => ActAnswer): ActAnswer | string {
  try {
    return ask();
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function inWordsOf({ patient, given, family }: Case): string {
  const { weight, months, group, conditions } = patient;
  return [
    weight === null ? 'no weight' : `${weight} kg`,
    months === null ? 'no age' : `${inWords(months)} months`,
    ...(group ? [`view of the ${group}`] : []),
    ...[...conditions].map(([key, holds]) => `${holds ? '' : 'not '}${key}`),
    ...(given && given.doses > 0 ? [`${given.doses} of ${refOf(given.read.drug, given.read.act)} before`] : []),
    ...(family > 0 ? [`family gave ${family}`] : []),
  ].join(', ');
}
