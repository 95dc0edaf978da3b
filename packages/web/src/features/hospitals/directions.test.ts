import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionsHref, readablePhone } from './directions.ts';

test('a missing, blank or "#" maps link leads nowhere', () => {
  assert.deepEqual([undefined, null, '', '  ', '#'].map(directionsHref), Array(5).fill(undefined));
});

test('any other maps link is opened as it is', () => {
  assert.equal(directionsHref('https://maps.example/?q=1'), 'https://maps.example/?q=1');
});

test('a Saudi landline is grouped, another number is left alone', () => {
  assert.equal(readablePhone('+966114647272'), '+966 11 464 7272');
  assert.equal(readablePhone('+15551234567'), '+15551234567');
});
