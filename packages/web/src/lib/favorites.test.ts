import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Favorite } from '@first60/contract';
import { withFavorite } from './favorites.ts';

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
