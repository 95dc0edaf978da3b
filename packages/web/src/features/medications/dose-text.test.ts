import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { doseText } from './dose-text.ts';

test('the first bracket parts the dose from what qualifies it', () => {
  assert.deepEqual(doseText('0.01 mg/kg (max 1 mg) (IV/IO)'), { dose: '0.01 mg/kg', beside: '(max 1 mg) (IV/IO)' });
  assert.deepEqual(doseText('Not used'), { dose: 'Not used' });
});

test('the two parts together are the whole text, for every dosing text of the formulary', () => {
  const texts = Object.values(edition.formulary).flatMap(({ dosing }) =>
    dosing.flatMap(({ adultDose, pedsDose }) => [adultDose ?? '', pedsDose ?? '']),
  );
  for (const text of texts) {
    const { dose, beside } = doseText(text);
    assert.equal(beside === undefined ? dose : `${dose} ${beside}`, text);
  }
});
