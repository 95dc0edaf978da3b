import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ByWho, Repeat } from './act.ts';
import { adult, child } from './act-fixture.ts';
import { beyondCount, countOf, growthOf } from './repeat.ts';

type Repeats = ByWho<Repeat | 'none'>;
const UNSURE: Repeats = [
  { who: adult, is: { count: 3, factor: 3 } },
  { who: child, is: { count: 2, factor: 2 } },
];
const SURE: Repeats = [{ who: { if: 'x' }, is: 'none' }, { is: { count: 4, factor: 2 } }];

test('doses in all: of what surely is for the patient, else the fewest of what may be', () => {
  assert.equal(countOf(undefined), undefined);
  assert.equal(countOf([{ is: 'none' }]), 1);
  assert.equal(countOf([{ is: { factor: 2 } }]), undefined);
  assert.equal(countOf(SURE), 4);
  assert.equal(countOf(UNSURE), 2);
  assert.equal(
    countOf([
      { who: adult, is: { count: 3 } },
      { who: child, is: {} },
    ]),
    3,
  );
  assert.equal(countOf([{ who: adult, is: { count: 3 } }, { is: {} }]), undefined);
});

test('one dose more than that asks for an order, surely only where the count is sure', () => {
  const beyond = (repeats: Repeats | undefined, number: number) => beyondCount(repeats, number);
  assert.deepEqual(beyond(undefined, 9), []);
  assert.deepEqual(beyond(SURE, 4), []);
  assert.deepEqual(beyond(SURE, 5), [{ rule: { kind: 'order', fromDose: 5 }, applies: 'yes' }]);
  assert.deepEqual(beyond(UNSURE, 2), []);
  const forChild = { rule: { kind: 'order', who: child, fromDose: 3 }, applies: 'unsure' };
  assert.deepEqual(beyond(UNSURE, 3), [forChild]);
  assert.deepEqual(beyond(UNSURE, 4), [
    { rule: { kind: 'order', who: adult, fromDose: 4 }, applies: 'unsure' },
    forChild,
  ]);
});

test('a dose that is the last one times a factor grows with each, exactly', () => {
  const growth = (repeats: Repeats | undefined, number: number) => growthOf(repeats, number).toFixed();
  assert.equal(growth(undefined, 5), '1');
  assert.equal(growth([{ is: 'none' }], 3), '1');
  assert.equal(growth([{ is: { count: 3 } }], 3), '1');
  assert.deepEqual(
    [1, 2, 3, 11].map((number) => growth(SURE, number)),
    ['1', '2', '4', '1024'],
  );
  assert.equal(growth([{ is: { factor: 1.1 } }], 4), '1.331');
  assert.equal(growth(UNSURE, 3), '4');
  assert.equal(
    growth(
      [
        { who: adult, is: { factor: 2 } },
        { who: child, is: 'none' },
      ],
      3,
    ),
    '1',
  );
});
