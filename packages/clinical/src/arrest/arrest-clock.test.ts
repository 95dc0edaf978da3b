import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { advance, type Seen, startClock } from './arrest-clock.ts';
import type { ClockSample } from './arrest-event.ts';

const at = (wall: number, mono: number, page = 'first', zone = 180): ClockSample => ({ wall, mono, page, zone });
const begun = startClock(at(1_000_000, 500));
const HOUR = 3_600_000;

const told = (sample: ClockSample, seen: Seen) => {
  const { t, log } = advance(begun, sample, seen);
  return [
    t,
    ...log.map((note) => (note.kind === 'clock-gap' ? `away ${note.away}` : `by ${note.by}${note.unsure ? '?' : ''}`)),
  ];
};

for (const [what, sample, seen, expected] of [
  ['in view the page counts', at(1_001_000, 1_500), 'in-view', [1_000]],
  ['the network moves the wall clock a little', at(1_001_900, 1_500), 'in-view', [1_000]],
  ['a clock set on by two hours in view', at(1_001_000 + 2 * HOUR, 1_500), 'in-view', [1_000, 'by 7200000']],
  ['a clock set back by two hours in view', at(1_001_000 - 2 * HOUR, 1_500), 'in-view', [1_000, 'by -7200000']],
  ['another zone is no other time', at(1_001_000, 1_500, 'first', 120), 'in-view', [1_000]],
  ['hidden, nothing slept', at(1_040_000, 40_500), 'away', [40_000, 'away 40000']],
  ['hidden and asleep: the page stood still', at(1_600_000, 1_500), 'away', [600_000, 'away 600000']],
  ['hidden, and the clock was set back', at(400_000, 40_500), 'away', [40_000, 'away 40000', 'by -640000?']],
  ['hidden for a moment', at(1_003_000, 3_500), 'away', [3_000]],
  ['a new page', at(1_040_000, 7, 'second'), 'away', [40_000, 'away 40000']],
  ['a new page whose first sample is in view', at(1_040_000, 7, 'second'), 'in-view', [40_000, 'away 40000']],
  ['a new page, and the clock ran back', at(940_000, 7, 'second'), 'away', [0, 'by -60000?']],
] as const) {
  test(`code time: ${what}`, () => assert.deepEqual(told(sample, seen), expected));
}

test('a thousand steps of a part of a millisecond add up exactly as one', () => {
  let clock = begun;
  for (let step = 1; step <= 1_000; step += 1)
    clock = advance(clock, at(1_000_000 + step, 500 + step * 0.7), 'in-view').clock;
  assert.equal(advance(clock, at(1_001_000, 1_201), 'in-view').t, 701);
});

const samples = fc.array(
  fc.record({
    wall: fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
    mono: fc.integer({ min: 0, max: HOUR }),
    page: fc.constantFrom('first', 'second'),
    seen: fc.constantFrom<Seen>('in-view', 'away'),
  }),
  { maxLength: 20 },
);

test('code time never falls, whatever is done to the clocks', () => {
  fc.assert(
    fc.property(samples, (steps) => {
      let [clock, last] = [begun, 0];
      for (const { seen, ...moved } of steps) {
        const { wall, mono } = clock.last;
        const next = advance(clock, at(wall + moved.wall, mono + moved.mono, moved.page), seen);
        assert.ok(next.t >= last && Number.isInteger(next.t));
        [clock, last] = [next.clock, next.t];
      }
    }),
    { numRuns: 500 },
  );
});

test('with an honest wall clock code time is the true one, through sleep, reload and view', () => {
  const steps = fc.array(
    fc.record({
      length: fc.integer({ min: 0, max: HOUR }),
      how: fc.constantFrom('in view', 'hidden', 'asleep', 'another page'),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (parts) => {
      let [clock, truth, page] = [begun, 0, 0];
      for (const { length, how } of parts) {
        truth += length;
        if (how === 'another page') page += 1;
        const mono = clock.last.mono + (how === 'asleep' ? 0 : length);
        const name = page === 0 ? 'first' : `page ${page}`;
        const sample = at(1_000_000 + truth, how === 'another page' ? 3 : mono, name);
        const next = advance(clock, sample, how === 'in view' ? 'in-view' : 'away');
        assert.deepEqual([next.t, next.log.some(({ kind }) => kind === 'clock-changed')], [truth, false]);
        clock = next.clock;
      }
    }),
    { numRuns: 500 },
  );
});
