import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { orderSaidOnce } from './order-said-once.ts';

test('no words of the clean drugs order anything', () => {
  assert.deepEqual(sentencesOf(orderSaidOnce), []);
});

test('a label', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    actIn(contents, 'midazolam/seizure-im').label = 'Seizure, no IV, on OLMD';
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV, on OLMD" says "OLMD" under "label", in "Seizure, no IV, on OLMD": write it under "order" or "ask" and take it out of the words.',
  ]);
});

test('a warning', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    drugIn(contents, 'magnesium-sulfate').know = [{ say: 'Kidney failure: only on order of medical direction.' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate says "order" under "know", in "Kidney failure: only on order of medical direction.": write it under "order" or "ask" and take it out of the words.',
  ]);
});

test('words beside a condition, and beside a lift', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    actIn(contents, 'midazolam/light-sedation').stop = [{ who: { if: 'low-pressure' }, say: 'call first' }];
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').lift = [
      { if: 'heart-block', to: 'ask', say: 'OLMD first' },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" says "call" under "say", in "call first": write it under "order" or "ask" and take it out of the words.',
    'magnesium-sulfate, "Torsades with a pulse" says "OLMD" under "say", in "OLMD first": write it under "order" or "ask" and take it out of the words.',
  ]);
});

test('a class', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    contents.tables.classes.crystalloid = { know: [{ say: 'Medical direction sets the total.' }], source: [] };
  });
  assert.deepEqual(sentences, [
    'The class "crystalloid" says "Medical direction" under "know", in "Medical direction sets the total.": write it under "order" or "ask" and take it out of the words.',
  ]);
});

test('what others do, which no crew reads', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    actIn(contents, 'midazolam/seizure-im').differs = [{ say: 'only on order', source: ['la-1309'] }];
  });
  assert.deepEqual(sentences, []);
});

test('what a line of a card adds', () => {
  const sentences = sentencesOf(orderSaidOnce, (contents) => {
    for (const line of contents.lines) line.add.stop = [{ who: { if: 'low-pressure' }, say: 'call OLMD' }];
  });
  assert.deepEqual(sentences, [
    'seizures, midazolam says "call" under "say", in "call OLMD": write it under "order" or "ask" and take it out of the words.',
  ]);
});
