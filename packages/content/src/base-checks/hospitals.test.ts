import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Specialty } from '@first60/edition';
import { edition } from '../base-edition.ts';

const { hospitals } = edition;
const SPECIALTIES: readonly Specialty[] = ['trauma', 'cardiac', 'stroke', 'ecmo'];

test('there are five hospitals, all in Riyadh, each with an id and a name of its own', () => {
  assert.equal(hospitals.length, 5);
  assert.deepEqual([...new Set(hospitals.map(({ city }) => city))], ['Riyadh']);
  assert.equal(new Set(hospitals.map(({ id }) => id)).size, 5);
  assert.equal(new Set(hospitals.map(({ name }) => name)).size, 5);
});

test('trauma is reported of 2, cardiac of 4, stroke of 3 and ECMO of 1', () => {
  const counts = SPECIALTIES.map((specialty) => hospitals.filter(({ badges }) => badges[specialty]).length);
  assert.deepEqual(counts, [2, 4, 3, 1]);
});

test('two hospitals have a phone, each a Saudi number in E.164', () => {
  const phones = hospitals.flatMap(({ phone }) => phone ?? []);
  assert.equal(phones.length, 2);
  for (const phone of phones) assert.match(phone, /^\+9661\d{8}$/);
});
