import type { ActAnswer, DrugActs, Span } from '@first60/clinical';
import type { Face } from '@first60/edition';
import { inUnit } from '../act-oracle/dose-words.ts';
import type { Expected, Outcome, ReadAct } from '../act-oracle/oracle.ts';
import { hasRate, readAgain, readMostRate, readRate, readSteps, readTotal } from './course-grammar.ts';
import { compareDose, type Say } from './dose-compared.ts';
import { readDose } from './grammar.ts';
import { fraction, isExactly, isSame, isShown, over, type Rational, rational, times } from './shown-digits.ts';

type Branch = Exclude<ActAnswer, { kind: 'branches' }>;

const ML_IN_LITER = fraction(1000);

/** Why nothing is given, as a face may say it. */
function saysNothing(face: string, { kind, stopped }: Outcome): boolean {
  const read = readDose(face);
  if (read?.kind !== 'none') return false;
  if (read.why === 'call') return kind === 'call';
  if (read.why === 'stop') return stopped.narrow === 'yes' || stopped.wide === 'yes';
  return read.why === 'patient' ? kind === 'nobody' : true;
}

function compareDoses(
  face: Face,
  answer: ActAnswer,
  { outcomes }: Expected,
  { act, drug: { products } }: ReadAct,
  drug: DrugActs,
  say: Say,
): void {
  const branches: readonly Branch[] = answer.kind === 'branches' ? answer.branches : [answer];
  if (face.doses.length !== branches.length) say(`${face.doses.length} doses, and ${branches.length} answers`);
  const [only] = face.doses;
  if (outcomes.length === 0) {
    const why = readDose(only?.dose ?? '');
    if (face.doses.length !== 1 || why?.kind !== 'none') say(`"${only?.dose}" for nobody`);
    return;
  }
  if (only && face.doses.length === 1 && outcomes.every((outcome) => saysNothing(only.dose, outcome))) return;
  const stock = drug.products.find(({ id }) => id === (act.product ?? products[0].id));
  const later = act.dose.flatMap(({ give }) =>
    typeof give !== 'string' && 'later' in give && give.later ? [{ dose: give.later.dose, ...give.later.give }] : [],
  );
  const left = new Map(face.doses.entries());
  for (const outcome of outcomes) {
    const tried = [...left].map(([at, text]) => {
      const wrong: string[] = [];
      const branch = branches[at];
      const right = outcome.given;
      if (outcome.kind === 'said') {
        if (text.dose !== outcome.say) wrong.push(`"${text.dose}" is not "${outcome.say}"`);
      } else if (right && branch?.kind === 'given' && outcome.stopped.narrow !== 'yes') {
        compareDose(text, outcome, right, branch, { anySize: stock?.anySize === true, later }, (what) =>
          wrong.push(what),
        );
      } else if (!saysNothing(text.dose, outcome)) wrong.push(`"${text.dose}", although nothing is given`);
      return { at, wrong };
    });
    const [best] = tried.toSorted((one, other) => one.wrong.length - other.wrong.length);
    if (best) left.delete(best.at);
    for (const what of best?.wrong ?? ['a dose is missing']) say(what);
  }
  for (const { dose } of left.values()) say(`"${dose}" is for nobody`);
}

/** A most in all is one of the oracle's limits. */
function isLimit(text: string, { limits, stock }: Outcome): boolean {
  const read = readTotal(text);
  if (read === undefined) return false;
  const { amount, injectors, doses, reached } = read;
  return limits.some(({ limit, total }) => {
    if (limit.reached !== reached || limit.doses !== (doses === undefined ? undefined : Number(doses))) return false;
    if (amount === undefined || limit.total === undefined) return amount === limit.total;
    const { digits, unit, perKg, max } = amount;
    const inMl = unit === 'L' ? 'mL' : unit;
    const shown = (value: Rational): Rational => (unit === 'L' ? over(value, ML_IN_LITER) : value);
    if (total) {
      const exact = inUnit(total, inMl);
      const held = stock.drug && over(inUnit(total, stock.drug.unit), stock.drug.value);
      const isCount = injectors === undefined || (held !== undefined && isExactly(injectors, held));
      return !perKg && max === undefined && isShown(digits, shown(exact)) && isCount;
    }
    const { low, max: most } = limit.total;
    const isMost =
      most === undefined ? max === undefined : max === `${Number(most.value.n) / Number(most.value.d)} ${most.unit}`;
    return perKg === limit.total.perKg && isSame(inUnit(low, inMl), rational(digits)) && isMost;
  });
}

const spanText = ({ low, high, unit }: Span): string => `${low === high ? low : `${low}-${high}`} ${unit}`;

/** Intervals and numbers of doses are those of the engine's answer; a smaller number is what a total leaves. */
function compareAgain(
  text: string,
  given: readonly Branch[],
  { outcomes }: Expected,
  { act }: ReadAct,
  say: Say,
): void {
  const read = readAgain(text);
  if (read === undefined) {
    say(`"${text}" cannot be read`);
    return;
  }
  const repeats = given.flatMap((one) => ('repeat' in one ? (one.repeat ?? []) : [])).map(({ is }) => is);
  const spans = (key: 'every' | 'after' | 'noLaterThan'): ReadonlySet<string> =>
    new Set(repeats.flatMap((is) => (is === 'none' || is[key] === undefined ? [] : [spanText(is[key])])));
  const isSameSet = (shown: readonly string[], right: ReadonlySet<string>): boolean =>
    shown.every((each) => right.has(each)) && [...right].every((each) => shown.includes(each));
  if (!isSameSet(read.every, spans('every'))) say(`"${text}": every ${[...spans('every')].join(' or ') || 'nothing'}`);
  const waits = new Set(
    [...spans('after')].filter(
      (wait) => !(read.every.length > 0 && spans('every').size > 0 && !read.after.includes(wait)),
    ),
  );
  if (!isSameSet(read.after, waits)) say(`"${text}": after ${[...spans('after')].join(' or ') || 'nothing'}`);
  if (!isSameSet(read.latest, spans('noLaterThan'))) say(`"${text}": at the latest by another time`);
  const counts = new Set(act.repeat.flatMap(({ is: { count } }) => (count === undefined ? [] : [count])));
  const least = (count: number): boolean =>
    outcomes.some(({ limits, given: dose }) =>
      limits.some(({ limit, total }) => {
        if (limit.reached !== 'stop' || !total || !dose) return false;
        const most = dose.dose.high ?? dose.dose.low;
        const fits = over(inUnit(total, dose.dose.unit), most);
        return fits.n / fits.d === BigInt(count);
      }),
    );
  for (const count of read.counts) if (!counts.has(count) && !least(count)) say(`"${text}": ${count} doses`);
  for (const total of read.totals) {
    const [digits = '', unit = ''] = total.split(' ');
    const isTotal = outcomes.some(({ limits }) =>
      limits.some((each) => each.limit.reached === 'stop' && each.total && isShown(digits, inUnit(each.total, unit))),
    );
    if (!isTotal) say(`"${text}": ${total} is no total`);
  }
  const isOnce = repeats.some((is) => is === 'none' || is.count === 1);
  if (read.isOnce && !isOnce) say(`"${text}": it is given again`);
}

/** The rates of a pump are doses of what runs. */
function compareRates(face: Face, { outcomes }: Expected, drug: DrugActs, say: Say): number {
  const strengths = outcomes.flatMap(({ given }) => (given?.volume ? [given.volume.strength] : []));
  let count = 0;
  for (const text of [...face.course, ...face.order]) {
    for (const { mL, digits, unit } of readSteps(text)) {
      count += 1;
      const isStep = strengths.some((strength) => isShown(digits, times(rational(mL), inUnit(strength, unit))));
      if (!isStep) say(`"${text}": ${mL} mL is another dose`);
    }
    if (!hasRate(text)) continue;
    count += 1;
    const read = readRate(text);
    if (read === undefined || read.doses.length !== read.rates.length) {
      say(`"${text}" cannot be read`);
      continue;
    }
    const inHour = read.per === 'min' ? fraction(60) : fraction(1);
    const isRate = strengths.some((strength) =>
      read.rates.every((rate, at) =>
        isShown(rate, over(times(rational(read.doses[at] ?? '0'), inHour), inUnit(strength, read.unit))),
      ),
    );
    if (!isRate) say(`"${text}": the rate is of another dose`);
  }
  const most = readMostRate(face.how);
  const limits = (drug.routeLimits ?? []).flatMap(({ rate }) => (rate ? [`${rate.amount} ${rate.unit}`] : []));
  if (/at most .*\/min/.test(face.how)) {
    count += 1;
    if (!limits.includes(`${most?.digits} ${most?.unit}`)) say(`"${face.how}": another rate`);
  }
  return count;
}

/** What is wrong in a face that was read back, and how many of its texts were read. */
export function compareFace(
  face: Face,
  answer: ActAnswer,
  expected: Expected,
  read: ReadAct,
  drug: DrugActs,
): { readonly wrong: readonly string[]; readonly texts: number } {
  const wrong: string[] = [];
  const say: Say = (what) => wrong.push(what);
  compareDoses(face, answer, expected, read, drug, say);
  const branches: readonly Branch[] = answer.kind === 'branches' ? answer.branches : [answer];
  for (const text of face.most) {
    if (!expected.outcomes.some((outcome) => isLimit(text, outcome))) say(`"${text}" is no limit`);
  }
  if (face.again !== undefined) compareAgain(face.again, branches, expected, read, say);
  const rates = compareRates(face, expected, drug, say);
  const doseTexts = face.doses.flatMap(({ dose, volume, strength, recipe, containers, limit, later, otherwise }) =>
    [dose, volume, strength, recipe, containers, limit, later, ...otherwise].filter((text) => text !== undefined),
  );
  const isAgain = face.again === undefined ? 0 : 1;
  return { wrong, texts: doseTexts.length + face.most.length + isAgain + rates };
}
