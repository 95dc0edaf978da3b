import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drugName } from './drug-name.ts';
import { edition } from './edition.ts';

test('look-alike names are written in tall-man letters', () => {
  const epinephrine = edition.formulary['epinephrine-1-1000'];
  assert.ok(epinephrine);
  assert.equal(drugName(epinephrine), 'EPINEPHrine 1:1,000');
});
