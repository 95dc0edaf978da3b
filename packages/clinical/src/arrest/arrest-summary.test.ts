import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADULT,
  ASYSTOLE,
  CPR,
  drug,
  ENDED,
  ms,
  PAUSE,
  type Press,
  REARREST,
  ROSC,
  SHOCK,
  stateOf,
  VF,
} from './arrest-fixture.ts';
import { arrestSummary } from './arrest-summary.ts';

const summary = (presses: readonly Press[], time: string) => arrestSummary(stateOf('adult', presses), ms(time), ADULT);
const seconds = (times: readonly number[]) => times.map((t) => t / 1_000);

const ARREST: Press[] = [
  ['0:20', CPR],
  ['2:20', PAUSE],
  ['2:25', VF],
  ['2:27', SHOCK],
  ['2:34', CPR],
  ['3:00', drug('epinephrine')],
  ['4:34', PAUSE],
  ['4:44', ASYSTOLE],
  ['7:30', drug('epinephrine-tube')],
  ['9:00', PAUSE],
  ['9:05', ROSC],
];

test('the times, gaps, pauses and compressions of an arrest', () => {
  const { firstCompression, firstShock, firstEpinephrine, epinephrine, pauses, rosc, missedChecks, compressions } =
    summary(ARREST, '12:00');
  assert.deepEqual(firstCompression, { t: ms('0:20'), pressed: true });
  assert.deepEqual([firstShock, firstEpinephrine], [ms('2:27'), ms('3:00')]);
  assert.deepEqual(epinephrine, [{ t: ms('3:00') }, { t: ms('7:30'), sinceLast: ms('4:30') }]);
  // The limit is 10 s, so a pause of exactly 10 s is not long.
  assert.deepEqual(
    pauses.map(({ from, length, long }) => [from / 1_000, length / 1_000, long]),
    [
      [140, 14, true],
      [274, 10, false],
      [540, 5, false],
    ],
  );
  assert.deepEqual([seconds(rosc), seconds(missedChecks)], [[545], [404]]);
  assert.deepEqual(compressions, { arrest: 545_000, compressing: 516_000, fraction: 516 / 545 });
});

test('after ROSC nothing counts on; a re-arrest does', () => {
  const again: Press[] = [...ARREST, ['10:00', REARREST], ['11:00', PAUSE], ['11:05', ENDED]];
  const { compressions, pauses, rosc, until } = summary(again, '30:00');
  assert.deepEqual([compressions.arrest, compressions.compressing, until], [610_000, 576_000, ms('11:05')]);
  assert.deepEqual([pauses.length, seconds(rosc)], [4, [545]]);
});

test('a pause that lasts counts up to now', () => {
  const { pauses } = summary([['2:00', PAUSE]], '2:15');
  assert.deepEqual(pauses, [{ from: 120_000, length: 15_000, long: true }]);
});

test('nobody pressed CPR before the first pause: compressions are taken to run from the press on CODE, and it says so', () => {
  assert.deepEqual(
    summary(
      [
        ['2:00', PAUSE],
        ['2:05', CPR],
      ],
      '3:00',
    ).firstCompression,
    { t: 0, pressed: false },
  );
  assert.deepEqual(summary([], '3:00').firstCompression, { t: 0, pressed: false });
});

test('missed checks: a late look is none, two ends without a look are one', () => {
  const missed = (presses: readonly Press[], time: string) => seconds(summary(presses, time).missedChecks);
  assert.deepEqual(missed([], '3:59'), []);
  assert.deepEqual(missed([], '4:00'), [120]);
  assert.deepEqual(missed([['3:30', PAUSE]], '9:00'), []);
  assert.deepEqual(missed([['4:30', VF]], '6:10'), [120]);
  assert.deepEqual(missed([['4:30', VF]], '8:10'), [120, 360]);
});

test('corrected and undone events are told with both times', () => {
  const { rows, undone, firstShock } = summary(
    [
      ['1:00', SHOCK],
      ['1:10', SHOCK],
      ['1:20', { kind: 'undone', of: '2' }],
      ['1:30', { kind: 'amended', of: '3', t: ms('0:50') }],
    ],
    '2:00',
  );
  assert.equal(firstShock, ms('0:50'));
  assert.deepEqual(
    rows.map(({ event, t }) => [event.data.kind, event.t, t]),
    [
      ['started', 0, 0],
      ['shock', ms('1:10'), ms('0:50')],
    ],
  );
  assert.deepEqual(
    undone.map(({ event }) => event.id),
    ['2'],
  );
});

test('how long the app was away, and a begin before the press', () => {
  const { away, began, unsure } = summary(
    [
      ['0:05', { kind: 'began', before: 120_000 }],
      ['1:00', { kind: 'clock-gap', away: 40_000 }],
      ['2:00', { kind: 'clock-gap', away: 8_000 }],
    ],
    '3:00',
  );
  assert.deepEqual([away, began, unsure], [48_000, -120_000, false]);
});

test('without a plan there are no limits, and nothing is known to be epinephrine', () => {
  const { epinephrine, pauses, missedChecks } = arrestSummary(stateOf('adult', ARREST), ms('12:00'));
  assert.deepEqual([epinephrine, missedChecks, pauses.some(({ long }) => long)], [[], [], false]);
});

test('an empty log has a summary without times', () => {
  const { firstCompression, compressions } = arrestSummary({ ...stateOf('adult', []), runs: [], arrests: [] }, 0);
  assert.deepEqual([firstCompression, compressions], [undefined, { arrest: 0, compressing: 0 }]);
});

test('re-arrest in the moment of ROSC: each pause belongs to one arrest', () => {
  const { pauses } = summary(
    [
      ['2:00', PAUSE],
      ['2:05', ROSC],
      ['2:05', REARREST],
      ['3:00', PAUSE],
    ],
    '3:04',
  );
  assert.deepEqual(seconds(pauses.map(({ length }) => length)), [5, 4]);
});
