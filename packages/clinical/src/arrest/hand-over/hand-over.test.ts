import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEventData } from '../arrest-event.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { type HandOver, handOver } from './hand-over.ts';
import { nemsisRecord } from './nemsis-record.ts';
import { ADULT_PLAN, CHILD_PLAN, logOf } from './testing-log.ts';

const MINUTE = 60_000;
const PLANS = { adult: ADULT_PLAN, child: CHILD_PLAN };
/** 14:02 in Riyadh. */
const START = Date.UTC(2026, 3, 3, 11, 2, 0);

/** A child of 16 kg, found in asystole, shocked later, with a pulse at the end. */
const CHILD: ReadonlyArray<readonly [t: number, data: ArrestEventData]> = [
  [0, { kind: 'started', plan: 'child', edition: 'a'.repeat(64), practice: false, layout: 'als' }],
  [1_000, { kind: 'cpr' }],
  [5_000, { kind: 'patient', weight: '16', basis: 'tape' }],
  [6_000, { kind: 'began', before: 2 * MINUTE }],
  [30_000, { kind: 'rhythm', rhythm: 'asystole-pea' }],
  [90_000, { kind: 'access', access: 'io' }],
  [
    140_000,
    {
      kind: 'drug',
      drug: 'epinephrine',
      amount: { value: '0.16', unit: 'mg' },
      volume: '1.6',
      strength: '0.1 mg/mL',
      route: 'IO',
      weight: '16',
    },
  ],
  [200_000, { kind: 'note', text: 'Sara Al-Harbi, 0551234567' }],
  [8 * MINUTE, { kind: 'rhythm', rhythm: 'vf-pvt' }],
  [8 * MINUTE + 10_000, { kind: 'shock', joules: 32 }],
  [9 * MINUTE, { kind: 'shock', joules: 99 }],
  [22 * MINUTE, { kind: 'rosc' }],
  [22 * MINUTE + 5_000, { kind: 'vital', vital: 'systolic', value: '84' }],
  [22 * MINUTE + 9_000, { kind: 'fact', fact: 'witnessed', value: 'Bystander' }],
  [23 * MINUTE + 40_000, { kind: 'ended' }],
];

const log = () => {
  const events = logOf(CHILD, START);
  const wrong = events.find(({ data }) => data.kind === 'shock' && data.joules === 99)?.id ?? '';
  const given = events.find(({ data }) => data.kind === 'drug')?.id ?? '';
  return [
    ...events,
    ...logOf(
      [
        [24 * MINUTE, { kind: 'undone', of: wrong }],
        [24 * MINUTE, { kind: 'amended', of: given, t: 135_000 }],
      ],
      START,
      events.length,
    ),
  ];
};

test('a cold core is handed over as it was told last: below 30 °C only where it was measured', () => {
  const coreOf = (...told: ReadonlyArray<readonly ['cold' | 'cold-not-measured' | 'cool', boolean]>) => {
    const said = told.map(
      ([circumstance, holds], at) => [2_000 + at, { kind: 'circumstance', circumstance, holds } as const] as const,
    );
    return handOver(logOf([...CHILD.slice(0, 2), ...said], START), { child: CHILD_PLAN })?.core;
  };
  assert.equal(coreOf(['cold', true]), 'cold');
  assert.equal(coreOf(['cold', true], ['cool', true]), 'cool');
  assert.equal(coreOf(['cold-not-measured', true]), 'cold-not-measured');
  assert.equal(coreOf(['cool', true], ['cool', false]), undefined);
});

test('an injury, a cold core, a pregnancy and a weight of the newly born stand in each file, where they hold', () => {
  const holds = (circumstance: 'trauma' | 'cool' | 'pregnant', at: number) =>
    [at, { kind: 'circumstance', circumstance, holds: true } as const] as const;
  const adult = codeOf(holds('trauma', 1), holds('cool', 2), holds('pregnant', 3));
  const words = ['Core temperature 30-35 °C', 'The cause is an injury', 'Pregnant'];
  const inFhir = (code: HandOver) =>
    (fhirBundle(code).entry as ReadonlyArray<{ resource: { code?: { text: string }; valueString?: string } }>).flatMap(
      ({ resource }) => (resource.code?.text === 'Circumstance' ? [resource.valueString] : []),
    );
  assert.deepEqual(nemsisRecord(adult).circumstances, words);
  assert.deepEqual(inFhir(adult), words);
  const toldAmongFacts = codeOf([1, { kind: 'fact', fact: 'circumstances', value: 'Pregnant' }]);
  assert.deepEqual(inFhir(toldAmongFacts), ['Pregnant']);
  const child = (weight: string) =>
    codeOf([1, { kind: 'plan', plan: 'child', layout: 'als' }], [2, { kind: 'patient', weight }]);
  assert.deepEqual(inFhir(child('3.4')), ['Below 6 kg: may be newly born']);
  assert.deepEqual(inFhir(child('6')), []);
  const older = { kind: 'circumstance', circumstance: 'newborn', holds: false } as const;
  const told = codeOf(
    [1, { kind: 'plan', plan: 'child', layout: 'als' }],
    [2, { kind: 'patient', weight: '3.4' }],
    [3, older],
  );
  assert.deepEqual(inFhir(told), []);
  assert.equal('circumstances' in nemsisRecord(child('6')), false);
  // When an adult turns out to be a child, the pregnancy still applies.
  assert.deepEqual(inFhir(codeOf(holds('pregnant', 1), [2, { kind: 'plan', plan: 'child', layout: 'als' }])), [
    'Pregnant',
  ]);
});

test('what is handed over: the last weight, corrected times, nothing undone, no note', () => {
  const code = handOver(log(), PLANS) ?? assert.fail('a code was begun');
  assert.deepEqual(
    { ...code, entries: code.entries.filter(({ kind }) => kind === 'shock' || kind === 'drug') },
    {
      isPractice: false,
      plan: 'child',
      edition: 'a'.repeat(64),
      weight: { kg: '16', basis: 'tape' },
      wall: START,
      zone: 180,
      isClockUnsure: false,
      began: 2 * MINUTE,
      duration: 23 * MINUTE + 40_000,
      atEnd: 'pulse',
      isTrauma: false,
      isPregnant: false,
      entries: [
        {
          t: 135_000,
          kind: 'drug',
          name: 'Epinephrine',
          isEpinephrine: true,
          amount: { value: '0.16', unit: 'mg' },
          volume: '1.6',
          strength: '0.1 mg/mL',
          route: 'IO',
        },
        { t: 8 * MINUTE + 10_000, kind: 'shock', joules: 32, calculated: true },
      ],
      facts: [{ id: 'witnessed', text: 'Who saw the collapse?', value: 'Bystander' }],
    },
  );
  assert.equal(handOver([], PLANS), undefined);
});

test('the record in the shape of NEMSIS has the times of the wall clock and the exact figures', () => {
  const code = handOver(log(), PLANS) ?? assert.fail('a code was begun');
  const record = nemsisRecord(code);
  assert.match(String(record.conformance), /^Not conformant/);
  assert.equal('practice' in record, false);
  assert.deepEqual(record.eArrest, {
    'eArrest.01': 'Yes',
    'eArrest.03': ['Attempted defibrillation', 'Initiated chest compressions'],
    'eArrest.04': 'Bystander',
    'eArrest.11': 'Asystole or pulseless electrical activity',
    'eArrest.12': 'Yes',
    'eArrest.14': '2026-04-03T14:00:00+03:00',
    'eArrest.19': '2026-04-03T14:02:01+03:00',
  });
  assert.deepEqual(record.eMedications, [
    {
      'eMedications.01': '2026-04-03T14:04:15+03:00',
      'eMedications.03': 'Epinephrine',
      'eMedications.04': 'IO',
      'eMedications.05': 0.16,
      'eMedications.06': 'mg',
      volumeMl: 1.6,
      volumeStrength: '0.1 mg/mL',
    },
  ]);
  assert.deepEqual(record.eDevice, {
    'eDevice.ShockGroup': [{ time: '2026-04-03T14:10:10+03:00', calculatedJoules: 32, 'eDevice.11': 1 }],
  });
});

test('the FHIR bundle: every reference leads to its anonymous patient, ids are unique, practice is labelled', () => {
  const code = handOver(log(), PLANS) ?? assert.fail('a code was begun');
  const bundle = fhirBundle({ ...code, isPractice: true }) as unknown as {
    type: string;
    meta: { security: Array<{ code: string }>; tag: Array<{ display: string }> };
    entry: Array<{ fullUrl: string; resource: { resourceType: string; id: string; subject?: { reference: string } } }>;
  };
  assert.equal(bundle.type, 'collection');
  assert.equal(bundle.meta.security[0]?.code, 'HTEST');
  assert.match(bundle.meta.tag[0]?.display ?? '', /^Not conformant/);
  const [patient, ...others] = bundle.entry.map(({ resource }) => resource);
  assert.deepEqual(patient, { resourceType: 'Patient', id: 'patient' });
  assert.deepEqual(new Set(others.map(({ subject }) => subject?.reference)), new Set(['Patient/patient']));
  assert.equal(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size, bundle.entry.length);
  const kinds = new Set(others.map(({ resourceType }) => resourceType));
  assert.deepEqual(kinds, new Set(['Observation', 'Procedure', 'MedicationAdministration']));
});

const started = { kind: 'started', plan: 'adult', edition: '', practice: false, layout: 'als' } as const;
const codeOf = (...lines: ReadonlyArray<readonly [t: number, data: ArrestEventData]>) =>
  handOver(logOf([[0, started], ...lines], START), PLANS) ?? assert.fail('a code was begun');

test('a drug that was given before the adult turned out to be a child keeps its name, a cause too', () => {
  const { plan, entries } = codeOf(
    [
      MINUTE,
      { kind: 'drug', drug: 'amiodarone-first', amount: { value: '300', unit: 'mg' }, volume: '6', route: 'IV' },
    ],
    [2 * MINUTE, { kind: 'cause', cause: 'potassium', state: 'treated' }],
    [3 * MINUTE, { kind: 'plan', plan: 'child', layout: 'als' }],
    [4 * MINUTE, { kind: 'drug', drug: 'amiodarone', amount: { value: '80', unit: 'mg' }, volume: '1.6', route: 'IV' }],
  );
  assert.equal(plan, 'child');
  assert.deepEqual(
    entries.map((entry) => (entry.kind === 'drug' ? entry.name : entry.kind === 'cause' ? entry.title : entry.kind)),
    ['Amiodarone', 'Hyperkalemia', 'Amiodarone'],
  );
});

test('an energy of a weight is calculated, one that was read off the device is not, and no long number passes', () => {
  const code = codeOf(
    [MINUTE, { kind: 'shock', joules: 28 }],
    [2 * MINUTE, { kind: 'shock', joules: 50, device: true }],
    [3 * MINUTE, { kind: 'shock' }],
    [4 * MINUTE, { kind: 'shock', joules: 551_234_567, device: true }],
  );
  assert.deepEqual(code.entries, [
    { t: MINUTE, kind: 'shock', joules: 28, calculated: true },
    { t: 2 * MINUTE, kind: 'shock', joules: 50 },
    { t: 3 * MINUTE, kind: 'shock' },
    { t: 4 * MINUTE, kind: 'shock' },
  ]);
  const notes = fhirBundle(code).entry as ReadonlyArray<{ resource: { note?: ReadonlyArray<{ text: string }> } }>;
  assert.deepEqual(
    notes.flatMap(({ resource: { note = [] } }) => note.map(({ text }) => text)),
    ['28 J, calculated by weight', '50 J'],
  );
});

test('the end of the log says what there was then: a pulse, CPR, or neither', () => {
  const pulse = [9 * MINUTE, { kind: 'rosc' }] as const;
  const ended = [20 * MINUTE, { kind: 'ended' }] as const;
  assert.equal(codeOf(pulse, ended).atEnd, 'pulse');
  assert.equal(codeOf(pulse, [10 * MINUTE, { kind: 'rearrest' }], ended).atEnd, 'cpr');
  assert.equal(codeOf([MINUTE, { kind: 'cpr' }]).atEnd, 'cpr');
  assert.equal(codeOf([MINUTE, { kind: 'pause' }], ended).atEnd, 'no-cpr');
  assert.equal(codeOf([MINUTE, { kind: 'pause' }]).atEnd, 'no-cpr');
});
