import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { questionForCondition } from './question-for-condition.ts';

test('every key of the clean drugs is in its table', () => {
  assert.deepEqual(sentencesOf(questionForCondition), []);
});

test('a condition without a question', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    contents.tables.conditions.torsades = { say: 'torsades' };
  });
  assert.deepEqual(sentences, [
    'The condition "torsades" has no question: write under "ask" what a medic can answer with yes or no.',
  ]);
});

test('a measured condition without a vital sign', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    contents.tables.conditions.torsades = { say: 'torsades', ask: 'Torsades?', measured: {} };
  });
  assert.deepEqual(sentences, ['The condition "torsades" is measured and names no vital sign: name it under "vital".']);
});

test('conditions that are in no table', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    actIn(contents, 'midazolam/seizure-im').when = ['seizing'];
    drugIn(contents, 'magnesium-sulfate').ask = [{ who: { if: 'kidney-failure' } }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" names the condition "seizing", which is in no table: correct it or add it.',
    'magnesium-sulfate names the condition "kidney-failure", which is in no table: correct it or add it.',
  ]);
});

test('a class, a target and a monitor that are in no table', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    drugIn(contents, 'midazolam').classes.push('sedative');
    actIn(contents, 'sodium-chloride/shock').target = 'pressure';
    actIn(contents, 'sodium-chloride/shock').monitor = ['liver'];
  });
  assert.deepEqual(sentences, [
    'midazolam names the class "sedative", which is in no table: correct it or add it.',
    'sodium-chloride, "Shock, sepsis" names "liver" of monitoring, which is in no table: correct it or add it.',
    'sodium-chloride, "Shock, sepsis" names the target "pressure", which is in no table: correct it or add it.',
  ]);
});

test('a condition of a class', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    contents.tables.classes.crystalloid = { onlyOne: { in: 'seizing', say: 'One kind.' }, source: [] };
  });
  assert.deepEqual(sentences, [
    'The class "crystalloid" names the condition "seizing", which is in no table: correct it or add it.',
  ]);
});

test('conditions in every place of an act', () => {
  const sentences = sentencesOf(questionForCondition, (contents) => {
    const act = actIn(contents, 'midazolam/seizure-im');
    act.over = [{ who: { if: 'a' }, is: 'slow' }];
    act.order = [{ kind: 'order', if: 'b', unless: 'c' }];
    act.instead = [{ if: 'd', act: 'ketamine/sedation' }];
    act.start = { check: ['e'], needs: ['f'] };
    act.modify = [{ who: { if: 'g' } }];
    act.limits = [{ in: 'h', doses: 2, then: 'order' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" names the condition "e", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "a", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "h", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "g", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "b", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "c", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names the condition "d", which is in no table: correct it or add it.',
    'midazolam, "Seizure, no IV" names "f" of monitoring, which is in no table: correct it or add it.',
  ]);
});
