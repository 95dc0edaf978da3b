import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, giveIn, type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { infusionsAlike } from './infusions-alike.ts';

const INFUSION = { low: { amount: 1, unit: 'mg' }, per: 'min' } as const;

/** Magnesium and midazolam as infusions of one class, which differ in nothing. */
function twoInfusions(contents: Planted): void {
  for (const ref of ['midazolam/seizure-iv', 'magnesium-sulfate/eclampsia']) {
    giveIn(contents, ref, 'adult', INFUSION);
    const drug = drugIn(contents, ref.split('/')[0] ?? '');
    drug.classes = ['pressor'];
    drug.monitor = ['pressure'];
    drug.stop = [{ who: { if: 'heart-block' } }];
  }
  contents.tables.classes.pressor = { source: [] };
}

test('no infusion among the clean drugs', () => {
  assert.deepEqual(sentencesOf(infusionsAlike), []);
});

test('two infusions that say the same', () => {
  assert.deepEqual(sentencesOf(infusionsAlike, twoInfusions), []);
});

test('a stop, a look and a step that one of them lacks', () => {
  const sentences = sentencesOf(infusionsAlike, (contents) => {
    twoInfusions(contents);
    const act = actIn(contents, 'midazolam/seizure-iv');
    act.stop = [{ who: { if: 'low-pressure' } }];
    act.monitor = ['line-runs-freely'];
    act.start = { first: [{ say: 'run the line full' }] };
  });
  const lacks = (value: string, field: string) =>
    `magnesium-sulfate, "Eclampsia, seizing or has seized" lacks "${value}" under "${field}", which midazolam, "Seizure, IV" has: say it of every infusion of the class.`;
  assert.deepEqual(sentences, [
    lacks('low-pressure', 'stop'),
    lacks('line-runs-freely', 'monitor'),
    lacks('run the line full', 'start'),
  ]);
});

test('what is of other acts of the drug, or lifted', () => {
  const sentences = sentencesOf(infusionsAlike, (contents) => {
    twoInfusions(contents);
    drugIn(contents, 'midazolam').stop = [
      { who: { if: 'heart-block' } },
      { who: { if: 'torsades' }, acts: ['seizure-im'] },
      { who: { if: 'wet-lungs' }, except: ['seizure-iv'] },
      { who: { if: 'eclampsia' } },
    ];
    actIn(contents, 'midazolam/seizure-iv').lift = [{ if: 'eclampsia', to: 'none' }];
  });
  assert.deepEqual(sentences, []);
});

test('infusions of two classes, and of one drug', () => {
  const sentences = sentencesOf(infusionsAlike, (contents) => {
    twoInfusions(contents);
    drugIn(contents, 'midazolam').classes = ['benzodiazepine'];
    giveIn(contents, 'midazolam/light-sedation', 'adult', INFUSION);
  });
  assert.deepEqual(sentences, []);
});
