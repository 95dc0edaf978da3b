import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { classComplete } from './class-complete.ts';

test('the clean drugs have what their classes need', () => {
  assert.deepEqual(sentencesOf(classComplete), []);
});

test('a sedative without monitoring', () => {
  const sentences = sentencesOf(classComplete, (contents) => {
    contents.tables.classes.benzodiazepine = { source: [] };
    for (const act of drugIn(contents, 'midazolam').acts) if (act.id !== 'seizure-im') act.monitor = ['spo2'];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" sedates without monitoring: say under "monitor" what is watched.',
  ]);
});

test('a paralytic without anything', () => {
  const sentences = sentencesOf(classComplete, (contents) => {
    paralytic(contents);
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate paralyzes, and its class has no banner: give it one.',
    'magnesium-sulfate, "Eclampsia, seizing or has seized" paralyzes without a bag-mask at hand: add "bag-mask-ready".',
    'magnesium-sulfate, "Eclampsia, seizing or has seized" paralyzes before the patient is sedated: name the sedative under "start".',
  ]);
});

test('a paralytic that has all of it', () => {
  const sentences = sentencesOf(classComplete, (contents) => {
    paralytic(contents);
    contents.tables.classes.paralytic = {
      banner: 'Paralyzes: stops breathing.',
      monitor: ['bag-mask-ready'],
      source: [],
    };
    actIn(contents, 'magnesium-sulfate/eclampsia').start = { after: ['midazolam/light-sedation'] };
  });
  assert.deepEqual(sentences, []);
});

test('a paralytic that comes after another drug than a sedative', () => {
  const sentences = sentencesOf(classComplete, (contents) => {
    paralytic(contents);
    contents.tables.classes.paralytic = {
      banner: 'Paralyzes: stops breathing.',
      monitor: ['bag-mask-ready'],
      source: [],
    };
    actIn(contents, 'magnesium-sulfate/eclampsia').start = { after: ['sodium-chloride/shock'] };
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Eclampsia, seizing or has seized" paralyzes before the patient is sedated: name the sedative under "start".',
  ]);
});

test('a vesicant into a vein that nobody looks at', () => {
  const sentences = sentencesOf(classComplete, (contents) => {
    drugIn(contents, 'magnesium-sulfate').classes = ['vesicant'];
    actIn(contents, 'magnesium-sulfate/arrest-torsades').site = 'large vein';
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').monitor = ['line-runs-freely'];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Eclampsia, seizing or has seized" harms tissue outside a vein: name the "site", or watch "line-runs-freely".',
  ]);
});

/** Magnesium as if it paralyzed, with one act. */
function paralytic(contents: Planted): void {
  const drug = drugIn(contents, 'magnesium-sulfate');
  drug.classes = ['paralytic'];
  drug.acts = [actIn(contents, 'magnesium-sulfate/eclampsia')];
  contents.tables.classes.paralytic = { source: [] };
}
