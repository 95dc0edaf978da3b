import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APGAR_MINUTES, APGAR_OUT_OF, apgarBand, apgarTotal, nextApgarMinute } from './apgar.ts';

/** Every total with its rating, and the minute of the next score after 1, 5, 10, 15 and 20 minutes; typed by hand. */
const TABLE = [
  '0 low: 5 10 15 20 -',
  '1 low: 5 10 15 20 -',
  '2 low: 5 10 15 20 -',
  '3 low: 5 10 15 20 -',
  '4 moderate: 5 10 15 20 -',
  '5 moderate: 5 10 15 20 -',
  '6 moderate: 5 10 15 20 -',
  '7 reassuring: 5 - - - -',
  '8 reassuring: 5 - - - -',
  '9 reassuring: 5 - - - -',
  '10 reassuring: 5 - - - -',
];

test('0-3 is low, 4-6 moderately abnormal, 7-10 reassuring; below 7 it is taken every 5 minutes to 20', () => {
  const totals = Array.from({ length: 11 }, (_, total) => {
    const next = APGAR_MINUTES.map((minute) => nextApgarMinute(minute, total) ?? '-');
    return `${total} ${apgarBand(total)}: ${next.join(' ')}`;
  });
  assert.deepEqual(totals, TABLE);
});

test('it is taken at 1, 5, 10, 15 and 20 minutes', () => {
  assert.deepEqual(APGAR_MINUTES, [1, 5, 10, 15, 20]);
});

test('the total runs from 0 to 10', () => {
  const all = (score: number) =>
    apgarTotal({ appearance: score, pulse: score, grimace: score, activity: score, respiration: score });
  assert.deepEqual(all(0), { kind: 'complete', total: 0 });
  assert.deepEqual(all(1), { kind: 'complete', total: 5 });
  assert.deepEqual(all(2), { kind: 'complete', total: APGAR_OUT_OF });
  assert.equal(APGAR_OUT_OF, 10);
});

test('each sign counts alone, and none scores 3', () => {
  const none = { appearance: 0, pulse: 0, grimace: 0, activity: 0, respiration: 0 };
  for (const sign of Object.keys(none)) {
    assert.deepEqual(apgarTotal({ ...none, [sign]: 2 }), { kind: 'complete', total: 2 }, sign);
    assert.throws(() => apgarTotal({ ...none, [sign]: 3 }), RangeError, sign);
  }
});

test('without one sign there is no total', () => {
  assert.deepEqual(apgarTotal({ appearance: 2, pulse: 2, grimace: 2, activity: 2, respiration: -1 }), {
    kind: 'incomplete',
    answered: 4,
    of: 5,
  });
});
