import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentText } from '../../device/moment-text.ts';
import { whenText } from './when-text.ts';

test('a moment as the locale writes it', () => {
  const moment = '2026-01-02T03:04:05.000Z';
  assert.equal(whenText(moment), momentText(moment));
});

test('no moment, or one that is none, is "Never"', () => {
  for (const none of [null, undefined, '', 'yesterday']) assert.equal(whenText(none), 'Never');
});
