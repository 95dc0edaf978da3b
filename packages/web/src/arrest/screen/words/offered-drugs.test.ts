import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArrestEventData, type ArrestState, arrestState } from '@first60/clinical';
import { edition } from '@first60/content';
import { offeredDrugs } from './offered-drugs.ts';

function stateOf(plan: 'adult' | 'child', ...told: readonly ArrestEventData[]): ArrestState {
  const started: ArrestEventData = { kind: 'started', plan, edition: 'x', practice: false, layout: 'als' };
  return arrestState(
    [started, ...told].map((data, t) => ({
      id: String(t),
      code: 'code',
      seq: t + 1,
      t,
      at: { wall: t, mono: t, page: 'page', zone: 180 },
      version: 1,
      data,
    })),
  );
}

function offered(plan: 'adult' | 'child', ...told: readonly ArrestEventData[]) {
  const own = edition.codes?.[plan];
  assert.ok(own !== undefined);
  const state = stateOf(plan, ...told);
  return new Map(offeredDrugs(own, state, state.patient).map((drug) => [drug.drug, drug]));
}

const MAGNESIUM: ArrestEventData = { kind: 'drug', drug: 'magnesium', route: 'IV' };
const holds = (circumstance: 'trauma' | 'newborn', is = true): ArrestEventData => ({
  kind: 'circumstance',
  circumstance,
  holds: is,
});

test('after magnesium amiodarone gives the words of the card as its reason, and lidocaine has none', () => {
  const reason = 'Magnesium given. Torsades or long QT: magnesium, no amiodarone.';
  const adult = offered('adult', MAGNESIUM);
  assert.equal(adult.get('amiodarone-first')?.withheld, reason);
  assert.equal(adult.get('amiodarone-second')?.withheld, reason);
  assert.equal(adult.get('lidocaine-first')?.withheld, undefined);
  assert.equal(offered('child', MAGNESIUM).get('amiodarone')?.withheld, reason);
  assert.equal(offered('adult').get('amiodarone-first')?.withheld, undefined);
});

test('after an injury each antiarrhythmic gives its reason, and epinephrine has none', () => {
  const adult = offered('adult', holds('trauma'));
  for (const drug of ['amiodarone-first', 'lidocaine-first']) {
    assert.equal(adult.get(drug)?.withheld, 'Injury: its card has no antiarrhythmic.');
  }
  assert.equal(adult.get('epinephrine')?.withheld, undefined);
});

test('below 6 kg epinephrine and naloxone say what is otherwise at birth, until somebody says older', () => {
  const small: ArrestEventData = { kind: 'patient', weight: '3.4' };
  const another = 'At birth and the first days: Newborn Resuscitation has another dose.';
  const child = offered('child', small);
  assert.deepEqual(child.get('epinephrine')?.newborn, [another]);
  assert.deepEqual(child.get('epinephrine-tube')?.newborn, [another, 'Never 1 mg/mL at birth.']);
  assert.deepEqual(child.get('naloxone')?.newborn, ['Newborn of a mother on opioids: ventilate, no naloxone.']);
  assert.deepEqual(child.get('amiodarone')?.newborn, []);
  assert.deepEqual(offered('child', small, holds('newborn', false)).get('epinephrine')?.newborn, []);
});
