import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAST_ED, FAST_ED_PUBLISHED, FAST_ED_SHOWN_OUT_OF, fastEdBand, fastEdTotal } from './fast-ed.ts';
import { unanswered } from './scale.ts';

test('0 is none, 1-3 mild, 4-6 moderate, 7 and more severe', () => {
  const bands = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(fastEdBand);
  assert.deepEqual(bands, [
    ...['none', 'mild', 'mild', 'mild', 'moderate', 'moderate', 'moderate'],
    ...['severe', 'severe', 'severe'],
  ]);
});

test('face, speech output and comprehension reach 1; arm, eye deviation and denial reach 2', () => {
  const highest = Object.entries(FAST_ED).map(([item, { from, to }]) => [item, from, to]);
  assert.deepEqual(highest, [
    ['face', 0, 1],
    ['arm', 0, 2],
    ['speechOutput', 0, 1],
    ['speechComprehension', 0, 1],
    ['eyeDeviation', 0, 2],
    ['denial', 0, 2],
  ]);
});

test('the worst answers add up to 9, shown out of 10', () => {
  const worst = { face: 1, arm: 2, speechOutput: 1, speechComprehension: 1, eyeDeviation: 2, denial: 2 };
  assert.deepEqual(fastEdTotal(worst), { kind: 'complete', total: FAST_ED_PUBLISHED.highest });
  assert.deepEqual(FAST_ED_PUBLISHED, { highest: 9, largeVesselFrom: 4 });
  assert.equal(FAST_ED_SHOWN_OUT_OF, 10);
});

test('five of six answers give no total', () => {
  const answers = { face: 1, arm: 2, speechOutput: 1, speechComprehension: 1, eyeDeviation: 2, denial: -1 };
  assert.deepEqual(fastEdTotal(answers), { kind: 'incomplete', answered: 5, of: 6 });
  assert.deepEqual(fastEdTotal(unanswered(FAST_ED)), { kind: 'incomplete', answered: 0, of: 6 });
});
