import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrugDose, doseOf } from '@first60/clinical';
import { drugEvent, VOLUME_NOT_KNOWN } from './dose-words.ts';

const doseBy = (...routes: Exclude<DrugDose, { kind: 'none' }>['routes']): DrugDose => ({
  kind: 'dose',
  dose: doseOf({ amount: 1, unit: 'mg' }),
  routes,
  number: 1,
});

const routeOf = (dose: DrugDose, access?: 'iv' | 'io') => {
  const event = drugEvent('naloxone', dose, { access });
  return event.kind === 'drug' ? event.route : undefined;
};

test('the log names a way in where the card or the logged access tells it, and never guesses the first one', () => {
  const vein = doseBy('IV', 'IO');
  assert.equal(routeOf(vein), '');
  assert.equal(routeOf(vein, 'io'), 'IO');
  assert.equal(routeOf(vein, 'iv'), 'IV');
  assert.equal(routeOf(doseBy('tracheal')), 'tracheal');
  assert.equal(routeOf(doseBy('tracheal'), 'iv'), 'tracheal');
});

test('with an IV in place a drug that also goes into the nose or a muscle may have gone there', () => {
  const naloxone = doseBy('IV', 'IO', 'IM', 'IN');
  assert.equal(routeOf(naloxone), '');
  assert.equal(routeOf(naloxone, 'iv'), '');
});

test('a second person who read it back is in the log without a role that nobody named', () => {
  const event = drugEvent('naloxone', doseBy('IV'), { checkedBy: 'second-person' });
  assert.deepEqual(event, {
    kind: 'drug',
    drug: 'naloxone',
    route: 'IV',
    checkedBy: 'second-person',
    amount: { value: '1', unit: 'mg' },
  });
});

test('the log holds the strength that the volume is drawn from', () => {
  const strength = { amount: 500, unit: 'mg' } as const;
  const { value } = doseOf({ amount: 1, unit: 'mL' });
  const dose: DrugDose = {
    kind: 'dose',
    dose: doseOf({ amount: 500, unit: 'mg' }),
    volume: { amount: value, unit: 'mL', strength },
    routes: ['IV', 'IO'],
    number: 1,
  };
  assert.deepEqual(drugEvent('magnesium', dose, { access: 'io' }), {
    kind: 'drug',
    drug: 'magnesium',
    route: 'IO',
    amount: { value: '500', unit: 'mg' },
    volume: '1',
    strength: '500 mg/mL',
  });
});

test('a volume that nobody knows is in the log as that, without an amount', () => {
  const event = drugEvent('saline', VOLUME_NOT_KNOWN, { access: 'iv' });
  assert.deepEqual(event, { kind: 'drug', drug: 'saline', route: '', unknown: true });
});
