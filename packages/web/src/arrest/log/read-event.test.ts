import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEvent } from '@first60/clinical';
import { isArrestClock, readEvent } from './read-event.ts';

const AT = { wall: 1_800_000_000_000, mono: 12.5, page: 'a', zone: 180 };
const event = (data: ArrestEvent['data']): ArrestEvent => ({
  id: 'i',
  code: 'c',
  seq: 1,
  t: 0,
  at: AT,
  version: 1,
  data,
});

test('an event is read as it was written, whether its optional parts are there or not', () => {
  const events: readonly ArrestEvent[] = [
    event({ kind: 'started', plan: 'child', edition: 'e', practice: false, layout: 'bls' }),
    event({ kind: 'shock' }),
    event({ kind: 'shock', joules: 64 }),
    event({ kind: 'shock', joules: 70, device: true }),
    event({
      kind: 'drug',
      drug: 'epinephrine',
      amount: { value: '0.16', unit: 'mg' },
      volume: '1.6',
      strength: '0.1 mg/mL',
      route: 'IO',
      weight: '16',
      checkedBy: 'airway',
    }),
    event({ kind: 'drug', drug: 'naloxone', route: '', checkedBy: 'second-person' }),
    event({ kind: 'drug', drug: 'saline', route: '', unknown: true }),
    event({ kind: 'patient' }),
    event({ kind: 'circumstance', circumstance: 'cold-not-measured', holds: true }),
    event({ kind: 'circumstance', circumstance: 'cool', holds: true }),
    event({ kind: 'circumstance', circumstance: 'pregnant', holds: false }),
    event({ kind: 'amended', of: 'i', t: 100 }),
    event({ kind: 'amended', of: 'i', t: 100, added: true }),
  ];
  for (const one of events) assert.deepEqual(readEvent(JSON.parse(JSON.stringify(one))), one);
});

test('an event of another version is told apart, whatever it holds', () => {
  for (const version of [0, 2, 17]) assert.equal(readEvent({ version, anything: true }), 'other-version');
});

test('what is damaged is no event: each field is looked at', () => {
  const whole = event({ kind: 'drug', drug: 'amiodarone', amount: { value: '300', unit: 'mg' }, route: 'IV' });
  const damaged: readonly unknown[] = [
    null,
    'text',
    { ...whole, version: '1' },
    { ...whole, id: 7 },
    { ...whole, seq: '1' },
    { ...whole, t: Number.NaN },
    { ...whole, at: { ...AT, mono: null } },
    { ...whole, data: { kind: 'toString' } },
    { ...whole, data: { kind: 'unheard-of' } },
    { ...whole, data: { ...whole.data, route: undefined } },
    { ...whole, data: { ...whole.data, amount: { value: 300, unit: 'mg' } } },
    { ...whole, data: { ...whole.data, checkedBy: 'somebody' } },
    { ...whole, data: { kind: 'rhythm', rhythm: 'sinus' } },
    { ...whole, data: { kind: 'shock', joules: 70, device: 'yes' } },
  ];
  for (const one of damaged) assert.equal(readEvent(one), undefined, JSON.stringify(one));
});

test('a clock is one with its last moment', () => {
  assert.equal(isArrestClock({ elapsed: 1.5, last: AT }), true);
  assert.equal(isArrestClock({ elapsed: 1.5 }), false);
  assert.equal(isArrestClock({ elapsed: '1', last: AT }), false);
});
