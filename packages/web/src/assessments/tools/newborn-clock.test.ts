import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elapsedText, newbornClockText, pressedClock, readNewbornClock, secondsSinceBirth } from './newborn-clock.ts';

const BORN = 1_764_000_000_000;

test('a clock comes back as it was kept, and what is none is not started', () => {
  for (const clock of [{ bornAt: BORN }, { bornAt: BORN, stoppedAt: BORN + 5_000 }]) {
    assert.deepEqual(readNewbornClock(newbornClockText(clock)), clock);
  }
  for (const text of ['', 'now', '-5', '1.5', `${BORN} `, `${BORN} ${BORN} ${BORN}`, '9'.repeat(16)]) {
    assert.equal(readNewbornClock(text), undefined, text);
  }
});

test('one button starts it, stops it, and lets it go on from the birth', () => {
  const started = pressedClock(undefined, BORN);
  assert.deepEqual(started, { bornAt: BORN });
  const stopped = pressedClock(started, BORN + 90_000);
  assert.deepEqual(stopped, { bornAt: BORN, stoppedAt: BORN + 90_000 });
  assert.deepEqual(pressedClock(stopped, BORN + 200_000), { bornAt: BORN });
});

test('a double press starts it and does not stop it', () => {
  assert.deepEqual(pressedClock({ bornAt: BORN }, BORN + 300), { bornAt: BORN });
  assert.deepEqual(pressedClock({ bornAt: BORN }, BORN + 2_000), { bornAt: BORN, stoppedAt: BORN + 2_000 });
});

test('it counts by the moments, whole seconds, and a stopped one stands still', () => {
  assert.equal(secondsSinceBirth({ bornAt: BORN }, BORN + 59_999), 59);
  assert.equal(secondsSinceBirth({ bornAt: BORN }, BORN + 3_600_000), 3_600);
  assert.equal(secondsSinceBirth({ bornAt: BORN, stoppedAt: BORN + 61_000 }, BORN + 3_600_000), 61);
  assert.ok(secondsSinceBirth({ bornAt: BORN }, BORN - 1) < 0);
});

test('minutes and seconds', () => {
  assert.deepEqual([0, 7, 60, 187, 600, 4_503].map(elapsedText), ['0:00', '0:07', '1:00', '3:07', '10:00', '75:03']);
});
