import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HandOver } from '@first60/clinical';
import { handOverText, qrText } from './hand-over-text.ts';

const MINUTE = 60_000;

const epinephrine = (t: number): HandOver['entries'][number] => ({
  t,
  kind: 'drug',
  name: 'Epinephrine',
  isEpinephrine: true,
  amount: { value: '0.16', unit: 'mg' },
  volume: '1.6',
  route: 'IO',
});

const CHILD: HandOver = {
  isPractice: false,
  plan: 'child',
  edition: '',
  weight: { kg: '16', basis: 'tape' },
  wall: Date.UTC(2026, 3, 3, 11, 2),
  zone: 180,
  isClockUnsure: false,
  began: 2 * MINUTE,
  duration: 23 * MINUTE + 40_000,
  atEnd: 'pulse',
  isTrauma: false,
  isPregnant: false,
  entries: [
    { t: 30_000, kind: 'rhythm', rhythm: 'asystole-pea' },
    { t: 90_000, kind: 'access', access: 'io' },
    epinephrine(140_000),
    { t: 2.5 * MINUTE, kind: 'rhythm', rhythm: 'asystole-pea' },
    epinephrine(380_000),
    { t: 8 * MINUTE, kind: 'rhythm', rhythm: 'vf-pvt' },
    { t: 8 * MINUTE + 10_000, kind: 'shock', joules: 32, calculated: true },
    { t: 10 * MINUTE, kind: 'shock', joules: 64, calculated: true },
    { t: 22 * MINUTE, kind: 'rosc' },
    { t: 22 * MINUTE, kind: 'vital', vital: 'systolic', value: '70' },
    { t: 23 * MINUTE, kind: 'vital', vital: 'systolic', value: '84' },
    { t: 23 * MINUTE, kind: 'vital', vital: 'diastolic', value: '50' },
    { t: 23 * MINUTE, kind: 'vital', vital: 'spo2', value: '95' },
  ],
  facts: [{ id: 'witnessed', text: 'Who saw the collapse?', value: 'Bystander' }],
};

test('ATMIST of a child: each letter a line, repeated doses as one with their times, the last signs', () => {
  assert.deepEqual(handOverText(CHILD, 'atmist').split('\n'), [
    'A: Child, 16 kg (tape), age: ask the crew',
    'T: CODE 2026-04-03 14:02 (times from CODE), began 2:00 before, end of log +23:40: pulse',
    'M: Cardiac arrest. Who saw the collapse? Bystander.',
    'I: Asystole / PEA +0:30, VF / pVT +8:00, ROSC +22:00',
    'S: BP 84/50 mmHg +23:00, SpO2 95 % +23:00',
    'T: Shocks 32, 64 J (calculated) x2 (+8:10, +10:00); Epinephrine 0.16 mg IO x2 (+2:20, +6:20); IO access +1:30',
    'From taps in First60, not measured. Verify.',
  ]);
});

test('IMIST-AMBO has its own letters, and names what a log does not hold', () => {
  const lines = handOverText(CHILD, 'imist-ambo').split('\n');
  const letters = lines.slice(0, -1).map((line) => line.charAt(0));
  assert.equal(letters.join(''), 'IMISTAMBO');
  assert.equal(lines[6], 'M: not in the log, ask the crew');
});

test('an empty log is handed over as that: nothing is invented', () => {
  const { weight: _, ...unknown } = CHILD;
  const text = handOverText({ ...unknown, entries: [], facts: [], began: 0 }, 'atmist');
  assert.deepEqual(text.split('\n').slice(0, 6), [
    'A: Child, weight not known, age: ask the crew',
    'T: CODE 2026-04-03 14:02 (times from CODE), end of log +23:40: pulse',
    'M: Cardiac arrest.',
    'I: none logged',
    'S: none logged',
    'T: none logged',
  ]);
});

test('practice, a changed clock, an unknown energy, a drug without a dose and an event before CODE are said', () => {
  const text = handOverText(
    {
      ...CHILD,
      isPractice: true,
      isClockUnsure: true,
      entries: [
        { t: -MINUTE, kind: 'shock' },
        { t: 0, kind: 'shock', joules: 64 },
        { t: MINUTE, kind: 'drug', isEpinephrine: false },
      ],
    },
    'atmist',
  );
  assert.match(text, /^PRACTICE, NO PATIENT\n/);
  assert.match(text, /Shocks \?, 64 J x2 \(-1:00, \+0:00\); Other drug \+1:00/);
  assert.match(text, /\nThe clock of the phone was changed during the code\. Check the times\.\n/);
});

test('the text of a QR code is the same, and a long code names the first and the last time', () => {
  assert.equal(qrText(CHILD, 'atmist'), handOverText(CHILD, 'atmist'));
  const long: HandOver = { ...CHILD, entries: Array.from({ length: 200 }, (_, nth) => epinephrine(nth * 4 * MINUTE)) };
  assert.match(qrText(long, 'atmist'), /Epinephrine 0\.16 mg IO x200 \(\+0:00 - \+13:16:00\)/);
});

/** The lines of a hand-over with these entries, keyed by letter. The second T is the treatment. */
const linesOf = (entries: HandOver['entries']) =>
  new Map(
    handOverText({ ...CHILD, entries }, 'atmist')
      .split('\n')
      .map((line) => [line.charAt(0), line.slice(3)]),
  );

test('an injury, a cold core as it is known, a pregnancy and a weight of the newly born are said in both orders', () => {
  for (const form of ['atmist', 'imist-ambo'] as const) {
    const mechanism = (more: Partial<HandOver>) =>
      /^M: (.*?) Who saw/m.exec(handOverText({ ...CHILD, ...more }, form))?.[1];
    assert.equal(mechanism({ core: 'cold' }), 'Cardiac arrest. Core below 30 C.');
    assert.equal(
      mechanism({ core: 'cold-not-measured' }),
      'Cardiac arrest. Trunk cold, long in the cold, core not measured.',
    );
    assert.equal(
      mechanism({ core: 'cool', isTrauma: true, isPregnant: true }),
      'Cardiac arrest after an injury. Core 30-35 C. Pregnant.',
    );
    assert.equal(mechanism({ newbornBelow: 6 }), 'Cardiac arrest. Below 6 kg: may be newly born, ask the crew.');
    assert.match(qrText({ ...CHILD, isPregnant: true }, form), /Pregnant\./);
  }
});

test('an energy that was read off the device stands beside a calculated one, each with its word', () => {
  const shocks = linesOf([
    { t: MINUTE, kind: 'shock', joules: 28, calculated: true },
    { t: 3 * MINUTE, kind: 'shock', joules: 50 },
    { t: 5 * MINUTE, kind: 'shock' },
  ]);
  assert.equal(shocks.get('T'), 'Shocks 28 (calculated), 50, ? J x3 (+1:00, +3:00, +5:00)');
});

test('a systolic and a diastolic pressure are one only where both were taken within a minute', () => {
  const systolic = { t: 23 * MINUTE, kind: 'vital', vital: 'systolic', value: '84' } as const;
  const diastolic = (t: number) => ({ t, kind: 'vital', vital: 'diastolic', value: '50' }) as const;
  assert.equal(linesOf([diastolic(22 * MINUTE), systolic]).get('S'), 'BP 84/50 mmHg +23:00');
  assert.equal(linesOf([systolic, diastolic(24 * MINUTE)]).get('S'), 'BP 84/50 mmHg +23:00');
  assert.equal(
    linesOf([diastolic(10 * MINUTE), systolic]).get('S'),
    'Diastolic 50 mmHg +10:00, Systolic 84 mmHg +23:00',
  );
});

test('a cause that was treated and excluded later is not handed over as treated', () => {
  const cause = (t: number, state: 'looked-at' | 'treated' | 'excluded') =>
    ({ t, kind: 'cause', title: 'Hypoxia', state }) as const;
  assert.match(linesOf([cause(1, 'looked-at'), cause(2, 'treated')]).get('M') ?? '', /Hypoxia treated\./);
  assert.doesNotMatch(linesOf([cause(1, 'treated'), cause(2, 'excluded')]).get('M') ?? '', /Hypoxia/);
});

test('what there was at the end of the log is said in words, of a running code too', () => {
  const ends = (['pulse', 'cpr', 'no-cpr'] as const).map(
    (atEnd) => /end of log \+23:40: .*/.exec(handOverText({ ...CHILD, atEnd }, 'imist-ambo'))?.[0],
  );
  assert.deepEqual(ends, [
    'end of log +23:40: pulse',
    'end of log +23:40: CPR',
    'end of log +23:40: no CPR, no pulse logged',
  ]);
});

test('the energies of a weight are handed over in whole joules', () => {
  const shocks = [6.6, 13.2].map(
    (joules, index) => ({ t: index * MINUTE, kind: 'shock', joules, calculated: true }) as const,
  );
  assert.match(handOverText({ ...CHILD, entries: shocks }, 'atmist'), /^T: Shocks 7, 13 J \(calculated\) x2/m);
});

test('a fluid is handed over as it ran, and one of which nobody knows the volume says so', () => {
  const saline = { kind: 'drug', name: 'Saline', isEpinephrine: false } as const;
  const ran = { ...saline, amount: { value: '250', unit: 'mL' } } as const;
  const text = handOverText(
    {
      ...CHILD,
      entries: [
        { t: MINUTE, ...ran },
        { t: 2 * MINUTE, ...ran },
        { t: 3 * MINUTE, ...saline, isUnknown: true },
        { ...saline, t: 4 * MINUTE, name: 'Epinephrine, infusion', amount: { value: '4', unit: 'mcg/min' } },
      ],
    },
    'atmist',
  );
  assert.match(
    text,
    /T: Saline 250 mL x2 \(\+1:00, \+2:00\); Saline, volume: ask the crew \+3:00; Epinephrine, infusion 4 mcg\/min \+4:00\n/,
  );
});
