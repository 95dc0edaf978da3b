import {
  type Act,
  type ActCaution,
  type Administration,
  type AskedAct,
  assuming,
  fitOf,
  type Given,
  type GivenCaution,
  type OrderRule,
  writtenDose,
} from '@first60/clinical';
import { type Asking, unique } from './asking.ts';
import { cautionTexts } from './caution-words.ts';
import { OLMD } from './names.ts';
import { isAlways, orderWords } from './order-words.ts';
import { rateFor, reaches } from './pump-rate.ts';
import { capital } from './sentence.ts';
import { type FittedPatient, unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/**
 * Orders that hold or may hold, at this dose or a later one. An order before each dose says all the others; what a limit
 * says already is not said again.
 */
export function ordersOf(
  answers: readonly Administration[],
  { act }: AskedAct,
  most: readonly string[],
  isSaidByAgain: boolean,
  { patient, tables }: Asking,
  nameOf: (ref: string) => string,
): string[] {
  const rules = answers
    .flatMap(({ order }) => [...order.rules.map(({ rule }) => rule), ...order.later])
    .map((rule): OrderRule => ({ ...rule, ...(rule.who && { who: unsurePart(rule.who, patient) }) }));
  const asked = answers.flatMap(({ ask }) => ask.filter(isSureOrder));
  const isOnOrder = rules.some(isAlways);
  const because = isOnOrder
    ? []
    : cautionTexts(
        unique(asked.map(({ caution }) => JSON.stringify(caution))).map((text) => {
          const caution = JSON.parse(text) as ActCaution;
          return { caution, whole: whoWords(caution.who, tables.conditions) };
        }),
        tables,
      );
  const always = isOnOrder || asked.length > 0;
  const given = answers.filter((one): one is Given => 'dose' in one);
  const above = (act.order ?? []).filter(
    (rule) =>
      rule.above !== undefined &&
      answers.some(({ who }) => fitOf(rule.who ?? {}, assuming(patient, who)) !== 'no') &&
      (given.length === 0 || given.some((one) => reaches(one, rule.above))),
  );
  const modified = new Set((act.modify ?? []).map(({ who }) => JSON.stringify(unsurePart(who, patient))));
  const kept = rules.filter((rule) => {
    if (isAlways(rule)) return false;
    // Where each dose is on order, a call after one of them says nothing more.
    if (always) return rule.kind === 'tell' && rule.fromDose === undefined && !isOnOrder;
    if (rule.above !== undefined) return false;
    // A smaller dose under a condition stands beside the dose, with its own limit.
    const isOfModifier =
      rule.fromDose === undefined && rule.who !== undefined && modified.has(JSON.stringify(rule.who));
    const isSecond = isSaidByAgain && rule.fromDose === 2 && rule.kind === 'order';
    return !isOfModifier && !isSecond && !isSaidByCount(rule, most);
  });
  return unique([
    ...(always ? [because.length === 0 ? 'Only on order' : `Only on order: ${because.join(', ')}`] : []),
    ...[...kept, ...above].map((rule) =>
      capital(
        orderWords({ ...rule, ...(rule.who && { who: unsurePart(rule.who, patient) }) }, tables, nameOf, (dose) =>
          rateFor(writtenDose(dose), given),
        ),
      ),
    ),
  ]);
}

/** A question that surely applies, without words that say what is asked: it is an order before the dose. */
export const isSureOrder = ({ applies, caution }: GivenCaution): boolean =>
  applies === 'yes' && caution.say === undefined;

/** True when each dose after the first is on order for this patient, whatever else holds. */
export const isOnOrderAgain = ({ order = [] }: Act, patient: FittedPatient): boolean =>
  order.some(
    ({ kind, fromDose, who = {}, unless, above, after, if: condition }) =>
      kind === 'order' &&
      fromDose === 2 &&
      fitOf(who, patient) === 'yes' &&
      [unless, above, after, condition].every((part) => part === undefined),
  );

/** "From the 3rd dose only on order" and "call OLMD after the 2nd dose" say no more than "2 doses, then OLMD". */
const isSaidByCount = (
  { kind, fromDose, who, unless, after, above, if: condition }: OrderRule,
  most: readonly string[],
): boolean =>
  fromDose !== undefined &&
  [unless, after, above, condition].every((part) => part === undefined) &&
  Object.keys(who ?? {}).length === 0 &&
  most.some(
    (text) =>
      text.endsWith(`then ${OLMD}`) &&
      new RegExp(`^(?:Other doses counted: )?${kind === 'tell' ? fromDose : fromDose - 1} (?:\\S+ )?doses\\b`).test(
        text,
      ),
  );
