import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArrestEventData } from './arrest-event.ts';
import { ADULT, CHILD, drug, stateOf } from './arrest-fixture.ts';
import { doseSeries } from './dose-series.ts';

const seriesOf = (id: string, ...given: readonly ArrestEventData[]) => {
  const { drugs } = stateOf(
    'adult',
    given.map((data) => ['1:00', data] as const),
  );
  return doseSeries(ADULT, drugs, id);
};

test('the second drug of a choice is its second dose, and waits for the first', () => {
  assert.deepEqual(seriesOf('amiodarone-first'), { before: 0, of: 2, isBegun: true });
  assert.deepEqual(seriesOf('amiodarone-second'), { before: 1, of: 2, isBegun: false });
  assert.equal(seriesOf('amiodarone-second', drug('amiodarone-first'))?.isBegun, true);
  assert.equal(seriesOf('amiodarone-second', drug('amiodarone-second'))?.isBegun, false);
});

test('a first dose that was given by the plan of a child counts', () =>
  assert.equal(seriesOf('amiodarone-second', drug('amiodarone'))?.isBegun, true));

test('a choice of one drug, and a drug that is no choice, have none', () => {
  assert.equal(seriesOf('lidocaine'), undefined);
  assert.equal(seriesOf('epinephrine'), undefined);
  assert.equal(doseSeries(CHILD, [], 'amiodarone'), undefined);
});

test('a plan that does not say how many doses there are has none', () => {
  const drugs = ADULT.drugs.map(({ doses: _, ...more }) => more);
  assert.equal(doseSeries({ ...ADULT, drugs }, [], 'amiodarone-second'), undefined);
});
