import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { liftWithReason } from './lift-with-reason.ts';

test('the lifts of the clean drugs have a source or a reason', () => {
  assert.deepEqual(sentencesOf(liftWithReason), []);
});

test('a lift without a reason', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').lift = [{ if: 'heart-block', to: 'know' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" lifts "heart-block" without a reason: name a source at the lift, or say what makes it safe.',
  ]);
});

test('everything lifted without a source', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    actIn(contents, 'magnesium-sulfate/arrest-torsades').lift = [{ to: 'none' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Cardiac arrest, torsades" lifts every inherited stop and question without a reason: name a source at the lift, or say what makes it safe.',
  ]);
});

test('a lift of what is not inherited', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    actIn(contents, 'magnesium-sulfate/eclampsia').lift = [{ if: 'low-pressure', to: 'none', source: ['spec'] }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Eclampsia, seizing or has seized" lifts "low-pressure", which neither its drug nor a class of it stops or asks: take the lift out.',
  ]);
});

test('a lift of a stop that is for other acts', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    drugIn(contents, 'magnesium-sulfate').stop = [{ who: { if: 'heart-block' }, except: ['torsades-with-pulse'] }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" lifts "heart-block", which neither its drug nor a class of it stops or asks: take the lift out.',
  ]);
});

test('everything lifted by a flush', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    actIn(contents, 'sodium-chloride/flush').lift = [{ to: 'none' }];
  });
  assert.deepEqual(sentences, []);
});

test('a question that is lifted to a question', () => {
  const sentences = sentencesOf(liftWithReason, (contents) => {
    drugIn(contents, 'magnesium-sulfate').ask = [{ who: { if: 'low-pressure' } }];
    actIn(contents, 'magnesium-sulfate/eclampsia').lift = [{ if: 'low-pressure', to: 'ask', source: ['spec'] }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Eclampsia, seizing or has seized" lifts "low-pressure" to a question, which it is already: take the lift out.',
  ]);
});
