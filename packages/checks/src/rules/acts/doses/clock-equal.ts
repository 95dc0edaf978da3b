import type { ClockPlan, DrugActs, Repeat, Span } from '@first60/clinical';
import { timeText } from '../../../plan-times.ts';
import { asks, type Found, pointer, stops } from '../../../rule.ts';
import { type ActContents, type ActPlan, type ActRule, actPlace } from '../act-rule.ts';

const SECONDS = { s: 1, min: 60, h: 3600 } as const;

/** Plans of an arrest and running clocks have the times, shocks and counts of the acts that they give. */
export const clockEqual: ActRule = {
  name: 'clock-equal',
  find: (contents) => [
    ...contents.plans.flatMap((plan) => [
      ...wrongEpinephrine(plan, contents),
      ...wrongAntiarrhythmics(plan, contents),
      ...wrongCounts(plan, contents),
    ]),
    ...contents.clocks.flatMap((clock) => wrongClock(clock, contents)),
  ],
};

/** An act that a plan gives, and how it repeats for the plan's patients. */
function given({ plan, gives }: ActPlan, id: string, { drugs }: ActContents) {
  const [drugId, actId] = (gives[id] ?? '').split('/');
  const drug = drugs.find((one) => one.id === drugId);
  const act = drug?.acts.find((one) => one.id === actId);
  if (drug === undefined || act === undefined) return undefined;
  const repeats = (act.repeat ?? []).filter(({ who }) => who?.group === undefined || who.group === plan.id);
  return {
    act,
    repeat: repeats.find(({ who }) => who?.if === undefined)?.is,
    /** How it repeats under a condition: while the patient is cold. */
    otherwise: repeats.flatMap(({ who, is }) => (who?.if === undefined ? [] : [is])),
    where: actPlace(drug, act),
  };
}

const placed = ({ plan }: ActPlan, ...path: readonly (string | number)[]): string => pointer('codes', plan.id, ...path);
const planOf = ({ plan }: ActPlan): string => `the plan of ${plan.id === 'child' ? "a child's" : "an adult's"} arrest`;

function wrongEpinephrine(placedPlan: ActPlan, contents: ActContents): readonly Found[] {
  const { epinephrine, cool } = placedPlan.plan;
  const { drug, afterShock } = epinephrine;
  const found = given(placedPlan, drug, contents);
  if (found === undefined) return [];
  const { act, repeat, otherwise, where } = found;
  return [
    ...wrongInterval(placedPlan, where, repeat, epinephrine, 'epinephrine'),
    // An act may tell its usual interval under a condition too: not cold.
    ...(cool === undefined
      ? []
      : otherwise
          .filter((is) => !isInterval(is, epinephrine))
          .flatMap((is) => wrongInterval(placedPlan, where, is, cool, 'cool'))),
    ...wrongShock(placedPlan, where, act.start?.afterShock, afterShock, 'epinephrine'),
  ];
}

interface Interval {
  readonly may: number;
  readonly late: number;
}

const everyOf = (repeat: Repeat | 'none' | undefined): Span | undefined =>
  repeat === undefined || repeat === 'none' ? undefined : (repeat.every ?? repeat.after);

function isInterval(repeat: Repeat | 'none', { may, late }: Interval): boolean {
  const every = everyOf(repeat);
  return every !== undefined && seconds(every).low === may && seconds(every).high === late;
}

function wrongInterval(
  placedPlan: ActPlan,
  where: string,
  repeat: Repeat | 'none' | undefined,
  { may, late }: Interval,
  field: 'epinephrine' | 'cool',
): readonly Found[] {
  const every = everyOf(repeat);
  return every === undefined || (seconds(every).low === may && seconds(every).high === late)
    ? []
    : [
        stops(
          placed(placedPlan, field),
          `${where} is repeated every ${spanText(every)}${field === 'cool' ? ' under a condition' : ''}, and ${planOf(placedPlan)} allows it after ${timeText(may)} and calls it late after ${timeText(late)}${field === 'cool' ? ' while the patient is cool' : ''}: make the two agree.`,
        ),
      ];
}

const wrongAntiarrhythmics = (placedPlan: ActPlan, contents: ActContents): readonly Found[] =>
  placedPlan.plan.antiarrhythmic.choices.flatMap(({ doses }, choice) =>
    doses.flatMap(({ drug, fromShock, gap }, index): readonly Found[] => {
      const found = given(placedPlan, drug, contents);
      if (found === undefined) return [];
      const { act, repeat, where } = found;
      const place = ['antiarrhythmic', 'choices', choice, 'doses', index] as const;
      if (doses[index - 1]?.drug !== drug) {
        return index === 0 ? wrongShock(placedPlan, where, act.start?.afterShock, fromShock, ...place) : [];
      }
      const after = repeat === undefined || repeat === 'none' ? undefined : (repeat.after ?? repeat.every);
      return after === undefined || gap === undefined || seconds(after).low === gap
        ? []
        : [
            stops(
              placed(placedPlan, ...place),
              `${where} is given again after ${spanText(after)}, and ${planOf(placedPlan)} says ${timeText(gap)}: make the two agree.`,
            ),
          ];
    }),
  );

const wrongShock = (
  placedPlan: ActPlan,
  where: string,
  ofAct: number | undefined,
  ofPlan: number,
  ...place: readonly (string | number)[]
): readonly Found[] =>
  ofAct === undefined || ofAct === ofPlan
    ? []
    : [
        stops(
          placed(placedPlan, ...place),
          `${where} starts after shock ${ofAct}, and ${planOf(placedPlan)} says shock ${ofPlan}: make the two agree.`,
        ),
      ];

const wrongCounts = (placedPlan: ActPlan, contents: ActContents): readonly Found[] =>
  placedPlan.plan.drugs.flatMap(({ id, doses }, index) => {
    const found = given(placedPlan, id, contents);
    const count = found && countOf(found.repeat);
    return found === undefined || doses === undefined || count === undefined || count === doses
      ? []
      : [
          stops(
            placed(placedPlan, 'drugs', index, 'doses'),
            `${found.where} is given ${count === 1 ? 'once' : `${count} times`}, and ${planOf(placedPlan)} allows ${doses}: make the two agree.`,
          ),
        ];
  });

const countOf = (repeat: Repeat | 'none' | undefined): number | undefined => (repeat === 'none' ? 1 : repeat?.count);

/** A clock that restarts with each dose of a drug has the repeat of one of its acts. */
function wrongClock({ id, title, again, repeat }: ClockPlan, { drugs }: ActContents): readonly Found[] {
  const drug = drugs.find((one) => one.id === id);
  if (drug === undefined || !again || repeat === undefined) return [];
  const repeats = repeatsOf(drug);
  return repeats.some(
    ({ every, after, count }) =>
      [every, after].some((span) => span !== undefined && seconds(span).low === repeat.every) &&
      (repeat.times === undefined || count === undefined || count === repeat.times + 1),
  )
    ? []
    : [
        asks(
          pointer('clocks', id),
          `The running clock "${title}" calls every ${timeText(repeat.every)}${repeat.times === undefined ? '' : `, ${repeat.times} times`}, which no act of ${id} says: make the two agree.`,
        ),
      ];
}

const repeatsOf = ({ acts }: DrugActs) =>
  acts.flatMap(({ repeat = [] }) => repeat.flatMap(({ is }) => (is === 'none' ? [] : [is])));

const seconds = ({ low, high, unit }: Span) => ({ low: low * SECONDS[unit], high: high * SECONDS[unit] });

/** "3-5 min" */
const spanText = ({ low, high, unit }: Span): string => `${low === high ? low : `${low}-${high}`} ${unit}`;
