import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { stopWithoutAWay } from './stop-without-a-way.ts';

test('no stop of the clean drugs has a way out', () => {
  assert.deepEqual(sentencesOf(stopWithoutAWay), []);
});

test('words beside a stop of an act, and of a drug', () => {
  const sentences = sentencesOf(stopWithoutAWay, (contents) => {
    actIn(contents, 'midazolam/light-sedation').stop = [{ who: { if: 'low-pressure' }, say: 'call OLMD' }];
    drugIn(contents, 'magnesium-sulfate').stop = [{ who: { if: 'heart-block' }, say: 'only with the pacer ready' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" says "call" in the stop "low blood pressure (call OLMD)", which is read as never: name the condition without it, or ask.',
    'magnesium-sulfate says "only" in the stop "heart block (only with the pacer ready)", which is read as never: name the condition without it, or ask.',
  ]);
});

test('the words of the condition itself', () => {
  const sentences = sentencesOf(stopWithoutAWay, (contents) => {
    contents.tables.conditions['heart-block'] = { say: 'heart block unless paced' };
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate says "unless" in the stop "heart block unless paced", which is read as never: name the condition without it, or ask.',
  ]);
});

test('a class, and what a line of a card adds', () => {
  const sentences = sentencesOf(stopWithoutAWay, (contents) => {
    contents.tables.classes.crystalloid = {
      stop: [{ who: { if: 'wet-lungs' }, say: 'OLMD decides' }],
      source: [],
    };
    for (const line of contents.lines) line.add.stop = [{ who: { if: 'torsades' }, say: 'unless ordered' }];
  });
  assert.deepEqual(sentences, [
    'The class "crystalloid" says "OLMD" in the stop "wet lungs (OLMD decides)", which is read as never: name the condition without it, or ask.',
    'seizures, midazolam says "unless" in the stop "torsades (unless ordered)", which is read as never: name the condition without it, or ask.',
  ]);
});

test('what is given instead, and a question', () => {
  const sentences = sentencesOf(stopWithoutAWay, (contents) => {
    actIn(contents, 'midazolam/light-sedation').stop = [{ who: { if: 'low-pressure' }, say: 'ketamine instead' }];
    drugIn(contents, 'midazolam').ask = [{ who: { if: 'torsades' }, say: 'only with the pacer ready' }];
  });
  assert.deepEqual(sentences, []);
});
