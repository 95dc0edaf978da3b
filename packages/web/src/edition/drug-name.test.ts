import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { drugName } from './drug-name.ts';

test('look-alike names are written in tall-man letters', () => {
  const epinephrine = edition.formulary['epinephrine-1-1000'];
  assert.ok(epinephrine);
  assert.equal(drugName(epinephrine), 'EPINEPHrine 1:1,000');
});
