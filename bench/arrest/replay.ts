import { type ArrestEvent, type ArrestState, arrestState, arrestSummary, continued, cuesAt } from '@first60/clinical';
import { edition } from '@first60/content';
import { judge, median, say } from '../report.ts';
import { longLog } from './long-log.ts';

const EVENTS = 1_000;
const ROUNDS = 50;
const LIMIT_MS = 50;

/**
 * Rebuilds the screen's state from a log of 1,000 events, a tenth of them corrections: all at once, as after a start,
 * and event by event, as while logging. Parsing the same log shows how much time the machine itself needs.
 */
export function replay(): void {
  const plan = edition.codes?.adult;
  if (plan === undefined) throw new Error('the edition has no plan of an adult');
  const log = longLog(EVENTS);
  const text = JSON.stringify(log);
  const t = log.at(-1)?.t ?? 0;
  const screen = (state: ArrestState) => [cuesAt(plan, state, t, state.patient), arrestSummary(state, t, plan)];
  const reading = times(() => JSON.parse(text));
  const atOnce = times(() => screen(arrestState(log)));
  const oneByOne = times(() => screen(log.reduce<ArrestState>(continued, arrestState([]))));
  say(`${log.length} events, ${log.filter(isCorrection).length} of them corrections, ${text.length} bytes`);
  const figure = (measured: readonly number[]) => {
    const ratio = (median(measured) / median(reading)).toFixed(1);
    const worst = Math.max(...measured).toFixed(1);
    return `median ${median(measured).toFixed(1)} ms, worst ${worst} ms, ${ratio} x reading it (n ${ROUNDS})`;
  };
  judge(`replay of ${EVENTS} events, at most ${LIMIT_MS} ms`, median(atOnce) <= LIMIT_MS, figure(atOnce));
  say(
    `     the same written event by event: ${figure(oneByOne)}; ${(median(oneByOne) / EVENTS).toFixed(2)} ms an event`,
  );
}

const isCorrection = ({ data }: ArrestEvent): boolean => 'of' in data;

function times(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}
