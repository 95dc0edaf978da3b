import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADULT, CHILD, drug, ms, type Press, stateOf } from './arrest-fixture.ts';
import { earlyDose } from './early-dose.ts';

const adult = (presses: readonly Press[], name: string, at: string) =>
  earlyDose(ADULT, stateOf('adult', presses), name, ms(at));
const child = (presses: readonly Press[], name: string, at: string) =>
  earlyDose(CHILD, stateOf('child', presses), name, ms(at));

test('epinephrine before three minutes have passed, whichever way it went in; a dose that was undone is none', () => {
  const given: Press[] = [['2:00', drug('epinephrine')]];
  assert.equal(adult([], 'epinephrine', '2:13'), undefined);
  assert.equal(adult(given, 'epinephrine', '2:13'), ms('2:00'));
  assert.equal(adult(given, 'epinephrine-tube', '4:59'), ms('2:00'));
  assert.equal(adult(given, 'epinephrine', '5:00'), undefined);
  assert.equal(adult([...given, ['2:10', { kind: 'undone', of: '2' }]], 'epinephrine', '2:13'), undefined);
  const cool: Press = ['1:00', { kind: 'circumstance', circumstance: 'cool', holds: true }];
  assert.equal(adult([cool, ...given], 'epinephrine', '7:59'), ms('2:00'));
});

test('an antiarrhythmic inside the gap of its plan; where the plan has none, and for other drugs, never', () => {
  const given: Press[] = [['2:00', drug('amiodarone')]];
  assert.equal(child(given, 'amiodarone', '6:59'), ms('2:00'));
  assert.equal(child(given, 'amiodarone', '7:00'), undefined);
  // When an adult turns out to be a child, the doses already given still count.
  assert.equal(child([['2:00', drug('amiodarone-first')]], 'amiodarone', '3:00'), ms('2:00'));
  assert.equal(adult([['2:00', drug('amiodarone-first')]], 'amiodarone-second', '2:10'), undefined);
  assert.equal(adult([['2:00', drug('recalled')]], 'recalled', '2:10'), undefined);
});
