import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { pressWords } from './press-words.ts';

const wordsOf = (drug: string) => pressWords({ kind: 'drug', drug, route: '' }, edition.codes?.adult);

test('a drug in a vein or a bone is followed by a flush; a tube, a nose, a bag of fluid and an infusion are not', () => {
  assert.deepEqual(['epinephrine', 'amiodarone-first', 'calcium', 'epinephrine-push-dose'].map(wordsOf), [
    'Epinephrine. Flush',
    'Amiodarone. Flush',
    'Calcium chloride. Flush',
    'Epinephrine, push dose. Flush',
  ]);
  assert.deepEqual(['epinephrine-tube', 'naloxone', 'saline', 'epinephrine-infusion'].map(wordsOf), [
    'Epinephrine, tube',
    'Naloxone',
    'Saline',
    'Epinephrine, infusion',
  ]);
  assert.equal(pressWords({ kind: 'cpr' }, edition.codes?.adult), 'CPR');
});
