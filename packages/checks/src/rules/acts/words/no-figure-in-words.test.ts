import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, sentencesOf } from '../act-rule-fixture.ts';
import { noFigureInWords } from './no-figure-in-words.ts';

test('no words of the clean drugs hold a figure', () => {
  assert.deepEqual(sentencesOf(noFigureInWords), []);
});

test('figures of every kind', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    const act = actIn(contents, 'midazolam/seizure-im');
    act.know = [
      'At most 10 mg.',
      'Works after 5-15 min.',
      'From 69 years half of it.',
      'Two more doses may be needed.',
      'Given twice, it lasts longer.',
      'The 2nd one is weaker.',
      'Halve it in the old.',
    ].map((say) => ({ say }));
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" writes out "10 mg" under "know", in "At most 10 mg.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "5-15 min" under "know", in "Works after 5-15 min.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "69 years" under "know", in "From 69 years half of it.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "Two more doses" under "know", in "Two more doses may be needed.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "twice" under "know", in "Given twice, it lasts longer.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "2nd" under "know", in "The 2nd one is weaker.": give the figure its own field and take it out of the words.',
    'midazolam, "Seizure, no IV" writes out "Halve" under "know", in "Halve it in the old.": give the figure its own field and take it out of the words.',
  ]);
});

test('names that hold a digit', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    const act = actIn(contents, 'midazolam/seizure-im');
    act.know = [
      'Watch SpO2 and EtCO2.',
      'A 12-lead first.',
      'Blocks H2 too.',
      'Not the 1:10,000 syringe.',
      'A 3rd degree block.',
      'Second dose of the series.',
    ].map((say) => ({ say }));
  });
  assert.deepEqual(sentences, []);
});

test('a site and words beside a condition; a label is a published name, which may hold a figure', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    const act = actIn(contents, 'midazolam/light-sedation');
    act.label = 'Light sedation, over 6 years';
    act.site = 'two thighs';
    act.stop = [{ who: { if: 'low-pressure' }, say: 'below 90 mmHg' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation, over 6 years" writes out "90 mmHg" under "say", in "below 90 mmHg": give the figure its own field and take it out of the words.',
    'midazolam, "Light sedation, over 6 years" writes out "two thighs" under "site", in "two thighs": give the figure its own field and take it out of the words.',
  ]);
});

test('the label of an act that is no row, and that of a card, may name a vital sign alone', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    const sedation = actIn(contents, 'midazolam/light-sedation');
    sedation.noRow = true;
    sedation.label = 'Light sedation, over 6 years';
    sedation.cardLabel = 'Light sedation after 2 min';
    const seizure = actIn(contents, 'midazolam/seizure-im');
    seizure.noRow = true;
    seizure.label = 'Seizure, SpO2 below 94% or glucose below 60 mg/dL';
    seizure.cardLabel = 'Seizure, 2.5 mg';
    actIn(contents, 'midazolam/seizure-iv').cardLabel = 'Seizure, 2 doses';
  });
  assert.deepEqual(
    sentences.map((sentence) => sentence.replace(/: give.*$/, '')),
    [
      'midazolam, "Seizure, SpO2 below 94% or glucose below 60 mg/dL" writes out "2.5 mg" under "cardLabel", in "Seizure, 2.5 mg"',
      'midazolam, "Seizure, IV" writes out "2 doses" under "cardLabel", in "Seizure, 2 doses"',
      'midazolam, "Light sedation, over 6 years" writes out "6 years" under "label", in "Light sedation, over 6 years"',
      'midazolam, "Light sedation, over 6 years" writes out "2 min" under "cardLabel", in "Light sedation after 2 min"',
    ],
  );
});

test('what may follow a dose, and a time, which may not', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    actIn(contents, 'midazolam/seizure-iv').then = [{ is: '20 mL saline flush' }];
    actIn(contents, 'sodium-chloride/shock').then = [{ is: '5 mL saline, then 5 breaths' }];
    actIn(contents, 'midazolam/light-sedation').then = [{ is: 'saline, wait 60 s' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" writes out "60 s" under "then", in "saline, wait 60 s": give the figure its own field and take it out of the words.',
  ]);
});

test('what a line of a card adds', () => {
  const sentences = sentencesOf(noFigureInWords, (contents) => {
    for (const line of contents.lines) line.add.know = [{ say: 'Warm it for 5 min.' }];
  });
  assert.deepEqual(sentences, [
    'seizures, midazolam writes out "5 min" under "know", in "Warm it for 5 min.": give the figure its own field and take it out of the words.',
  ]);
});
