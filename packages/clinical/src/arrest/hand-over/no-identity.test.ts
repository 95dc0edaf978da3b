import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ArrestEventData } from '../arrest-event.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { handOver } from './hand-over.ts';
import { nemsisRecord } from './nemsis-record.ts';
import { CHILD_PLAN, logOf } from './testing-log.ts';

/**
 * Data that identifies a patient, a crew or a place. Any text in an event may contain such data, because a log may come
 * from a faulty device.
 */
const IDENTITIES = [
  'Sara Al-Harbi',
  'سارة الحربي',
  '0551234567',
  '551234567',
  '1098765432',
  'MRN 88213',
  'King Fahd Road 12',
  'Unit 42',
  '24.7136, 46.6753',
  'sara@example.com',
] as const;

const identity = fc.constantFrom(...IDENTITIES);
const text = fc.oneof(
  identity,
  identity.map((one) => `epinephrine for ${one}`),
  fc.constantFrom('epinephrine', 'IO', 'mg', 'hypoxia', 'witnessed', 'Bystander'),
);
const figure = fc.oneof(identity, fc.constantFrom('16', '0.16', '118', '36.5'));
const data: fc.Arbitrary<ArrestEventData> = fc.oneof(
  fc.record({ kind: fc.constantFrom('note' as const, 'order' as const), text }),
  fc.record({
    kind: fc.constant('drug' as const),
    drug: text,
    amount: fc.record({ value: figure, unit: text }),
    volume: figure,
    strength: fc.oneof(text, fc.constant('0.1 mg/mL')),
    route: text,
    weight: figure,
  }),
  fc.record({ kind: fc.constant('cause' as const), cause: text, state: fc.constant('treated' as const) }),
  fc.record({ kind: fc.constant('fact' as const), fact: text, value: text }),
  fc.record({ kind: fc.constant('vital' as const), vital: fc.constant('etco2' as const), value: figure }),
  fc.record({ kind: fc.constant('patient' as const), weight: figure, basis: fc.constant('tape' as const) }),
  fc.record({ kind: fc.constant('shock' as const), joules: fc.constantFrom(32, 64, 551_234_567) }),
  fc.record({ kind: fc.constant('role' as const), role: fc.constant('lead' as const) }),
  fc.record({ kind: fc.constant('clock-started' as const), clock: text, before: fc.constant(0) }),
  fc.constantFrom<ArrestEventData>({ kind: 'cpr' }, { kind: 'pause' }, { kind: 'rosc' }, { kind: 'handed-over' }),
);

test('1,000 random logs with names in every text leave none of them, and no id of the log, in any file', () => {
  let logs = 0;
  let named = 0;
  fc.assert(
    fc.property(fc.array(data, { minLength: 5, maxLength: 60 }), text, (all, edition) => {
      const start = { kind: 'started', plan: 'child', edition, practice: true, layout: 'als' } as const;
      const lines = [start, ...all].map((one, nth) => [nth * 7_000, one] as const);
      const events = logOf(lines, Date.UTC(2026, 3, 3, 11, 2, 0));
      const code = handOver(events, { child: CHILD_PLAN }) ?? assert.fail('a code was begun');
      const [first] = events;
      const ids = events.map(({ id }) => id).concat(first?.code ?? '', first?.at.page ?? '');
      const found = [code, nemsisRecord(code), fhirBundle(code)]
        .map((file) => JSON.stringify(file))
        .flatMap((file) => [...IDENTITIES, ...ids].filter((one) => file.includes(one)));
      assert.deepEqual(found, []);
      logs += 1;
      if (IDENTITIES.some((one) => JSON.stringify(events).includes(one))) named += 1;
    }),
    { numRuns: 1_000 },
  );
  assert.equal(logs, 1_000);
  assert.ok(named > 900, `${named} of the logs held a name`);
});
