import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { objectedTo } from '../../testing/finds.ts';
import { smallEdition } from '../../testing/small-edition.ts';
import { spelling } from './spelling.ts';

test('British spelling, British drug names and misspelt words are found, and US spelling passes', () => {
  const british = ['hypoglycaemia', 'paediatric', 'oedema', '2 litres', 'trauma centre', 'grey', 'nebulised'];
  const wrong = ['paracetamol', 'recieved', 'siezure'];
  const fine = ['hypoglycemia', 'hemorrhage', 'pediatric', '2 L', 'trauma center', 'nebulized', 'meter', 'precise'];
  assert.deepEqual(objectedTo(spelling, [...british, ...wrong, ...fine]), [...british, ...wrong]);
});

test('names of works and search words are not ours to spell', () => {
  const edition = smallEdition();
  edition.synonyms.fall?.push('haemorrhage');
  Object.assign(edition.sources, { paed: { title: 'Paediatric care', edition: '1', basis: 'guideline' } });
  assert.deepEqual(spelling.find(edition, NO_EXCEPTIONS), []);
});
