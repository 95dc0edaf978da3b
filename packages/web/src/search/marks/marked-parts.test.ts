import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, term: string): string =>
  markedParts(text, term)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test('every word that begins with the term is marked, in its own case', () => {
  assert.equal(marked('Chest pain, then CHEST tube', ' chest '), '[Chest] pain, then [CHEST] tube');
});

test('a term within a word is a coincidence and is not marked', () => {
  assert.equal(marked('IO access in immobilization', 'io'), '[IO] access in immobilization');
  assert.equal(marked('Bradycardia', 'cardia'), 'Bradycardia');
});

test('words are marked in the spelling of the card, whatever spelling was typed', () => {
  assert.equal(marked('Pulmonary edema, anemia', 'pulmonary oedema'), '[Pulmonary edema], anemia');
  assert.equal(marked('الكربون', 'كربون'), '[الكربون]');
  assert.equal(marked('ألم الصدر', 'الم صدر'), '[ألم الصدر]');
});

test('an id typed with hyphens marks the words of the title', () => {
  assert.equal(marked('IV Insertion', 'iv-insertion'), '[IV Insertion]');
});

test('nothing is marked for a blank term or a text without it', () => {
  assert.equal(marked('Shock', '  '), 'Shock');
  assert.equal(marked('Shock', 'burn'), 'Shock');
});

test('the parts are the whole text, whatever is marked', () => {
  for (const term of ['a', 'ar', 'cardiac arrest', '']) {
    assert.equal(
      markedParts('Adult Cardiac Arrest', term)
        .map(({ text }) => text)
        .join(''),
      'Adult Cardiac Arrest',
    );
  }
});
