import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCompressing } from './arrest-course.ts';
import type { ArrestEventData } from './arrest-event.ts';
import {
  ASYSTOLE,
  CPR,
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
  stateOf,
  VF,
} from './arrest-fixture.ts';
import { arrestState, continued } from './arrest-state.ts';
import { nextPress } from './next-press.ts';

/** Phase, the start of the CPR run or "paused", shocks in this arrest, and the label of the large button. */
function told(presses: readonly Press[]) {
  const state = stateOf('adult', presses);
  const run = state.runs.at(-1);
  return [
    state.phase,
    isCompressing(state) ? (run?.from ?? 0) / 1_000 : 'paused',
    state.shocks.length - state.earlierShocks,
    nextPress(undefined, state),
  ];
}

for (const [what, presses, expected] of [
  ['one press on CODE: compressions are taken to run', [], ['arrest', 0, 0, 'pause']],
  ['each start of CPR starts a cycle', [['0:20', CPR]], ['arrest', 20, 0, 'pause']],
  ['a pause waits for the rhythm', [['2:00', PAUSE]], ['arrest', 'paused', 0, 'rhythm']],
  [
    'a second press on Pause changes nothing',
    [
      ['2:00', PAUSE],
      ['2:05', PAUSE],
    ],
    ['arrest', 'paused', 0, 'rhythm'],
  ],
  [
    'VF arms the shock and logs none',
    [
      ['2:00', PAUSE],
      ['2:04', VF],
    ],
    ['arrest', 'paused', 0, 'shock'],
  ],
  [
    'after the shock comes CPR',
    [
      ['2:00', PAUSE],
      ['2:04', VF],
      ['2:06', SHOCK],
    ],
    ['arrest', 'paused', 1, 'cpr'],
  ],
  [
    'CPR after the shock',
    [
      ['2:00', PAUSE],
      ['2:04', VF],
      ['2:06', SHOCK],
      ['2:08', CPR],
    ],
    ['arrest', 128, 1, 'pause'],
  ],
  [
    'charging under compressions keeps it armed',
    [
      ['2:00', PAUSE],
      ['2:04', VF],
      ['2:05', CPR],
    ],
    ['arrest', 125, 0, 'shock'],
  ],
  [
    'no shock resumes CPR',
    [
      ['2:00', PAUSE],
      ['2:04', ASYSTOLE],
    ],
    ['arrest', 124, 0, 'pause'],
  ],
  [
    'a shock without a pause starts the cycle again',
    [
      ['0:30', VF],
      ['0:40', SHOCK],
    ],
    ['arrest', 40, 1, 'pause'],
  ],
  ['VF seen without a pause leaves the cycle', [['0:30', VF]], ['arrest', 0, 0, 'shock']],
  [
    'a pulse is ROSC',
    [
      ['2:00', PAUSE],
      ['2:05', { kind: 'rhythm', rhythm: 'pulse' }],
    ],
    ['rosc', 'paused', 0, 'rearrest'],
  ],
  [
    're-arrest begins again',
    [
      ['1:00', SHOCK],
      ['2:00', ROSC],
      ['3:00', REARREST],
    ],
    ['arrest', 180, 0, 'pause'],
  ],
  [
    'CPR after ROSC is no re-arrest',
    [
      ['2:00', ROSC],
      ['3:00', CPR],
    ],
    ['rosc', 'paused', 0, 'rearrest'],
  ],
  ['re-arrest without ROSC changes nothing', [['3:00', REARREST]], ['arrest', 0, 0, 'pause']],
  [
    'after the end nothing begins',
    [
      ['2:00', ENDED],
      ['3:00', CPR],
      ['4:00', REARREST],
    ],
    ['ended', 'paused', 0, 'none'],
  ],
] satisfies Array<[string, Press[], unknown[]]>) {
  test(`the course: ${what}`, () => assert.deepEqual(told(presses), expected));
}

test('without a log there is no code', () => {
  const { phase, rows, arrests } = arrestState([]);
  assert.deepEqual([phase, rows, arrests], ['none', [], []]);
  assert.equal(nextPress(undefined, arrestState([])), 'none');
});

const undone = (of: number): ArrestEventData => ({ kind: 'undone', of: String(of) });
const restored = (of: number): ArrestEventData => ({ kind: 'restored', of: String(of) });
const amended = (of: number, to: string): ArrestEventData => ({ kind: 'amended', of: String(of), t: ms(to) });

/** The times of the shocks in effect, in seconds; event 2 is the first press. */
const shocks = (presses: readonly Press[]) => stateOf('adult', presses).shocks.map(({ t }) => t / 1_000);

for (const [what, presses, expected] of [
  [
    'undone',
    [
      ['1:00', SHOCK],
      ['1:05', undone(2)],
    ],
    [],
  ],
  [
    'undone and restored',
    [
      ['1:00', SHOCK],
      ['1:05', undone(2)],
      ['1:06', restored(2)],
    ],
    [60],
  ],
  [
    'and undone once more',
    [
      ['1:00', SHOCK],
      ['1:05', undone(2)],
      ['1:06', restored(2)],
      ['1:07', undone(2)],
    ],
    [],
  ],
  [
    'the undoing is undone',
    [
      ['1:00', SHOCK],
      ['1:05', undone(2)],
      ['1:06', undone(3)],
    ],
    [60],
  ],
  [
    'a later time is held to the moment of the correction',
    [
      ['1:00', SHOCK],
      ['1:05', amended(2, '9:00')],
    ],
    [65],
  ],
  [
    'amended twice: the last counts',
    [
      ['1:00', SHOCK],
      ['1:05', amended(2, '0:30')],
      ['1:06', amended(2, '0:40')],
    ],
    [40],
  ],
  [
    'an undone amendment',
    [
      ['1:00', SHOCK],
      ['1:05', amended(2, '0:30')],
      ['1:06', undone(3)],
    ],
    [60],
  ],
  [
    'a correction of nothing',
    [
      ['1:00', SHOCK],
      ['1:05', undone(99)],
      ['1:06', undone(4)],
    ],
    [60],
  ],
  [
    'logged after the correction that names it',
    [
      ['1:00', undone(3)],
      ['1:05', SHOCK],
    ],
    [65],
  ],
  [
    'a time that is no number',
    [
      ['1:00', SHOCK],
      ['1:05', { kind: 'amended', of: '2', t: Number.NaN }],
    ],
    [60],
  ],
] satisfies Array<[string, Press[], number[]]>) {
  test(`a shock ${what}`, () => assert.deepEqual(shocks(presses), expected));
}

test('a corrected time keeps both, and puts the row in its place', () => {
  const { rows } = stateOf('adult', [
    ['1:00', CPR],
    ['2:00', drug('epinephrine')],
    ['2:10', amended(3, '0:50')],
  ]);
  assert.deepEqual(
    rows.map(({ event, t, amended: isAmended }) => [event.data.kind, event.t, t, isAmended]),
    [
      ['started', 0, 0, undefined],
      ['drug', 120_000, 50_000, true],
      ['cpr', 60_000, 60_000, undefined],
    ],
  );
});

test('a rhythm and a shock corrected to before the press on CODE still count for this arrest', () => {
  const state = stateOf('adult', [
    ['0:05', VF],
    ['0:06', SHOCK],
    ['0:10', amended(2, '-1:00')],
    ['0:11', amended(3, '-0:50')],
  ]);
  assert.deepEqual(
    [state.phase, state.shocks.length - state.earlierShocks, state.rhythm?.from],
    ['arrest', 1, -60_000],
  );
});

test('what was undone is listed', () => {
  const state = stateOf('adult', [
    ['1:00', CPR],
    ['2:00', SHOCK],
    ['2:05', undone(3)],
    ['2:30', { kind: 'clock-gap', away: 9 }],
  ]);
  assert.deepEqual(
    state.undone.map(({ event }) => event.id),
    ['3'],
  );
});

test('patient, airway, circumstances and an unsure clock are those told last', () => {
  const state = stateOf('child', [
    ['0:10', { kind: 'patient', weight: '16', basis: 'tape' }],
    ['0:20', { kind: 'patient', weight: '18', basis: 'entered' }],
    ['0:30', { kind: 'airway', airway: 'tube' }],
    ['0:40', { kind: 'circumstance', circumstance: 'cold', holds: true }],
    ['0:50', { kind: 'clock-changed', by: -60_000, unsure: true }],
    ['0:55', { kind: 'began', before: 120_000 }],
  ]);
  assert.deepEqual(
    [state.plan, state.patient, state.airway, state.cold, state.trauma, state.unsure, state.began],
    ['child', { weight: '18', basis: 'entered' }, 'tube', true, false, true, -120_000],
  );
});

test('the plan can become that of a child, and the weight be cleared', () => {
  const state = stateOf('adult', [
    ['0:05', { kind: 'patient', weight: '16' }],
    ['0:06', { kind: 'plan', plan: 'child', layout: 'bls' }],
    ['0:07', { kind: 'patient' }],
  ]);
  assert.deepEqual([state.plan, state.layout, state.patient], ['child', 'bls', {}]);
});

test('an event whose time fell is put in its place by both ways to the state', () => {
  const log = [...logOf('adult', [['2:00', SHOCK]]), eventOf(3, ms('1:00'), CPR)];
  const [last] = log.slice(-1);
  assert.ok(last !== undefined);
  assert.deepEqual(continued(arrestState(log.slice(0, -1)), last), arrestState(log));
});

const added = (of: number, to: string): ArrestEventData => ({
  kind: 'amended',
  of: String(of),
  t: ms(to),
  added: true,
});

test('what is added later counts at its time, keeps that of its press, and says that it was added', () => {
  const { rows } = stateOf('adult', [
    ['1:00', CPR],
    ['9:00', drug('epinephrine')],
    ['9:00', added(3, '4:00')],
    ['9:20', amended(3, '3:30')],
  ]);
  assert.deepEqual(
    rows.flatMap((row) => (row.added ? [[row.event.t, row.t, row.amended]] : [])),
    [[540_000, 210_000, true]],
  );
});

test('a forgotten ROSC and a forgotten re-arrest leave an arrest that goes on, in either order', () => {
  const forgotten = (first: ArrestEventData, at: string, second: ArrestEventData, then: string) =>
    stateOf('adult', [
      ['1:00', VF],
      ['1:10', SHOCK],
      ['9:00', PAUSE],
      ['9:05', CPR],
      ['10:00', first],
      ['10:00', added(6, at)],
      ['10:20', second],
      ['10:20', added(8, then)],
    ]);
  for (const state of [forgotten(ROSC, '5:00', REARREST, '6:00'), forgotten(REARREST, '6:00', ROSC, '5:00')]) {
    assert.deepEqual(state.arrests, [{ from: 0, to: 300_000, pulse: true }, { from: 360_000 }]);
    assert.deepEqual([state.phase, state.earlierShocks, state.runs.at(-1)?.from], ['arrest', 1, 545_000]);
  }
});

test('what was added and whose time was taken back is undone, until somebody restores it: never at the time of its press', () => {
  const shock: Press[] = [
    ['9:00', SHOCK],
    ['9:00', added(2, '4:00')],
    ['9:05', undone(3)],
  ];
  const state = stateOf('adult', shock);
  assert.deepEqual([state.shocks, state.undone.map(({ event, t }) => [event.id, t])], [[], [['2', 240_000]]]);
  const restored = (of: number): ArrestEventData => ({ kind: 'restored', of: String(of) });
  for (const id of [2, 3]) assert.equal(stateOf('adult', [...shock, ['9:09', restored(id)]]).shocks[0]?.t, 240_000);
  assert.deepEqual(stateOf('adult', [...shock, ['9:09', amended(2, '3:00')]]).shocks[0]?.t, 180_000);
});
