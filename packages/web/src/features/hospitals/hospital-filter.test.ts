import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { citiesOf, filterHospitals } from './hospital-filter.ts';

const { hospitals } = edition;
const [first] = hospitals;
assert.ok(first);
const elsewhere = { ...first, id: 'elsewhere', name: 'Jeddah Road Hospital', nameArabic: 'مستشفى', city: 'Jeddah' };
const ids = (text: string, city = '') => filterHospitals([...hospitals, elsewhere], text, city).map(({ id }) => id);

test('blank text and all cities show every hospital', () => {
  assert.equal(ids('   ').length, 6);
});

test('part of a name finds it whatever the capitals: "fahad" finds King Fahad Medical City alone', () => {
  assert.deepEqual(ids(' FAHAD '), ['kfmc-riyadh']);
});

test('part of the city finds all five of Riyadh', () => {
  assert.equal(ids('riya').length, 5);
});

test('the Arabic name is a name too', () => {
  assert.deepEqual(ids('الملك خالد'), ['kkuh-riyadh']);
});

test('the city filter is exact, text the substring of name or city', () => {
  assert.deepEqual(ids('', 'Jeddah'), ['elsewhere']);
  assert.deepEqual(ids('', 'Jed'), []);
  assert.deepEqual(ids('', 'riyadh'), []);
  assert.deepEqual(ids('jeddah', 'Riyadh'), []);
});

test('each city is listed once, in alphabetical order', () => {
  assert.deepEqual(citiesOf([...hospitals, elsewhere]), ['Jeddah', 'Riyadh']);
});
