import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_ASSESSMENTS, readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';

const one: SavedAssessment = {
  id: 'a',
  tool: 'glasgow',
  toolName: 'Glasgow Coma Scale',
  score: '7/15',
  interpretation: 'Severe',
  at: 1_000,
};

test('the list comes back as it was stored', () => {
  assert.deepEqual(readAssessments(JSON.stringify([one])), [one]);
});

test('nothing stored, broken text and foreign values are an empty list', () => {
  for (const text of [null, '', '{', '{}', '[1, null, {"id":"a"}]', JSON.stringify([{ ...one, tool: 'horoscope' }])]) {
    assert.deepEqual(readAssessments(text), [], String(text));
  }
});

test('the newest stands first and only 100 are kept', () => {
  const full = Array.from({ length: MOST_ASSESSMENTS }, (_, index) => ({ ...one, id: String(index) }));
  const list = withAssessment(full, { ...one, id: 'new', at: 60_000 });
  assert.equal(list.length, 100);
  assert.equal(list[0]?.id, 'new');
  assert.ok(!list.some(({ id }) => id === '99'));
});

test('a double press saves once; the same score a little later, or another at once, is one more', () => {
  assert.deepEqual(withAssessment([one], { ...one, id: 'b', at: 1_300 }), [one]);
  assert.equal(withAssessment([one], { ...one, id: 'b', at: 5_000 }).length, 2);
  assert.equal(withAssessment([one], { ...one, id: 'b', score: '8/15', at: 1_300 }).length, 2);
});

test('a result of every tool comes back', () => {
  for (const tool of ['apgar', 'cincinnati', 'fast-ed', 'glasgow', 'pain-scale'] as const) {
    assert.deepEqual(readAssessments(JSON.stringify([{ ...one, tool }])), [{ ...one, tool }]);
  }
});
