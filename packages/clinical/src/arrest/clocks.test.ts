import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';
import type { ClockPlan } from './arrest-plan.ts';
import {
  type ClockLog,
  clockMoments,
  momentDue,
  NEVER_SEEN,
  nextMoment,
  runningClocks,
  standingClocks,
} from './clocks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TOURNIQUET: ClockPlan = {
  id: 'tourniquet',
  title: 'Tourniquet',
  protocol: 'hemorrhage-control',
  anchor: 'time',
  several: true,
  marks: [
    { at: 7_200, text: 'Two hours', sources: ['one'] },
    { at: 21_600, text: 'Six hours', sources: ['one'] },
  ],
  repeat: { every: 300, text: 'Look', sources: ['two'] },
};
const NITROGLYCERIN: ClockPlan = {
  id: 'nitroglycerin',
  title: 'Nitroglycerin',
  protocol: 'chest-pain-acs',
  anchor: 'press',
  marks: [],
  repeat: { every: 300, times: 2, text: 'Again', sources: ['two'] },
};
const PLANS = [TOURNIQUET, NITROGLYCERIN];

/** A log of these events, each at its time. The ids are "1", "2" and so on. */
const logOf = (...events: ReadonlyArray<readonly [t: number, data: ArrestEventData]>): readonly ArrestEvent[] =>
  events.map(([t, data], index) => ({
    id: String(index + 1),
    code: 'clocks',
    seq: index + 1,
    t,
    at: { wall: t, mono: t, page: 'page', zone: 180 },
    version: 1,
    data,
  }));

const start = (clock = 'tourniquet', before = 0): ArrestEventData => ({ kind: 'clock-started', clock, before });
const stop = (clock: string): ArrestEventData => ({ kind: 'clock-stopped', clock });
const at = (events: readonly ArrestEvent[], t: number, code = 'clocks'): ClockLog => ({ code, events, t });
const namesAt = (logs: readonly ClockLog[]) => runningClocks(logs, PLANS).map(({ clock, number }) => [clock, number]);

test('a clock counts from its anchor, and one from before the press from then', () => {
  const events = logOf([0, start()], [1_000, start('nitroglycerin', 3 * MINUTE)]);
  const [first, second] = runningClocks([at(events, 61_000)], PLANS);
  assert.deepEqual([first?.elapsed, first?.isFromPress], [61_000, true]);
  // Starting a clock some minutes before the press does not count as a correction of its start.
  assert.deepEqual([second?.elapsed, second?.isFromPress], [60_000 + 3 * MINUTE, true]);
});

test('a dose that was given again on its clock is one less that is said again, and after the last nothing is', () => {
  const again = (count: number): ArrestEventData => ({
    kind: 'clock-started',
    clock: 'nitroglycerin',
    before: 0,
    again: count,
  });
  const nextOf = (data: ArrestEventData, elapsed: number) => {
    const [clock] = runningClocks([at(logOf([0, data]), elapsed)], PLANS);
    return (
      clock?.plan && [clock.again, nextMoment(clock.plan, elapsed)?.moment.at, clockMoments(clock.plan, elapsed).length]
    );
  };
  assert.deepEqual(nextOf(start('nitroglycerin'), 301_000), [0, 600, 1]);
  assert.deepEqual(nextOf(again(1), 0), [1, 300, 1]);
  assert.deepEqual(nextOf(again(1), 301_000), [1, undefined, 1]);
  assert.deepEqual(nextOf(again(2), 0), [2, undefined, 0]);
  assert.deepEqual(nextOf(again(3), 0), [3, undefined, 0]);
});

test('a corrected start counts from the time that was said, back to before its log', () => {
  const events = logOf([0, start()], [MINUTE, { kind: 'amended', of: '1', t: -5 * HOUR }]);
  const [clock] = runningClocks([at(events, MINUTE)], PLANS);
  assert.deepEqual([clock?.elapsed, clock?.isFromPress], [5 * HOUR + MINUTE, false]);
  assert.equal(clock?.hasEnded, false);
});

test('a stop ends the clock that it names, an undo of it lets it run on, an undone start never was', () => {
  const two = logOf([0, start()], [1_000, start()], [2_000, stop('1')]);
  assert.deepEqual(namesAt([at(two, 3_000)]), [['tourniquet', 2]]);
  const back = logOf([0, start()], [1_000, start()], [2_000, stop('1')], [3_000, { kind: 'undone', of: '3' }]);
  assert.deepEqual(namesAt([at(back, 3_000)]), [
    ['tourniquet', 1],
    ['tourniquet', 2],
  ]);
  const undone = logOf([0, start()], [1_000, { kind: 'undone', of: '1' }]);
  assert.deepEqual(standingClocks(undone), []);
});

test('several are numbered over all logs, a number stays, and the first is 1 again when none runs', () => {
  const before = logOf([0, start()]);
  const during = logOf([1_000, start()]).map((event) => ({ ...event, id: 'second' }));
  const numbers = namesAt([at(during, 5_000, 'code'), at(before, 600_000)]);
  assert.deepEqual(numbers, [
    ['tourniquet', 1],
    ['tourniquet', 2],
  ]);
  const third = logOf([0, start()], [1, start()], [2, stop('1')], [3, start()]);
  assert.deepEqual(namesAt([at(third, 4)]), [
    ['tourniquet', 2],
    ['tourniquet', 3],
  ]);
  const again = logOf([0, start()], [1, stop('1')], [2, start()]);
  assert.deepEqual(namesAt([at(again, 4)]), [['tourniquet', 1]]);
  assert.deepEqual(namesAt([at(logOf([0, start('nitroglycerin')]), 4)]), [['nitroglycerin', undefined]]);
});

test('a clock ends a day after its press, however long before that it began', () => {
  const events = logOf([0, start('tourniquet', 20 * HOUR)]);
  const hasEndedAt = (t: number) => runningClocks([at(events, t)], PLANS)[0]?.hasEnded;
  assert.equal(hasEndedAt(DAY - 1), false);
  assert.equal(hasEndedAt(DAY), true);
});

test('a clock whose plan the edition has lost runs on, without marks', () => {
  const [clock] = runningClocks([at(logOf([0, start('gone')]), MINUTE)], PLANS);
  assert.equal(clock?.elapsed, MINUTE);
  assert.equal(clock?.plan, undefined);
});

test('the next moment is the nearest; at one moment the mark goes before what is said again; after the last there is none', () => {
  const next = (plan: ClockPlan, elapsed: number) => {
    const found = nextMoment(plan, elapsed);
    return found && [found.moment.at, found.left, found.moment.isRepeat];
  };
  assert.deepEqual(next(TOURNIQUET, 0), [300, 300_000, true]);
  assert.deepEqual(next(TOURNIQUET, 299_999), [300, 1, true]);
  assert.deepEqual(next(TOURNIQUET, 300_000), [600, 300_000, true]);
  assert.deepEqual(next(TOURNIQUET, 7_000_000), [7_200, 200_000, false]);
  assert.deepEqual(next(NITROGLYCERIN, 599_000), [600, 1_000, true]);
  assert.equal(next(NITROGLYCERIN, 600_000), undefined);
});

test('a mark that came while the app was away is said once, late, and before what is said again', () => {
  const away = 2 * HOUR + 7 * MINUTE;
  assert.equal(momentDue(TOURNIQUET, away, 6_900)?.text, 'Two hours');
  assert.equal(momentDue(TOURNIQUET, away, away / 1_000), undefined);
  assert.equal(momentDue(TOURNIQUET, 7 * HOUR, NEVER_SEEN)?.text, 'Six hours');
  assert.equal(momentDue(TOURNIQUET, 37 * MINUTE, NEVER_SEEN)?.at, 35 * 60);
});

test('a mark of the start is said at once, until it is put away, and the next moment is the one after it', () => {
  const plan: ClockPlan = {
    ...NITROGLYCERIN,
    marks: [
      { at: 0, text: 'Now', sources: ['one'] },
      { at: 600, text: 'Ten', sources: ['one'] },
    ],
  };
  assert.equal(momentDue(plan, 0, NEVER_SEEN)?.text, 'Now');
  assert.equal(momentDue(plan, 4 * MINUTE, NEVER_SEEN)?.text, 'Now');
  assert.equal(momentDue(plan, 4 * MINUTE, 0), undefined);
  assert.equal(nextMoment(plan, 0)?.moment.at, 300);
  assert.equal(momentDue(plan, 12 * MINUTE, NEVER_SEEN)?.text, 'Ten');
});

test('the moments of a plan are its marks and the last of what is said again', () => {
  const list = (elapsed: number) => clockMoments(TOURNIQUET, elapsed).map((moment) => moment.at);
  assert.deepEqual(list(0), [7_200, 21_600, 300]);
  assert.deepEqual(list(11 * MINUTE), [7_200, 21_600, 600]);
});

const sourced = { text: fc.string(), sources: fc.constant(['one']) };
const plans: fc.Arbitrary<ClockPlan> = fc.record(
  {
    id: fc.constant('plan'),
    title: fc.string(),
    protocol: fc.string(),
    anchor: fc.constantFrom('press', 'time'),
    marks: fc
      .uniqueArray(fc.integer({ min: 0, max: 4_000 }), { maxLength: 4 })
      .chain((times) =>
        fc.tuple(
          ...times
            .toSorted((one, other) => one - other)
            .map((time) => fc.record({ at: fc.constant(time), ...sourced })),
        ),
      ),
    repeat: fc.record(
      { every: fc.integer({ min: 10, max: 900 }), times: fc.integer({ min: 1, max: 5 }), ...sourced },
      { requiredKeys: ['every', 'text', 'sources'] },
    ),
  },
  { requiredKeys: ['id', 'title', 'protocol', 'anchor', 'marks'] },
);

/** Views a clock after each of these steps and dismisses the message shown. */
function looks(
  plan: ClockPlan,
  steps: readonly number[],
): ReadonlyArray<{ readonly at: number; readonly isRepeat: boolean }> {
  let [elapsed, seen] = [0, NEVER_SEEN];
  return steps.flatMap((step) => {
    elapsed += step;
    const due = momentDue(plan, elapsed, seen);
    if (due === undefined) return [];
    seen = Math.floor(elapsed / 1_000);
    return [due];
  });
}

test('property: looked at each second, each moment is said once, at its second', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 3_000 }), (plan, seconds) => {
      const said = looks(plan, [0, ...Array(seconds).fill(1_000)]).map((due) => due.at);
      const { every, times = seconds } = plan.repeat ?? { every: seconds + 1 };
      const repeats = Array.from(
        { length: Math.min(times, Math.floor(seconds / every)) },
        (_, nth) => every * (nth + 1),
      );
      const marks = plan.marks.map((mark) => mark.at).filter((time) => time <= seconds);
      assert.deepEqual(
        said,
        [...new Set([...marks, ...repeats])].toSorted((one, other) => one - other),
      );
    }),
    { numRuns: 50 },
  );
});

test('property: however long it was away, a look says one thing at most, never one of the future, and never one twice', () => {
  fc.assert(
    fc.property(plans, fc.array(fc.integer({ min: 0, max: 3 * HOUR }), { maxLength: 20 }), (plan, steps) => {
      const said = looks(plan, [0, ...steps]);
      const whole = steps.reduce((sum, step) => sum + step, 0);
      assert.ok(said.every((due) => due.at * 1_000 <= whole));
      assert.equal(new Set(said.map((due) => due.at)).size, said.length);
      const lastMark = plan.marks.findLast((mark) => mark.at * 1_000 <= whole);
      if (lastMark !== undefined) assert.ok(said.some((due) => due.at === lastMark.at));
    }),
  );
});

test('property: the next moment lies ahead, is what is due when it comes, and none is skipped', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 4 * HOUR }), (plan, elapsed) => {
      const next = nextMoment(plan, elapsed);
      if (next === undefined) return;
      assert.ok(next.left > 0);
      const then = elapsed + next.left;
      assert.equal(momentDue(plan, then, Math.floor(elapsed / 1_000))?.at, next.moment.at);
      assert.equal(momentDue(plan, then - 1, Math.floor(elapsed / 1_000)), undefined);
    }),
  );
});

const presses = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('start'), step: fc.nat(HOUR) }),
    fc.record({ do: fc.constantFrom('stop', 'undo'), of: fc.nat(10), step: fc.nat(HOUR) }),
  ),
  { maxLength: 14 },
);

test('property: every prefix of a log has its clocks, no two that run have one number, no time falls, an undone press never was', () => {
  fc.assert(
    fc.property(presses, fc.nat(HOUR), (all, later) => {
      let t = 0;
      const events = logOf(
        ...all.map((press): readonly [number, ArrestEventData] => {
          t += press.step;
          if (press.do === 'start') return [t, start()];
          const of = String((press as { of: number }).of + 1);
          return [t, press.do === 'stop' ? stop(of) : { kind: 'undone', of }];
        }),
      );
      for (let length = 0; length <= events.length; length += 1) {
        const prefix = events.slice(0, length);
        const now = prefix.at(-1)?.t ?? 0;
        const [one, other] = [now, now + later].map((time) => runningClocks([at(prefix, time)], PLANS));
        const numbers = one?.map(({ number }) => number);
        assert.equal(new Set(numbers).size, numbers?.length);
        assert.deepEqual(
          numbers,
          other?.map(({ number }) => number),
        );
        assert.deepEqual(
          one?.map(({ elapsed }) => elapsed + later),
          other?.map(({ elapsed }) => elapsed),
        );
        assert.deepEqual(
          one?.map(({ id }) => id),
          standingClocks(prefix).map(({ event }) => event.id),
        );
      }
      const undone = logOf([t, start()]).map((event) => ({ ...event, id: 'slip' }));
      const undo = logOf([t, { kind: 'undone', of: 'slip' }]).map((event) => ({ ...event, id: 'undo' }));
      assert.deepEqual(
        runningClocks([at([...events, ...undone, ...undo], t)], PLANS),
        runningClocks([at(events, t)], PLANS),
      );
    }),
  );
});
