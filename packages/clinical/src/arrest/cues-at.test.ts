import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEventData, Circumstance } from './arrest-event.ts';
import {
  ADULT,
  ASYSTOLE,
  CHILD,
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
import type { ArrestPlan } from './arrest-plan.ts';
import { newbornNotes } from './circumstance-cues.ts';
import type { Cue, CueDrug } from './cue.ts';
import { cuesAt } from './cues-at.ts';
import type { NextShock } from './next-shock.ts';

const PLANS = { adult: ADULT, child: CHILD };
const EPINEPHRINE = drug('epinephrine');
const TUBE: ArrestEventData = { kind: 'airway', airway: 'tube' };
const WEIGHT: ArrestEventData = { kind: 'patient', weight: '16' };
const circumstance = (which: Circumstance, holds = true): ArrestEventData => ({
  kind: 'circumstance',
  circumstance: which,
  holds,
});
const etco2 = (value: string): ArrestEventData => ({ kind: 'vital', vital: 'etco2', value });

/** Pause, VF, a shock and CPR within eight seconds, starting at a full minute. */
const shockAt = (minute: number): Press[] => [
  [`${minute}:00`, PAUSE],
  [`${minute}:04`, VF],
  [`${minute}:06`, SHOCK],
  [`${minute}:08`, CPR],
];
const shocks = (...minutes: number[]): Press[] => minutes.flatMap(shockAt);

const dose = ({ drug: id, dose: its }: CueDrug) =>
  `${id} ${its.kind === 'dose' ? `${its.dose.value.toFixed()} ${its.dose.unit}` : its.kind === 'none' ? its.because : its.text}`;

const energy = (next: NextShock) => (next.kind === 'joules' ? ` ${next.joules.value.toFixed()} J` : '');
const aed = (cue: { readonly aed?: true }) => (cue.aed === true ? ' by AED' : '');

function told(cue: Cue): string {
  switch (cue.kind) {
    case 'epinephrine':
      return `${cue.quiet === true ? 'quiet ' : ''}${cue.first ? 'first ' : ''}${cue.window} ${dose(cue.give)}`;
    case 'antiarrhythmic':
      return `${cue.because === undefined ? '' : `quiet for ${cue.because}: `}${cue.choices.map(dose).join(' or ')}`;
    case 'check':
      return `${cue.missed === 0 ? 'check' : `check, missed ${cue.missed}`}${aed(cue)}`;
    case 'pause':
      return `pause${cue.warn ? ' amber' : ''}${aed(cue)}`;
    case 'compress':
      return cue.over ? 'compress, too long' : 'compress';
    case 'shock':
      return `${cue.over === true ? 'now or compress, ' : ''}${cue.compressing === true ? 'charge, stand clear, ' : ''}shock${energy(cue.energy)}${aed(cue)}`;
    case 'core':
      return ['core', cue.value, cue.core].filter((word) => word !== undefined).join(' ');
    case 'charge':
      return `charge${energy(cue.energy)}`;
    case 'pads':
      return `pads${aed(cue)}`;
    case 'causes':
      return `${cue.seen} of ${cue.of}`;
    case 'task':
      return cue.task;
    default:
      return cue.kind;
  }
}

type Case = readonly [time: string, expected: string];

const all = (plan: ArrestPlan, presses: readonly Press[], time: string, layout?: 'als' | 'bls'): string[] => {
  const before = presses.filter(([at]) => ms(at) <= ms(time));
  const state = stateOf(plan.id, before, layout);
  return cuesAt(plan, state, ms(time), state.patient).map(told);
};

/** The NOW line at each time. */
function table(
  what: string,
  plan: 'adult' | 'child',
  presses: readonly Press[],
  cases: readonly Case[],
  layout?: 'bls',
) {
  test(`the NOW line: ${what}`, () => {
    const shown = cases.map(([time]) => [time, all(PLANS[plan], presses, time, layout)[0]]);
    assert.deepEqual(shown, cases);
  });
}

table(
  'two cycles without a press',
  'adult',
  [],
  [
    ['0:00', 'pads'],
    ['1:44', 'pads'],
    ['1:45', 'charge'],
    ['1:59', 'charge'],
    ['2:00', 'check'],
    ['3:44', 'check'],
    ['3:45', 'charge'],
    ['4:00', 'check, missed 1'],
    ['6:00', 'check, missed 2'],
  ],
);

table(
  'a pause of 14 seconds',
  'adult',
  [
    ['2:00', PAUSE],
    ['2:14', CPR],
  ],
  [
    ['2:00', 'pause'],
    ['2:07', 'pause'],
    ['2:08', 'pause amber'],
    ['2:09', 'pause amber'],
    ['2:10', 'compress, too long'],
    ['2:13', 'compress, too long'],
    ['2:14', 'pads'],
    ['3:59', 'charge'],
    ['4:14', 'check'],
  ],
);

table(
  'VF: three shocks, epinephrine, amiodarone',
  'adult',
  [
    ...shocks(2, 4),
    ['4:30', EPINEPHRINE],
    ...shocks(6),
    ['6:40', drug('amiodarone-first')],
    ...shocks(8, 10),
    ['10:30', drug('amiodarone-second')],
  ],
  [
    ['2:03', 'pause'],
    ['2:04', 'shock'],
    ['2:06', 'compress'],
    ['2:08', 'cpr'],
    ['4:05', 'shock'],
    ['4:07', 'compress'],
    ['4:08', 'first due epinephrine 1 mg'],
    ['4:30', 'cpr'],
    ['6:08', 'amiodarone-first 300 mg or lidocaine no-weight'],
    ['6:40', 'cpr'],
    ['7:29', 'cpr'],
    ['7:30', 'may epinephrine 1 mg'],
    ['7:53', 'charge'],
    ['8:08', 'may epinephrine 1 mg'],
    ['8:30', 'due epinephrine 1 mg'],
    ['9:29', 'due epinephrine 1 mg'],
    ['9:30', 'late epinephrine 1 mg'],
    ['10:08', 'amiodarone-second 150 mg'],
    ['10:30', 'late epinephrine 1 mg'],
  ],
);

table(
  'asystole: epinephrine at once, then from the last standing dose',
  'adult',
  [
    ['0:30', ASYSTOLE],
    ['1:00', EPINEPHRINE],
    ['1:10', { kind: 'undone', of: '3' }],
    ['1:20', EPINEPHRINE],
  ],
  [
    ['0:29', 'pads'],
    ['0:30', 'first due epinephrine 1 mg'],
    ['1:00', 'cpr'],
    ['1:10', 'first due epinephrine 1 mg'],
    ['1:20', 'cpr'],
    ['2:30', 'check'],
    ['4:20', 'charge'],
  ],
);

table(
  'a corrected time moves the window: 1:20 was 0:40',
  'adult',
  [
    ['0:30', ASYSTOLE],
    ['1:20', EPINEPHRINE],
    ['1:30', { kind: 'amended', of: '3', t: ms('0:40') }],
    ['2:30', ASYSTOLE],
  ],
  [
    ['3:39', 'cpr'],
    ['3:40', 'may epinephrine 1 mg'],
    ['4:40', 'due epinephrine 1 mg'],
    ['5:40', 'late epinephrine 1 mg'],
  ],
);

table(
  'PEA to VF before the first dose: it waits for shock 2',
  'adult',
  [['0:10', ASYSTOLE], ...shocks(1, 3)],
  [
    ['0:20', 'first due epinephrine 1 mg'],
    ['1:30', 'cpr'],
    ['3:08', 'first due epinephrine 1 mg'],
  ],
);

table(
  'a dose down the tube counts for the window',
  'adult',
  [
    ['0:10', ASYSTOLE],
    ['0:40', drug('epinephrine-tube')],
  ],
  [
    ['0:41', 'cpr'],
    ['3:40', 'check'],
  ],
);

table(
  'a child of 16 kg in asystole: late after five minutes',
  'child',
  [
    ['0:05', WEIGHT],
    ['0:10', ASYSTOLE],
    ['4:00', ASYSTOLE],
  ],
  [
    ['0:10', 'first due epinephrine 0.16 mg'],
    ['4:30', 'first due epinephrine 0.16 mg'],
    ['5:00', 'first late epinephrine 0.16 mg'],
  ],
);

table(
  'the five minutes of a child count from the collapse',
  'child',
  [
    ['0:05', { kind: 'began', before: 120_000 }],
    ['0:10', ASYSTOLE],
  ],
  [
    ['1:50', 'first due epinephrine no-weight'],
    ['3:00', 'first late epinephrine no-weight'],
  ],
);

table(
  'a child in VF: three doses of amiodarone, five minutes apart, after shock 3, 5 and 7',
  'child',
  [
    ['0:05', WEIGHT],
    ...shocks(1, 2),
    ['2:20', EPINEPHRINE],
    ...shocks(3),
    ['3:30', drug('amiodarone')],
    ...shocks(4, 5),
    ['5:20', EPINEPHRINE],
    ...shocks(6, 7),
    ['8:30', EPINEPHRINE],
    ['8:40', drug('amiodarone')],
    ['10:30', VF],
    ['11:30', EPINEPHRINE],
    ['11:40', SHOCK],
    ['13:39', VF],
    ['13:40', SHOCK],
    ['13:50', drug('amiodarone')],
  ],
  [
    ['1:04', 'shock 32 J'],
    ['2:04', 'shock 64 J'],
    ['3:04', 'shock 64 J'],
    ['3:08', 'amiodarone 80 mg'],
    ['3:30', 'cpr'],
    // The epinephrine window opened at 5:20; the second amiodarone waits until 8:30.
    ['5:30', 'cpr'],
    ['8:29', 'may epinephrine 0.16 mg'],
    ['8:30', 'amiodarone 80 mg'],
    ['8:40', 'cpr'],
    ['13:40', 'amiodarone 80 mg'],
    ['13:50', 'cpr'],
  ],
);

table(
  'lidocaine chosen: amiodarone is not offered again',
  'adult',
  [
    ['0:05', { kind: 'patient', weight: '70' }],
    ...shocks(2, 4),
    ['4:30', EPINEPHRINE],
    ...shocks(6),
    ['6:30', drug('lidocaine', { amount: { value: '105', unit: 'mg' }, weight: '70' })],
    ...shocks(8, 10),
    ['10:09', EPINEPHRINE],
  ],
  [
    ['6:10', 'amiodarone-first 300 mg or lidocaine 105 mg'],
    ['6:30', 'cpr'],
    ['10:10', 'cpr'],
  ],
);

table(
  'amiodarone given late: 150 mg only once a later shock was needed',
  'adult',
  [
    ...shocks(2, 4, 6),
    ['6:20', EPINEPHRINE],
    ...shocks(8, 10),
    ['10:30', drug('amiodarone-first')],
    ['10:31', EPINEPHRINE],
    ...shocks(12),
  ],
  [
    ['10:20', 'due epinephrine 1 mg'],
    ['10:40', 'cpr'],
    ['12:08', 'amiodarone-second 150 mg'],
  ],
);

table(
  'asystole after three shocks: no antiarrhythmic',
  'adult',
  [...shocks(2, 4, 6), ['6:10', EPINEPHRINE], ['8:08', PAUSE], ['8:10', ASYSTOLE]],
  [
    ['6:20', 'amiodarone-first 300 mg or lidocaine no-weight'],
    ['8:11', 'cpr'],
  ],
);

table(
  'below 30 °C: three shocks, no antiarrhythmic, epinephrine quiet',
  'adult',
  [
    ['0:05', circumstance('cold')],
    ...shocks(2, 4, 6),
    ['8:00', PAUSE],
    ['8:03', VF],
    ['8:05', CPR],
    ['8:30', circumstance('cold', false)],
  ],
  [
    ['0:10', 'pads'],
    ['1:45', 'charge'],
    ['2:05', 'shock'],
    ['4:10', 'cold'],
    ['6:05', 'shock'],
    ['6:10', 'cold'],
    ['7:53', 'compressor'],
    ['8:04', 'compress'],
    ['8:30', 'charge, stand clear, shock'],
  ],
);

table(
  'after an injury bleeding, oxygen, chest and volume stand there',
  'adult',
  [
    ['0:05', circumstance('trauma')],
    ['0:10', ASYSTOLE],
  ],
  [['0:20', 'trauma']],
);

table(
  'ROSC ends the arrest, the tasks come one by one, re-arrest begins again',
  'adult',
  [
    ['0:10', ASYSTOLE],
    ['0:40', EPINEPHRINE],
    ['2:10', PAUSE],
    ['2:15', { kind: 'rhythm', rhythm: 'pulse' }],
    ['2:20', { kind: 'task', task: 'breaths' }],
    ['2:30', { kind: 'task', task: 'ecg' }],
    ['13:00', REARREST],
    ['13:05', ASYSTOLE],
    ['13:10', EPINEPHRINE],
    ['14:00', ROSC],
  ],
  [
    ['2:15', 'breaths'],
    ['2:20', 'ecg'],
    ['12:15', 'ecg-again'],
    ['13:00', 'pads'],
    ['13:05', 'due epinephrine 1 mg'],
    ['13:10', 'cpr'],
    ['14:00', 'breaths'],
  ],
);

test('after an injury other tasks stand there, and they follow what is said of the injury', () => {
  const [task] = ADULT.rosc;
  assert.ok(task !== undefined);
  const rosc = [task, { ...task, id: 'pressure', injury: false }, { ...task, id: 'bleeding', injury: true }];
  const tasks = (...presses: Press[]) =>
    all({ ...ADULT, rosc }, [['0:10', ASYSTOLE], ['2:00', ROSC], ...presses], '3:00');
  assert.deepEqual(tasks(), ['breaths', 'pressure']);
  assert.deepEqual(tasks(['2:10', circumstance('trauma')]), ['breaths', 'bleeding']);
  assert.deepEqual(tasks(['2:10', circumstance('trauma')], ['2:20', circumstance('trauma', false)]), [
    'breaths',
    'pressure',
  ]);
});

test('re-arrest within three minutes of a dose: its window holds', () => {
  const presses: Press[] = [
    ['0:10', ASYSTOLE],
    ['1:00', EPINEPHRINE],
    ['2:00', ROSC],
    ['2:30', REARREST],
    ['2:35', ASYSTOLE],
  ];
  const epinephrine = (time: string) => all(ADULT, presses, time).filter((cue) => cue.includes('epinephrine'));
  assert.deepEqual(['3:59', '4:00', '5:00', '7:00'].map(epinephrine), [
    [],
    ['may epinephrine 1 mg'],
    ['due epinephrine 1 mg'],
    ['due epinephrine 1 mg'],
  ]);
});

test('re-arrest in VF: shocks are counted from it', () => {
  const presses: Press[] = [...shocks(2, 4, 6), ['7:00', ROSC], ['9:00', REARREST], ...shocks(11, 13)];
  assert.equal(all(ADULT, presses, '11:20')[0], 'cpr');
  assert.equal(all(ADULT, presses, '13:20')[0], 'first due epinephrine 1 mg');
});

table(
  'a crew with an AED: no drugs, no charging',
  'adult',
  [
    ['0:20', { kind: 'rhythm', rhythm: 'shock-advised' }],
    ['0:25', SHOCK],
    ['2:25', PAUSE],
    ['2:30', { kind: 'rhythm', rhythm: 'no-shock' }],
  ],
  [
    ['0:10', 'pads by AED'],
    ['0:20', 'shock by AED'],
    ['0:25', 'cpr'],
    ['2:10', 'compressor'],
    ['2:27', 'pause by AED'],
    ['2:30', 'cpr'],
  ],
  'bls',
);

test('all cues of one moment, in their order', () => {
  const presses: Press[] = [
    ['0:10', ASYSTOLE],
    ['0:20', { kind: 'cause', cause: 'hypoxia', state: 'treated' }],
    ['0:30', TUBE],
  ];
  assert.deepEqual(all(ADULT, presses, '2:15'), ['check', 'first due epinephrine 1 mg', 'cpr', 'breaths', '1 of 3']);
  assert.deepEqual(all(CHILD, [], '0:00'), ['pads', 'ratio', '0 of 3']);
});

test('in the cold and after an injury epinephrine is shown, quiet', () => {
  for (const which of ['cold', 'trauma'] as const) {
    const shown = all(
      ADULT,
      [
        ['0:05', circumstance(which)],
        ['0:10', ASYSTOLE],
      ],
      '0:20',
    );
    assert.deepEqual(shown, [which, 'cpr', 'quiet first due epinephrine 1 mg', 'ratio', '0 of 3']);
  }
});

test('a quiet epinephrine says why: the cold before the injury', () => {
  const because = (...which: Circumstance[]) => {
    const told = which.map((one): Press => ['0:05', circumstance(one)]);
    const cues = cuesAt(ADULT, stateOf('adult', [...told, ['0:10', ASYSTOLE]]), ms('0:20'), {});
    const cue = cues.find(({ kind }) => kind === 'epinephrine');
    return cue?.kind === 'epinephrine' && [cue.quiet, cue.because];
  };
  assert.deepEqual(because(), [undefined, undefined]);
  assert.deepEqual(because('trauma'), [true, 'trauma']);
  assert.deepEqual(because('trauma', 'cold'), [true, 'cold']);
  assert.deepEqual(because('cold-not-measured'), [true, 'cold']);
});

table(
  'an armed shock is never overruled by the call to compress',
  'child',
  [
    ['0:00', WEIGHT],
    ['0:10', PAUSE],
    ['0:15', VF],
    ['0:25', SHOCK],
    ['0:30', CPR],
  ],
  [
    ['0:15', 'shock 32 J'],
    ['0:19', 'shock 32 J'],
    ['0:20', 'now or compress, shock 32 J'],
    ['0:24', 'now or compress, shock 32 J'],
    ['0:25', 'compress, too long'],
    ['0:30', 'cpr'],
  ],
);

test('no call to compress stands anywhere while a shock is armed', () => {
  const presses: Press[] = [
    ['0:10', PAUSE],
    ['0:15', VF],
  ];
  assert.deepEqual(all(ADULT, presses, '1:00'), ['now or compress, shock', 'ratio', '0 of 3']);
});

table(
  'an AED takes its time: no alarm, and compressions from its shock on',
  'adult',
  [
    ['2:05', PAUSE],
    ['2:30', { kind: 'rhythm', rhythm: 'shock-advised' }],
    ['2:45', SHOCK],
    ['3:00', CPR],
  ],
  [
    ['0:00', 'pads by AED'],
    ['2:00', 'check by AED'],
    ['2:05', 'pause by AED'],
    ['2:29', 'pause by AED'],
    ['2:30', 'shock by AED'],
    ['2:44', 'shock by AED'],
    ['2:45', 'compress'],
    ['2:59', 'compress'],
    ['3:00', 'cpr'],
  ],
  'bls',
);

table(
  'nobody has seen a rhythm: pads and a look at once, again after re-arrest, whatever else was said',
  'adult',
  [
    ['0:05', circumstance('cold')],
    ['0:40', PAUSE],
    ['0:44', CPR],
    ['0:50', VF],
    ['1:00', SHOCK],
    ['1:30', ROSC],
    ['2:00', REARREST],
    ['2:10', circumstance('trauma')],
    ['2:20', SHOCK],
  ],
  [
    ['0:04', 'pads'],
    ['0:05', 'pads'],
    ['0:40', 'pause'],
    ['0:44', 'pads'],
    ['0:50', 'charge, stand clear, shock'],
    ['1:00', 'cold'],
    ['2:00', 'pads'],
    // After an injury, the pads come after bleeding, airway and chest.
    ['2:10', 'trauma'],
    ['2:20', 'trauma'],
  ],
);

test('a shock that was pressed is as good as a rhythm', () => {
  assert.equal(all(ADULT, [['0:30', SHOCK]], '0:40')[0], 'cpr');
});

table(
  'a core of 30-35 °C: epinephrine every six to ten minutes, and all else as usual',
  'adult',
  [
    ['0:05', circumstance('cool')],
    ['0:10', ASYSTOLE],
    ['0:20', EPINEPHRINE],
    ['2:10', ASYSTOLE],
    ['4:10', ASYSTOLE],
    ['6:10', ASYSTOLE],
    ['8:10', ASYSTOLE],
    ['10:10', ASYSTOLE],
    ['10:30', circumstance('cool', false)],
  ],
  [
    ['0:10', 'first due epinephrine 1 mg'],
    ['0:20', 'cool'],
    ['5:20', 'cool'],
    ['6:19', 'cool'],
    ['6:20', 'may epinephrine 1 mg'],
    ['10:19', 'may epinephrine 1 mg'],
    ['10:20', 'late epinephrine 1 mg'],
    ['10:30', 'late epinephrine 1 mg'],
  ],
);

test('of a cold core the word that was told last holds alone', () => {
  const last = (...which: Array<readonly [Circumstance, boolean?]>) => {
    const presses = which.map(([one, holds], at): Press => [`0:0${at}`, circumstance(one, holds)]);
    const cues = cuesAt(ADULT, stateOf('adult', [...presses, ['0:10', ASYSTOLE]]), ms('0:20'), {});
    return cues.flatMap((cue) => (cue.kind === 'cold' || cue.kind === 'cool' ? [cue.text] : []));
  };
  assert.deepEqual(last(['cold-not-measured']), ['Not measured: 3 shocks at most.']);
  assert.deepEqual(last(['cold-not-measured'], ['cool']), ['Core 30-35 °C: every 6-10 min.']);
  assert.deepEqual(last(['cool'], ['cold']), ['Below 30 °C: 3 shocks at most.']);
  assert.deepEqual(last(['cool'], ['cold'], ['cool', false]), ['Below 30 °C: 3 shocks at most.']);
  assert.deepEqual(last(['cool'], ['cold'], ['cold', false]), []);
});

test('an edition without a rule for a cool core has the usual times and no line', () => {
  const { cool: _, ...plan } = ADULT;
  const presses: Press[] = [
    ['0:05', circumstance('cool')],
    ['0:10', ASYSTOLE],
    ['1:00', EPINEPHRINE],
  ];
  const shown = all(plan, presses, '4:00');
  assert.ok(shown.includes('may epinephrine 1 mg') && !shown.includes('cool'));
});

table(
  'a core that nobody measured: as below 30 °C',
  'adult',
  [['0:05', circumstance('cold-not-measured')], ...shocks(2, 4, 6), ['8:00', PAUSE], ['8:03', VF]],
  [
    ['6:05', 'shock'],
    ['6:10', 'cold'],
    ['8:04', 'compress'],
  ],
);

test('a pregnancy is said from the circumstance or from the fact, until the circumstance takes it back', () => {
  const fact = (value: string): ArrestEventData => ({ kind: 'fact', fact: 'circumstances', value });
  const shown = (...told: ArrestEventData[]) => {
    const presses = told.map((data, at): Press => [`0:2${at}`, data]);
    return all(ADULT, [['0:10', ASYSTOLE], ['0:11', EPINEPHRINE], ...presses], '0:30')[0];
  };
  assert.equal(shown(), 'cpr');
  assert.equal(shown(circumstance('pregnant')), 'pregnant');
  assert.equal(shown(fact('Pregnant')), 'pregnant');
  assert.equal(shown(fact('Drowned')), 'cpr');
  assert.equal(shown(fact('Pregnant'), circumstance('pregnant', false)), 'cpr');
  // A fact is one choice of several, so a different choice does not retract a pregnancy.
  assert.equal(shown(fact('Pregnant'), fact('Poison')), 'pregnant');
  assert.equal(shown(circumstance('pregnant'), fact('Poison')), 'pregnant');
  assert.equal(shown({ kind: 'fact', fact: 'witnessed', value: 'Pregnant' }), 'cpr');
  // The child's plan has no text about pregnancy.
  assert.equal(all(CHILD, [['0:20', circumstance('pregnant')]], '0:30').includes('pregnant'), false);
});

const SMALL: Press = ['0:05', { kind: 'patient', weight: '4' }];

test('a child below 6 kg may be newly born: behind the pads until somebody says so, and gone for an older one', () => {
  const shown = (weight: string, ...told: ArrestEventData[]) =>
    all(CHILD, [['0:05', { kind: 'patient', weight }], ...told.map((data): Press => ['0:06', data])], '0:30').slice(
      0,
      2,
    );
  assert.deepEqual(
    ['0.4', '5.9'].map((weight) => shown(weight)[1]),
    ['newborn', 'newborn'],
  );
  assert.deepEqual(
    ['0.4', '5.9', '6', '16'].map((weight) => shown(weight)[0]),
    ['pads', 'pads', 'pads', 'pads'],
  );
  assert.ok(!shown('6').includes('newborn'));
  assert.deepEqual(shown('4', circumstance('newborn')), ['newborn', 'pads']);
  assert.deepEqual(shown('4', circumstance('newborn', false)), ['pads', 'ratio']);
  assert.deepEqual(shown('16', circumstance('newborn'))[0], 'pads');
});

test('before a first epinephrine below 6 kg the newborn card is named, before the drug and behind the hands', () => {
  const shown = (time: string, ...more: Press[]) => all(CHILD, [SMALL, ['1:00', ASYSTOLE], ...more], time).slice(0, 2);
  assert.deepEqual(shown('1:05'), ['newborn', 'first due epinephrine 0.04 mg']);
  assert.deepEqual(shown('3:01'), ['check', 'newborn']);
  const older: Press = ['1:02', circumstance('newborn', false)];
  assert.deepEqual(shown('1:05', older), ['first due epinephrine 0.04 mg', 'cpr']);
  assert.deepEqual(shown('4:11', ['1:10', EPINEPHRINE], ['3:00', ASYSTOLE]).slice(0, 1), ['may epinephrine 0.04 mg']);
});

test('the notes on a drug for the newly born are those of the plan, and none for an older child', () => {
  const notes = (id: string, ...more: Press[]) => newbornNotes(CHILD, stateOf('child', [SMALL, ...more]), id);
  assert.deepEqual(notes('epinephrine-tube'), ['Another dose at birth.', 'Never of 1 mg/mL at birth.']);
  assert.deepEqual(notes('amiodarone'), []);
  assert.deepEqual(notes('epinephrine', ['0:06', circumstance('newborn', false)]), []);
  assert.deepEqual(notes('epinephrine', ['0:06', WEIGHT]), []);
});

const temperature = (value: string): ArrestEventData => ({ kind: 'vital', vital: 'temperature', value });

test('a temperature below 35 °C asks for the core, and sets nothing, until somebody says what it is', () => {
  const shown = (...told: ArrestEventData[]) => {
    const presses = told.map((data, at): Press => [`0:2${at}`, data]);
    return all(ADULT, [['0:10', ASYSTOLE], ['0:11', EPINEPHRINE], ...presses], '0:30')[0];
  };
  assert.equal(shown(temperature('29.9')), 'core 29.9 cold');
  assert.equal(shown(temperature('30')), 'core 30 cool');
  assert.equal(shown(temperature('34.9')), 'core 34.9 cool');
  assert.equal(shown(temperature('35')), 'cpr');
  assert.equal(shown(temperature('28'), circumstance('cold')), 'cold');
  // Entered and then retracted: the crew has decided.
  assert.equal(shown(temperature('28'), circumstance('cold'), circumstance('cold', false)), 'cpr');
  assert.equal(shown(circumstance('cold-not-measured'), temperature('28')), 'cold');
  assert.equal(shown(circumstance('cold-not-measured'), temperature('33')), 'core 33 cool');
  assert.equal(shown(temperature('28'), temperature('36')), 'cpr');
  assert.equal(shown(temperature('28'), circumstance('trauma')), 'core 28 cold');
});

test('after ROSC it is asked too, before every task but a pulse that is none: a cold core has other tasks', () => {
  const plan: ArrestPlan = {
    ...ADULT,
    rosc: [
      { id: 'slow', text: 'Compress.', after: 0, sources: [], wanted: { vital: 'heart-rate', least: 60, first: true } },
      { id: 'pressure', text: 'SBP.', after: 0, sources: [], wanted: { vital: 'systolic', least: 90 } },
    ],
  };
  const shown = (...told: ArrestEventData[]) => {
    const presses = told.map((data, at): Press => [`1:0${at}`, data]);
    return all(plan, [['0:10', ASYSTOLE], ['1:00', ROSC], ...presses], '1:30');
  };
  const vital = (name: 'heart-rate' | 'systolic', value: string): ArrestEventData => ({
    kind: 'vital',
    vital: name,
    value,
  });
  assert.deepEqual(shown(temperature('28'), vital('systolic', '70')), ['core 28 cold', 'pressure', 'slow']);
  assert.deepEqual(shown(vital('heart-rate', '40'), temperature('28')), ['slow', 'core 28 cold', 'pressure']);
  assert.deepEqual(shown(temperature('28'), circumstance('cold')), ['slow', 'pressure']);
  assert.deepEqual(shown(temperature('36')), ['slow', 'pressure']);
});

test('the fact "Cold" asks for the core too', () => {
  const fact: ArrestEventData = { kind: 'fact', fact: 'circumstances', value: 'Cold' };
  const shown = (...told: ArrestEventData[]) => {
    const presses = told.map((data, at): Press => [`0:2${at}`, data]);
    return all(ADULT, [['0:10', ASYSTOLE], ['0:11', EPINEPHRINE], ...presses], '0:30')[0];
  };
  assert.equal(shown(fact), 'core');
  assert.equal(shown(fact, circumstance('cool')), 'cool');
  assert.equal(shown(circumstance('cool'), fact), 'cool');
  assert.equal(shown(fact, temperature('33')), 'core 33 cool');
  assert.equal(shown(fact, temperature('36')), 'cpr');
  assert.equal(shown(fact, { ...fact, value: 'None known' }), 'cpr');
  assert.equal(shown(fact, { ...fact, value: 'Drowned' }), 'core');
  assert.equal(shown({ ...fact, value: 'None known' }, fact), 'core');
});

test('what asks for the core stands behind a drug that is due or may be given', () => {
  const presses: Press[] = [
    ['0:10', ASYSTOLE],
    ['0:20', temperature('28')],
  ];
  assert.deepEqual(all(ADULT, presses, '0:30').slice(0, 2), ['first due epinephrine 1 mg', 'core 28 cold']);
  const later: Press[] = [...presses, ['0:25', EPINEPHRINE], ['2:10', ASYSTOLE]];
  assert.deepEqual(all(ADULT, later, '3:30').slice(0, 2), ['may epinephrine 1 mg', 'core 28 cold']);
});

test('the antiarrhythmic carries what the plan says of another rhythm, where it says something', () => {
  const text = 'Torsades: magnesium.';
  const said = (plan: ArrestPlan) => {
    const cues = cuesAt(plan, stateOf('adult', shocks(2, 4, 6)), ms('6:10'), {});
    const cue = cues.find(({ kind }) => kind === 'antiarrhythmic');
    return cue?.kind === 'antiarrhythmic' && cue.text;
  };
  assert.equal(said({ ...ADULT, antiarrhythmic: { ...ADULT.antiarrhythmic, text } }), text);
  assert.equal(said(ADULT), undefined);
});

test('charging is called with the energy of the next shock', () => {
  const presses: Press[] = [['0:05', WEIGHT], ...shocks(1)];
  assert.equal(all(CHILD, presses, '2:55')[0], 'charge 64 J');
});

test('VF without a pause was a look: the end of the cycle asks for the next', () => {
  const presses: Press[] = [['2:05', VF]];
  assert.deepEqual(all(ADULT, presses, '2:04').slice(0, 1), ['check']);
  assert.deepEqual(all(ADULT, presses, '2:06').slice(0, 2), ['charge, stand clear, shock', 'cpr']);
  assert.deepEqual(all(ADULT, presses, '4:00').slice(0, 2), ['charge, stand clear, shock', 'check']);
});

test('EtCO2 below 10, between, and risen to 40 until somebody looks', () => {
  const presses: Press[] = [
    ['0:10', etco2('9.9')],
    ['0:20', etco2('10')],
    ['0:30', etco2('39')],
    ['0:40', etco2('40')],
    ['0:50', ASYSTOLE],
  ];
  const shown = (time: string) => all(ADULT, presses, time)[0];
  assert.deepEqual(['0:10', '0:20', '0:30', '0:40'].map(shown), ['etco2-low', 'pads', 'pads', 'etco2-rise']);
  assert.equal(all(ADULT, presses, '0:50').includes('etco2-rise'), false);
  assert.equal(all(ADULT, [['0:10', etco2('45')]], '0:20')[0], 'pads');
  assert.equal(all(ADULT, [['0:10', etco2('much')]], '0:20')[0], 'pads');
});

test('a drug that is due stands before what an EtCO2 advises, whichever came last', () => {
  const advised = (value: string) => {
    const presses: Press[] = [
      ['0:10', ASYSTOLE],
      ['0:12', EPINEPHRINE],
      ['2:20', etco2('20')],
      ['4:15', etco2(value)],
    ];
    const kinds = cuesAt(ADULT, stateOf('adult', presses), ms('4:20'), {}).map(({ kind }) => kind);
    return kinds.filter((kind) => kind === 'epinephrine' || kind.startsWith('etco2'));
  };
  assert.deepEqual(advised('41'), ['epinephrine', 'etco2-rise']);
  assert.deepEqual(advised('8'), ['epinephrine', 'etco2-low']);
});

test('a low EtCO2 says its value and time, and is quiet once two minutes old', () => {
  const presses: Press[] = [
    ['0:00', { kind: 'began', before: 60_000 }],
    ['0:10', ASYSTOLE],
    ['0:12', EPINEPHRINE],
    ['0:20', etco2('9')],
  ];
  const at = (time: string) => {
    const cues = cuesAt(ADULT, stateOf('adult', presses), ms(time), {});
    const cue = cues.find(({ kind }) => kind === 'etco2-low');
    assert.ok(cue?.kind === 'etco2-low');
    return { first: cues[0] === cue, quiet: cue.quiet, value: cue.value, at: cue.at };
  };
  assert.deepEqual(at('0:30'), { first: true, quiet: undefined, value: '9', at: ms('1:20') });
  assert.equal(at('2:19').quiet, undefined);
  assert.deepEqual(at('2:20'), { first: false, quiet: true, value: '9', at: ms('1:20') });
});

test('a recalled drug, one that is used up and one that the plan lacks have no cue; one without a weight has', () => {
  const [, ...others] = ADULT.drugs;
  const recalled = { ...ADULT, drugs: [{ id: 'epinephrine', name: 'Epinephrine' }, ...others] };
  for (const plan of [recalled, { ...ADULT, drugs: others }]) {
    assert.deepEqual(all(plan, [['0:10', ASYSTOLE]], '0:20'), ['cpr', 'ratio', '0 of 3']);
  }
  assert.equal(all(CHILD, [['0:10', ASYSTOLE]], '0:20')[0], 'first due epinephrine no-weight');
});

test('cues that are turned off, no code and an ended one: nothing', () => {
  assert.deepEqual(all({ ...ADULT, cues: false }, [['0:10', ASYSTOLE]], '2:20'), []);
  assert.deepEqual(
    all(
      ADULT,
      [
        ['0:10', ASYSTOLE],
        ['1:00', ENDED],
      ],
      '2:20',
    ),
    [],
  );
  assert.deepEqual(
    all(
      ADULT,
      [
        ['0:10', ASYSTOLE],
        ['0:50', ROSC],
        ['1:00', ENDED],
      ],
      '2:20',
    ),
    [],
  );
});

test('a cue says since when, and epinephrine when it is due and late', () => {
  const state = stateOf('adult', [
    ['0:10', ASYSTOLE],
    ['1:00', EPINEPHRINE],
  ]);
  const cue = cuesAt(ADULT, state, ms('5:10'), {}).find(({ kind }) => kind === 'epinephrine');
  assert.ok(cue?.kind === 'epinephrine');
  assert.deepEqual([cue.since, cue.due, cue.late], [ms('5:00'), ms('5:00'), ms('6:00')]);
});

/** Start of a cue of this kind, in seconds. */
function since(plan: ArrestPlan, presses: readonly Press[], time: string, kind: Cue['kind']): number | undefined {
  const state = stateOf(
    plan.id,
    presses.filter(([at]) => ms(at) <= ms(time)),
  );
  const cue = cuesAt(plan, state, ms(time), state.patient).find((one) => one.kind === kind);
  return cue && cue.since / 1_000;
}

test('a first epinephrine is due from the first of the looks that asked for it', () => {
  const twice: Press[] = [
    ['0:10', ASYSTOLE],
    ['2:10', ASYSTOLE],
  ];
  assert.equal(since(ADULT, twice, '2:20', 'epinephrine'), 10);
  // Due since shock 2 at 4:06, regardless of the current rhythm.
  assert.equal(since(ADULT, [...shocks(2, 4), ['6:00', ASYSTOLE]], '6:10', 'epinephrine'), 246);
  // First seen after the five minutes allowed for a child, so late from the rhythm check on.
  assert.equal(since(CHILD, [['6:00', ASYSTOLE]], '6:10', 'epinephrine'), 360);
});

table(
  'a dose before the press on CODE counts for its window',
  'adult',
  [
    ['0:05', ASYSTOLE],
    ['0:10', EPINEPHRINE],
    ['0:15', { kind: 'amended', of: '3', t: ms('-0:30') }],
    ['2:05', ASYSTOLE],
  ],
  [
    ['2:10', 'cpr'],
    ['2:30', 'may epinephrine 1 mg'],
    ['4:30', 'late epinephrine 1 mg'],
  ],
);

test('an antiarrhythmic is due from the later of its shock and its gap', () => {
  const child: Press[] = [['0:05', WEIGHT], ...shocks(1, 2, 3), ['3:30', drug('amiodarone')]];
  assert.equal(since(CHILD, [...child, ...shocks(4, 5)], '9:00', 'antiarrhythmic'), 510);
  assert.equal(since(CHILD, [...child, ...shocks(8, 10)], '10:10', 'antiarrhythmic'), 606);
  const late: Press[] = [...shocks(2, 4, 6, 8, 10), ['10:30', drug('amiodarone-first')], ...shocks(12)];
  assert.equal(since(ADULT, late, '12:10', 'antiarrhythmic'), 726);
});

test('the third amiodarone of a child waits for shock 7, and the plan says after which shock any begins', () => {
  const two: Press[] = [
    ['0:05', WEIGHT],
    ...shocks(1, 2, 3),
    ['3:30', drug('amiodarone')],
    ...shocks(4, 5, 8),
    ['8:40', drug('amiodarone')],
  ];
  assert.equal(since(CHILD, two, '20:00', 'antiarrhythmic'), undefined);
  assert.equal(since(CHILD, [...two, ...shocks(20)], '20:10', 'antiarrhythmic'), 1206);
  const later = { ...ADULT, antiarrhythmic: { ...ADULT.antiarrhythmic, afterShock: 4 } };
  assert.equal(since(later, shocks(2, 4, 6), '6:10', 'antiarrhythmic'), undefined);
});

test('an adult who turns out to be a child: amiodarone goes on as the second dose', () => {
  const child: ArrestEventData = { kind: 'plan', plan: 'child', layout: 'als' };
  const given = drug('amiodarone-first', { amount: { value: '300', unit: 'mg' } });
  const presses: Press[] = [
    ...shocks(1, 2, 3),
    ['3:30', given],
    ['3:40', child],
    ['3:45', { kind: 'patient', weight: '38' }],
    ...shocks(4, 5),
  ];
  assert.equal(since(CHILD, presses, '8:29', 'antiarrhythmic'), undefined);
  assert.equal(since(CHILD, presses, '8:30', 'antiarrhythmic'), 510);
});

test('EtCO2 of an arrest before is none of this one', () => {
  const presses: Press[] = [
    ['0:10', etco2('8')],
    ['1:00', ROSC],
    ['2:00', REARREST],
  ];
  assert.equal(since(ADULT, presses, '0:20', 'etco2-low'), 10);
  assert.equal(since(ADULT, presses, '2:10', 'etco2-low'), undefined);
});

const vital = (name: 'heart-rate' | 'systolic' | 'etco2', value: string): ArrestEventData => ({
  kind: 'vital',
  vital: name,
  value,
});
const sources = ['a-work'];
const MEASURED: ArrestPlan = {
  ...ADULT,
  rosc: [
    { id: 'breaths', text: 'Breaths.', after: 0, sources, wanted: { vital: 'etco2', least: 35, most: 45 } },
    { id: 'pressure', text: 'SBP.', after: 0, sources, injury: false, wanted: { vital: 'systolic', least: 90 } },
    { id: 'ecg', text: '12-lead.', after: 0, sources },
  ],
};
const tasksOf = (presses: readonly Press[], at: string) => {
  const state = stateOf('adult', [['1:00', ROSC], ...presses]);
  return cuesAt(MEASURED, state, ms(at), {}).flatMap((cue) =>
    cue.kind === 'task' ? [cue.measured === undefined ? cue.task : `${cue.task} ${cue.measured}`] : [],
  );
};

test('after ROSC a value outside the limit of a task puts it first, until one within the limit is entered', () => {
  assert.deepEqual(tasksOf([['2:00', vital('systolic', '90')]], '2:00'), ['breaths', 'pressure', 'ecg']);
  const low: Press = ['2:00', vital('systolic', '89.9')];
  assert.deepEqual(tasksOf([low], '2:00'), ['pressure below', 'breaths', 'ecg']);
  assert.deepEqual(tasksOf([low, ['3:00', vital('systolic', '104')]], '3:00'), ['breaths', 'pressure', 'ecg']);
});

test('what is too low stands before what is too high, and of two the one that was entered last', () => {
  const low: Press = ['2:00', vital('systolic', '84')];
  assert.deepEqual(tasksOf([low, ['3:00', vital('etco2', '46')]], '3:00'), ['pressure below', 'breaths above', 'ecg']);
  assert.deepEqual(tasksOf([low, ['3:00', vital('etco2', '34')]], '3:00'), ['breaths below', 'pressure below', 'ecg']);
});

test('a task that was done comes back with a value outside its limit that is entered later, and goes when it is done again', () => {
  const done: ArrestEventData = { kind: 'task', task: 'pressure' };
  const low = vital('systolic', '84');
  assert.deepEqual(
    tasksOf(
      [
        ['2:00', low],
        ['2:30', done],
      ],
      '3:00',
    ),
    ['breaths', 'ecg'],
  );
  const again: readonly Press[] = [
    ['2:00', done],
    ['2:30', low],
  ];
  assert.deepEqual(tasksOf(again, '3:00'), ['pressure below', 'breaths', 'ecg']);
  assert.deepEqual(tasksOf([...again, ['3:30', done]], '4:00'), ['breaths', 'ecg']);
});

test('no value from before this ROSC counts, and after an injury no pressure does', () => {
  assert.deepEqual(tasksOf([['0:30', vital('systolic', '60')]], '2:00'), ['breaths', 'pressure', 'ecg']);
  const injury: Press = ['1:30', { kind: 'circumstance', circumstance: 'trauma', holds: true }];
  assert.deepEqual(tasksOf([injury, ['2:00', vital('systolic', '84')]], '2:00'), ['breaths', 'ecg']);
});

test('a slow pulse of a child stands before all that is too low, whenever it was entered, and goes with a faster one', () => {
  const plan: ArrestPlan = {
    ...MEASURED,
    rosc: [
      { id: 'slow', text: 'Compress.', after: 0, sources, wanted: { vital: 'heart-rate', least: 60, first: true } },
      ...MEASURED.rosc,
    ],
  };
  const tasks = (...presses: Press[]) =>
    cuesAt(plan, stateOf('child', [['1:00', ROSC], ...presses]), ms('4:00'), {}).flatMap((cue) =>
      cue.kind === 'task' ? [cue.task] : [],
    );
  const slow: Press = ['2:00', vital('heart-rate', '44')];
  const low: Press = ['3:00', vital('systolic', '50')];
  assert.deepEqual(tasks(slow, low), ['slow', 'pressure', 'breaths', 'ecg']);
  assert.deepEqual(tasks(slow, low, ['3:30', vital('heart-rate', '60')]), ['pressure', 'slow', 'breaths', 'ecg']);
});

test('while a cold core holds, the tasks after ROSC are those of the cold', () => {
  const rosc: ArrestPlan['rosc'] = [
    { id: 'pressure', text: 'SBP.', after: 0, sources, cold: false, wanted: { vital: 'systolic', least: 90 } },
    { id: 'pressure-cold', text: 'OLMD.', after: 0, sources, cold: true },
    { id: 'ecg', text: '12-lead.', after: 0, sources },
  ];
  const tasks = (...presses: Press[]) =>
    all(
      { ...ADULT, rosc },
      [['0:10', ASYSTOLE], ['1:00', ROSC], ['1:10', vital('systolic', '50')], ...presses],
      '3:00',
    );
  assert.deepEqual(tasks(), ['pressure', 'ecg']);
  for (const core of ['cold', 'cold-not-measured'] as const) {
    assert.deepEqual(tasks(['2:00', circumstance(core)]), ['pressure-cold', 'ecg'], core);
    assert.deepEqual(tasks(['2:00', circumstance(core)], ['2:30', circumstance(core, false)]), ['pressure', 'ecg']);
  }
  assert.deepEqual(tasks(['2:00', circumstance('cool')]), ['pressure', 'ecg']);
});

table(
  'compressions went on while a shock is armed: it says to charge, until a pause',
  'child',
  [
    ['0:05', WEIGHT],
    ['2:00', PAUSE],
    ['2:04', VF],
    ['2:06', CPR],
    ['3:00', PAUSE],
    ['3:04', SHOCK],
    ['3:06', CPR],
  ],
  [
    ['2:04', 'shock 32 J'],
    ['2:06', 'charge, stand clear, shock 32 J'],
    ['2:59', 'charge, stand clear, shock 32 J'],
    ['3:00', 'shock 32 J'],
    ['3:06', 'cpr'],
  ],
);

const TRAUMA = circumstance('trauma');

test('after an injury the antiarrhythmic is quiet and says why, and the line of its card stands there', () => {
  const presses: Press[] = [['0:05', TRAUMA], ...shocks(1, 3, 5)];
  assert.ok(!all(ADULT, presses, '5:05').includes('refractory'));
  const after = all(ADULT, presses, '5:30');
  assert.deepEqual(after.slice(0, 2), ['refractory', 'trauma']);
  assert.ok(after.includes('quiet for trauma: amiodarone-first 300 mg or lidocaine no-weight'), after.join());
  const { refractory: _, ...trauma } = ADULT.trauma;
  assert.equal(all({ ...ADULT, trauma }, presses, '5:30')[0], 'trauma');
  const asystole: Press[] = [...presses, ['7:00', ASYSTOLE]];
  assert.ok(!all(ADULT, asystole, '7:30').includes('refractory'));
});

test('after ROSC an EtCO2 below 10 stands first and is no matter of the breaths, until another is entered', () => {
  const presses: Press[] = [
    ['2:00', PAUSE],
    ['2:04', ROSC],
    ['3:00', { kind: 'vital', vital: 'systolic', value: '70' }],
    ['3:10', etco2('8')],
    ['6:00', etco2('30')],
  ];
  const limited = ADULT.rosc.map((task) =>
    task.id === 'breaths' ? { ...task, wanted: { vital: 'etco2', least: 35 } as const } : task,
  );
  const plan: ArrestPlan = {
    ...ADULT,
    rosc: [
      ...limited,
      { id: 'pressure', text: 'SBP.', after: 0, sources: [], wanted: { vital: 'systolic', least: 90 } },
    ],
  };
  assert.equal(all(plan, presses, '3:05')[0], 'pressure');
  assert.deepEqual(all(plan, presses, '3:10').slice(0, 2), ['etco2-rearrest', 'pressure']);
  assert.equal(all(plan, presses, '5:09')[0], 'etco2-rearrest');
  // Two minutes later the value is out of date, because it was not confirmed.
  assert.equal(all(plan, presses, '5:10')[0], 'pressure');
  assert.equal(all(plan, presses, '5:10').at(-1), 'etco2-rearrest');
  assert.deepEqual(all(plan, presses, '6:00').slice(0, 2), ['breaths', 'pressure']);
});

test('an EtCO2 from before this ROSC says nothing of it', () => {
  const presses: Press[] = [
    ['1:00', etco2('8')],
    ['2:00', PAUSE],
    ['2:04', ROSC],
  ];
  assert.ok(!all(ADULT, presses, '2:10').includes('etco2-rearrest'));
});
