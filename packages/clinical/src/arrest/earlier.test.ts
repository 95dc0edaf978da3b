import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADULT,
  drug,
  ENDED,
  eventOf,
  logOf,
  ms,
  PAUSE,
  type Press,
  REARREST,
  ROSC,
  SHOCK,
  VF,
} from './arrest-fixture.ts';
import { arrestState } from './arrest-state.ts';
import { earlier, earliestTime } from './earlier.ts';
import { nextPress } from './next-press.ts';
import { undoing } from './undo.ts';

const MINUTE = 60_000;
const EPINEPHRINE = drug('epinephrine');

/** Presses the "one minute earlier" button repeatedly, one second apart. */
function movedBack(presses: readonly Press[], times: number) {
  let log = logOf('adult', presses);
  const moves: number[] = [];
  for (let pressed = 0; pressed < times; pressed += 1) {
    const data = earlier(arrestState(log), undoing(log).next ?? [], MINUTE);
    const t = (log.at(-1)?.t ?? 0) + 1_000;
    log = [...log, ...data.map((one, index) => eventOf(log.length + 1 + index, t, one))];
    moves.push(data.length);
  }
  const state = arrestState(log);
  return { state, moves, last: state.rows.find(({ event }) => event.seq === presses.length + 1)?.t };
}

test('a dose goes back by a minute at each press, and not beyond the begin of the code', () => {
  const { last, moves } = movedBack([['2:30', EPINEPHRINE]], 4);
  assert.equal(last, 0);
  assert.deepEqual(moves, [1, 1, 1, 0], 'at its limit nothing is logged');
});

test('where the arrest began before the press on CODE, that is the limit', () => {
  const began: Press = ['0:05', { kind: 'began', before: 2 * MINUTE }];
  assert.equal(movedBack([began, ['0:30', EPINEPHRINE]], 5).last, -2 * MINUTE);
});

test('a shock does not go before the rhythm that it follows: no second one is asked for', () => {
  const presses: Press[] = [
    ['4:00', PAUSE],
    ['4:05', VF],
    ['4:10', SHOCK],
  ];
  const { state, last, moves } = movedBack(presses, 2);
  assert.equal(last, ms('4:05'));
  assert.deepEqual(moves, [1, 0]);
  assert.equal(nextPress(ADULT, state), 'cpr');
});

test('another arrest does not go before its ROSC, nor the end before what was logged last', () => {
  const arrests: Press[] = [
    ['6:00', ROSC],
    ['6:20', REARREST],
  ];
  assert.equal(movedBack(arrests, 2).state.phase, 'arrest');
  const state = arrestState(
    logOf('adult', [
      ['6:00', ROSC],
      ['6:20', EPINEPHRINE],
      ['9:00', ENDED],
    ]),
  );
  const end = state.rows.at(-1);
  assert.ok(end !== undefined);
  assert.equal(earliestTime(state, end), ms('6:20'));
});

test('of a minute earlier that was taken back by the timeline nothing goes earlier', () => {
  const { moves } = movedBack(
    [
      ['1:00', EPINEPHRINE],
      ['2:00', PAUSE],
      ['2:30', { kind: 'undone', of: '2' }],
    ],
    1,
  );
  assert.deepEqual(moves, [0]);
});
