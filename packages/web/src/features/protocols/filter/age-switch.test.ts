import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { wayToAge } from './age-switch.ts';

const to = (id: keyof typeof edition.protocols, age: 'adult' | 'pediatric') =>
  wayToAge(edition, edition.protocols[id], age);

test('from a card for one age to its counterpart, else to the list; elsewhere the toggle is enough', () => {
  assert.deepEqual(to('adult-cardiac-arrest', 'pediatric'), { kind: 'id', id: 'pediatric-cardiac-arrest' });
  assert.deepEqual(to('pediatric-tachyarrhythmia', 'adult'), { kind: 'id', id: 'adult-tachyarrhythmia' });
  assert.deepEqual(to('stroke', 'pediatric'), { kind: 'all' });
  assert.equal(to('adult-cardiac-arrest', 'adult'), undefined);
  assert.equal(to('anaphylaxis', 'pediatric'), undefined);
  assert.equal(wayToAge(edition, undefined, 'pediatric'), undefined);
});
