import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from '@first60/clinical';
import { edition } from '@first60/content';
import { zoneOfAge } from './weight-and-age.ts';

test('each of the 9 zone labels leads to its own zone, and none of them reads as an age', () => {
  assert.equal(edition.zones.length, 9);
  for (const zone of edition.zones) {
    assert.deepEqual(zoneOfAge(edition, zone.age.text), zone);
    assert.equal(readAge(zone.age.text).kind, 'not-understood', zone.age.text);
  }
});

test('an age somebody types is no zone label', () => {
  for (const text of ['', '3', '4 years', '18 mo', '3-4', 'abc'])
    assert.equal(zoneOfAge(edition, text), undefined, text);
});
