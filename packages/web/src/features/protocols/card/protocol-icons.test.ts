import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { PROTOCOL_ICONS } from './protocol-icons.ts';

test('every icon that a card names is shipped: add a missing one to protocol-icons.ts', () => {
  const missing = Object.values(edition.protocols)
    .filter(({ icon }) => PROTOCOL_ICONS[icon] === undefined)
    .map(({ id, icon }) => `${id}: ${icon}`);
  assert.deepEqual(missing, []);
});
