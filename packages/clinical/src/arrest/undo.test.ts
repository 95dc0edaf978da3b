import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEvent } from './arrest-event.ts';
import { CPR, drug, eventOf, logOf, ms, type Press as Pressed, SHOCK, VF } from './arrest-fixture.ts';
import { arrestState } from './arrest-state.ts';
import { corrected, subjectOf, undoing } from './undo.ts';

const EPINEPHRINE = drug('epinephrine');

/** The events in effect and those that Undo would take back, by id. */
const told = (log: readonly ArrestEvent[]) => {
  const { next, taken } = undoing(log);
  return { next: next?.map(({ id }) => id), taken: taken?.press.map(({ id }) => id) };
};
const later = (log: readonly ArrestEvent[], what: 'next' | 'taken'): ArrestEvent[] => {
  const { next, taken } = undoing(log);
  const data = what === 'next' ? corrected(next ?? [], 'undone') : corrected(taken?.press ?? [], 'restored');
  const t = (log.at(-1)?.t ?? 0) + 1_000;
  return [...log, ...data.map((one, index) => eventOf(log.length + 1 + index, t, one))];
};
const undo = (log: readonly ArrestEvent[]) => later(log, 'next');
const redo = (log: readonly ArrestEvent[]) => later(log, 'taken');
const timesOf = (log: readonly ArrestEvent[]) => arrestState(log).rows.map(({ event, t }) => [event.id, t]);

test('after one minute earlier, Undo takes back the minute and leaves the dose; once more takes back the dose', () => {
  const dose: Pressed[] = [['5:00', EPINEPHRINE]];
  const shifted = logOf('adult', [...dose, ['5:10', { kind: 'amended', of: '2', t: ms('4:00') }]]);
  assert.deepEqual(told(shifted), { next: ['3'], taken: undefined });
  const once = undo(shifted);
  assert.deepEqual(timesOf(once), timesOf(logOf('adult', dose)));
  assert.deepEqual(told(once), { next: ['2'], taken: ['3'] });
  assert.deepEqual(timesOf(undo(once)), timesOf(logOf('adult', [])));
});

test('a dose and its minute earlier are two presses, however soon the one follows the other', () => {
  const dose = logOf('adult', [['5:00', EPINEPHRINE]]);
  const shifted = [...dose, eventOf(3, ms('5:00') + 20, { kind: 'amended', of: '2', t: ms('4:00') })];
  assert.deepEqual(told(shifted), { next: ['3'], taken: undefined });
});

test('Undo goes on to the press before; Redo brings back one after the other, times included', () => {
  const log = logOf('adult', [
    ['1:00', CPR],
    ['2:00', SHOCK],
    ['2:10', { kind: 'amended', of: '3', t: ms('1:30') }],
  ]);
  const twice = undo(undo(log));
  assert.deepEqual(told(twice), { next: ['2'], taken: ['3'] });
  const back = redo(redo(twice));
  assert.deepEqual(timesOf(back), timesOf(log));
  assert.deepEqual(told(back), { next: ['4'], taken: undefined });
  assert.deepEqual(told(undo(undo(undo(log)))), { next: undefined, taken: ['2'] });
});

test('what is pressed after an Undo cannot be overtaken by a Redo', () => {
  const log = undo(logOf('adult', [['1:00', CPR]]));
  assert.deepEqual(told([...log, eventOf(4, ms('1:20'), SHOCK)]), { next: ['4'], taken: undefined });
});

test('the plan, the layout, the weight, the clocks and what nobody pressed are never taken back', () => {
  const log = logOf('adult', [
    ['1:00', CPR],
    ['1:10', { kind: 'plan', plan: 'child', layout: 'als' }],
    ['1:20', { kind: 'patient', weight: '16' }],
    ['1:30', { kind: 'undone', of: '4' }],
    ['1:40', { kind: 'clock-started', clock: 'seizure', before: 0 }],
    ['1:50', { kind: 'undone', of: '6' }],
    ['2:00', { kind: 'clock-gap', away: 9 }],
  ]);
  assert.deepEqual(told(log), { next: ['2'], taken: undefined });
  assert.deepEqual(told(undo(log)), { next: undefined, taken: ['2'] });
});

test('all that one press logged is taken back at once; an Undo of the timeline is a press of its own', () => {
  const log = [
    ...logOf('adult', [
      ['1:00', SHOCK],
      ['2:00', VF],
    ]),
    eventOf(4, ms('3:00'), { kind: 'shock', joules: 150, device: true }),
    eventOf(5, ms('3:00'), { kind: 'amended', of: '4', t: ms('1:00') }),
    eventOf(6, ms('3:00'), { kind: 'undone', of: '2' }),
  ];
  assert.deepEqual(told(log), { next: ['4', '5', '6'], taken: undefined });
  const without = undo(log);
  assert.deepEqual(timesOf(without), [
    ['1', 0],
    ['2', ms('1:00')],
    ['3', ms('2:00')],
  ]);
  assert.deepEqual(timesOf(redo(without)), timesOf(log));

  const line = [
    ...logOf('adult', [
      ['1:00', CPR],
      ['2:00', SHOCK],
    ]),
    eventOf(4, ms('3:00'), { kind: 'undone', of: '2' }),
  ];
  assert.deepEqual(told(line), { next: ['4'], taken: undefined });
  assert.deepEqual(timesOf(undo(line)), timesOf(line.slice(0, 3)));
});

test('a correction of a correction is about what both correct', () => {
  const log = logOf('adult', [
    ['1:00', CPR],
    ['1:10', { kind: 'amended', of: '2', t: 0 }],
    ['1:20', { kind: 'undone', of: '3' }],
    ['1:30', { kind: 'undone', of: 'nothing' }],
  ]);
  assert.deepEqual(
    log.map((event) => subjectOf(log, event)?.id),
    ['1', '2', '2', '2', undefined],
  );
});
