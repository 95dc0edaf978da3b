import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Favorite, Medication } from '@first60/contract';
import { withWaiting } from './favorites.ts';
import { withFavorite } from './outbox/delivery.ts';

const favorite = (id: string, preparation = ''): Favorite => ({
  id,
  genericName: id,
  brandNames: '',
  classification: '',
  kitNumber: 1,
  kitName: 'Kit 1 Medications Bag',
  indications: [],
  preparation,
});

test('a favourite is added at the end', () => {
  assert.deepEqual(
    withFavorite([favorite('aspirin')], favorite('naloxone')).map(({ id }) => id),
    ['aspirin', 'naloxone'],
  );
});

test('a favourite that is there already stays one, in its place, with what the server answered last', () => {
  assert.deepEqual(withFavorite([favorite('aspirin'), favorite('naloxone')], favorite('aspirin', 'Chew')), [
    favorite('aspirin', 'Chew'),
    favorite('naloxone'),
  ]);
});

test('what waits to be sent shows at once: removed ones are gone, added ones come last, unknown ones wait unseen', () => {
  const reference = ['naloxone', 'ketamine'].map(
    (id): Medication => ({ ...favorite(id), currentlyAvailable: '', adultDose: {} }),
  );
  const wanted = new Map([
    ['aspirin', false],
    ['ketamine', true],
    ['moonlight', true],
    ['morphine', true],
  ]);
  const list = withWaiting([favorite('aspirin'), favorite('morphine')], wanted, reference);
  assert.deepEqual(
    list.map(({ id }) => id),
    ['morphine', 'ketamine'],
  );
});
