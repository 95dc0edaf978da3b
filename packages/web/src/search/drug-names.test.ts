import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { drugsKnownAs } from './drug-names.ts';

const drugs = Object.values(edition.formulary);
const idsFor = (term: string) => drugsKnownAs(drugs, term).map(({ id }) => id);

test('"adrenaline" is known as both strengths of epinephrine, then as its pens; a chance within noradrenaline is none', () => {
  assert.deepEqual(idsFor(' Adrenaline '), [
    'epinephrine-1-10000',
    'epinephrine-1-1000',
    'epinephrine-auto-injector-adult',
    'epinephrine-auto-injector-pediatric',
  ]);
});

test('a British name, an abbreviation and a second class are known', () => {
  assert.deepEqual([idsFor('frusemide'), idsFor('GTN')], [['furosemide'], ['nitroglycerin']]);
  assert.ok(idsFor('antianginal').includes('nitroglycerin'));
});

test('blank text and nonsense know nothing', () => {
  assert.deepEqual([idsFor(' '), idsFor('zzz')], [[], []]);
});
