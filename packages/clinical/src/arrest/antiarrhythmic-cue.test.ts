import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antiarrhythmicCue, givenInstead, isAntiarrhythmic, withheldAfter } from './antiarrhythmic-cue.ts';
import { ADULT, CHILD, drug, ms, type Press, REARREST, ROSC, SHOCK, stateOf, VF } from './arrest-fixture.ts';
import type { ArrestPlan } from './arrest-plan.ts';

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

const THREE_SHOCKS: Press[] = ['1:00', '3:00', '5:00'].flatMap((time): Press[] => [
  [time, VF],
  [time, SHOCK],
]);
/** Here, lidocaine may be repeated. */
const PLAN: ArrestPlan = {
  ...ADULT,
  antiarrhythmic: {
    ...ADULT.antiarrhythmic,
    choices: ADULT.antiarrhythmic.choices.map((choice) => ({ ...choice, doses: [...choice.doses, ...choice.doses] })),
  },
};
const cueAfter = (...more: Press[]) => {
  const state = stateOf('adult', [...THREE_SHOCKS, ...more]);
  const cue = antiarrhythmicCue(PLAN, state, ms('20:00'), { weight: '80' });
  return cue?.kind === 'antiarrhythmic' ? cue : assert.fail('no antiarrhythmic');
};

test('after magnesium amiodarone has no loud cue: the app does not choose lidocaine either', () => {
  const { quiet, because, choices } = cueAfter(['5:30', drug('magnesium')]);
  assert.deepEqual([quiet, because, choices.length], [true, 'withheld', 2]);
  assert.equal(withheldAfter(ADULT, stateOf('adult', [['5:30', drug('magnesium')]]), 'amiodarone-first'), 'Magnesium');
});

test('after magnesium lidocaine that the crew has chosen is said as before', () => {
  const cue = cueAfter(['5:20', drug('lidocaine')], ['5:30', drug('magnesium')], ['7:00', VF], ['7:00', SHOCK]);
  assert.deepEqual([cue.quiet, cue.choices.map((give) => give.drug)], [undefined, ['lidocaine']]);
  assert.equal(withheldAfter(ADULT, stateOf('adult', [['5:30', drug('magnesium')]]), 'lidocaine'), undefined);
});

test('magnesium of an arrest before says nothing of this one', () => {
  const again: Press[] = [
    ['4:00', ROSC],
    ['5:00', REARREST],
  ];
  assert.equal(withheldAfter(ADULT, stateOf('adult', [['3:00', drug('magnesium')]]), 'amiodarone-second'), 'Magnesium');
  assert.equal(
    withheldAfter(ADULT, stateOf('adult', [['3:00', drug('magnesium')], ...again]), 'amiodarone-second'),
    undefined,
  );
});
