import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Protocol } from '@first60/edition';
import type { Searched } from '../../../search/searched-texts.ts';
import { ageOf, ageOfFilter } from './age.ts';
import type { ProtocolFilter } from './protocol-filter.ts';
import { visibleProtocols } from './visible-protocols.ts';

const card = edition.protocols['adult-cardiac-arrest'];
assert.ok(card);
const { ageGroup: _, ...ageless } = card;

const pediatric: Protocol = { ...card, id: 'pediatric-cardiac-arrest', title: 'Pediatric', ageGroup: 'pediatric' };
const both: Protocol = { ...card, id: 'pulmonary-edema-chf', title: 'Both', ageGroup: 'both' };
const absent: Protocol = { ...ageless, id: 'stemi-supplemental', title: 'Absent' };

const four: Searched = {
  ...edition,
  protocols: {
    'adult-cardiac-arrest': card,
    'pediatric-cardiac-arrest': pediatric,
    'pulmonary-edema-chf': both,
    'stemi-supplemental': absent,
  },
};

const shown = (filter: Parameters<typeof visibleProtocols>[1], age: 'adult' | 'pediatric') =>
  visibleProtocols(four, filter, age).shown.map(({ title }) => title);

const ids = (protocols: readonly Protocol[]) => protocols.map(({ id }) => id);

test('a protocol shows when its age group matches, is both, or is absent', () => {
  assert.deepEqual(shown({ kind: 'all' }, 'adult'), ['Adult Cardiac Arrest', 'Absent', 'Both']);
  assert.deepEqual(shown({ kind: 'all' }, 'pediatric'), ['Pediatric', 'Absent', 'Both']);
});

test('an id shows that protocol alone at any age, an unknown id none', () => {
  assert.deepEqual(shown({ kind: 'id', id: 'pediatric-cardiac-arrest' }, 'adult'), ['Pediatric']);
  assert.deepEqual(shown({ kind: 'id', id: 'no-such-card' }, 'adult'), []);
});

test('a category names what the age hides', () => {
  const seen = visibleProtocols(four, { kind: 'category', category: 'adult-cardiac' }, 'adult');
  assert.equal(seen.shown.length, 3);
  assert.deepEqual(ids(seen.otherAge), ['pediatric-cardiac-arrest']);
});

test('a search names what the age hides, but an exact id shows at any age', () => {
  const loose = visibleProtocols(four, { kind: 'search', text: 'cardiac-arrest' }, 'pediatric');
  assert.ok(!loose.shown.some(({ id }) => id === 'adult-cardiac-arrest'));
  assert.deepEqual(ids(loose.otherAge), ['adult-cardiac-arrest']);
  const exact = visibleProtocols(four, { kind: 'search', text: ' Adult-Cardiac-Arrest ' }, 'pediatric');
  assert.ok(exact.shown.some(({ id }) => id === 'adult-cardiac-arrest'));
  assert.deepEqual(exact.otherAge, []);
});

test('only a card for one age sets the toggle', () => {
  assert.deepEqual([card, pediatric, both, absent, undefined].map(ageOf), [
    'adult',
    'pediatric',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a category named for adults is for adults; one of every age, a search and all of them are for none', () => {
  const at = (filter: ProtocolFilter) => ageOfFilter(edition, filter);
  assert.equal(at({ kind: 'category', category: 'adult-cardiac' }), 'adult');
  assert.equal(at({ kind: 'category', category: 'adult-neurologic' }), 'adult');
  assert.equal(at({ kind: 'category', category: 'trauma-environmental' }), undefined);
  assert.equal(at({ kind: 'category', category: 'nobody' }), undefined);
  assert.equal(at({ kind: 'search', text: 'adult' }), undefined);
  assert.equal(at({ kind: 'all' }), undefined);
  assert.equal(at({ kind: 'id', id: 'pediatric-cardiac-arrest' }), 'pediatric');
  assert.equal(at({ kind: 'id', id: 'anaphylaxis' }), undefined);
});
