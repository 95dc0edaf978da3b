import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { byMouth } from './by-mouth.ts';

const REFUSED = [
  'midazolam, "Seizure, no IV" is given by mouth, and nothing stops it for who cannot swallow: add "cannot-swallow" under "stop", with the route when it has others.',
];

const found = (plant: (contents: Planted) => void = () => {}) =>
  sentencesOf(byMouth, (contents) => {
    actIn(contents, 'midazolam/seizure-im').routes.push({ route: 'PO' });
    plant(contents);
  });

test('what is not given by mouth needs no stop', () => {
  assert.deepEqual(sentencesOf(byMouth), []);
});

test('an act by mouth without a stop or a question of who cannot swallow', () => {
  assert.deepEqual(found(), REFUSED);
});

test('a stop or question of the act, of the drug or of its class is enough', () => {
  const caution = { who: { if: 'cannot-swallow' } };
  assert.deepEqual(
    found((contents) => {
      actIn(contents, 'midazolam/seizure-im').ask = [caution];
    }),
    [],
  );
  assert.deepEqual(
    found((contents) => {
      drugIn(contents, 'midazolam').stop = [{ ...caution, routes: ['PO'] }];
    }),
    [],
  );
  assert.deepEqual(
    found(({ tables }) => {
      const { benzodiazepine } = tables.classes;
      if (benzodiazepine) benzodiazepine.stop = [caution];
    }),
    [],
  );
});

test('a stop of some patients, of another route, or one that the act lifts is not', () => {
  const stops = (stop: NonNullable<ReturnType<typeof drugIn>['stop']>) =>
    found((contents) => {
      drugIn(contents, 'midazolam').stop = stop;
    });
  assert.deepEqual(stops([{ who: { if: 'cannot-swallow', group: 'adult' } }]), REFUSED);
  assert.deepEqual(stops([{ who: { if: 'cannot-swallow', range: { fromMonths: 12 } } }]), REFUSED);
  assert.deepEqual(stops([{ who: { if: 'cannot-swallow' }, routes: ['IM'] }]), REFUSED);
  assert.deepEqual(
    found((contents) => {
      drugIn(contents, 'midazolam').stop = [{ who: { if: 'cannot-swallow' } }];
      actIn(contents, 'midazolam/seizure-im').lift = [{ if: 'cannot-swallow', to: 'none', source: ['spec'] }];
    }),
    REFUSED,
  );
});
