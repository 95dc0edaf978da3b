import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenInstead, isAntiarrhythmic } from './antiarrhythmic-cue.ts';
import { ADULT, CHILD, drug, stateOf } from './code-fixture.ts';

const instead = (id: string, ...given: readonly string[]) =>
  givenInstead(
    ADULT,
    stateOf(
      'adult',
      given.map((one) => ['1:00', drug(one)]),
    ),
    id,
  );

test('once amiodarone was given, lidocaine says so; a second amiodarone does not', () => {
  assert.equal(instead('lidocaine'), undefined);
  assert.equal(instead('lidocaine', 'amiodarone-first'), 'Amiodarone');
  assert.equal(instead('amiodarone-second', 'amiodarone-first'), undefined);
});

test('the reverse: after lidocaine each dose of amiodarone says so, and no other drug does', () => {
  assert.equal(instead('amiodarone-first', 'lidocaine'), 'Lidocaine');
  assert.equal(instead('amiodarone-second', 'lidocaine'), 'Lidocaine');
  assert.equal(instead('epinephrine', 'lidocaine'), undefined);
});

test('where both were given, the first one stands', () =>
  assert.equal(instead('lidocaine', 'amiodarone-first', 'lidocaine'), 'Amiodarone'));

test('the antiarrhythmics of a plan are those of its choices', () => {
  assert.equal(isAntiarrhythmic(ADULT, 'amiodarone-second'), true);
  assert.equal(isAntiarrhythmic(CHILD, 'epinephrine'), false);
});
