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

test('a term within words is marked only where no word begins with it', () => {
  assert.equal(marked('IO access in immobilization', 'io'), '[IO] access in immobilization');
  assert.equal(marked('Bradycardia', 'cardia'), 'Brady[cardia]');
});

test('an id typed with hyphens marks the words of the title', () => {
  assert.equal(marked('IV Insertion', 'iv-insertion'), '[IV Insertion]');
});

test('nothing is marked for a blank term, a text without it, or letters that change length with their case', () => {
  assert.equal(marked('Shock', '  '), 'Shock');
  assert.equal(marked('Shock', 'burn'), 'Shock');
  assert.equal(marked('İIO', 'io'), 'İIO');
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
