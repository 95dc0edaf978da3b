import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISCLAIMER_VERSION } from '@first60/contract';
import { lastUpdated } from './last-updated.ts';

test('the version of the text reads as the day it was last updated', () => {
  assert.equal(lastUpdated(DISCLAIMER_VERSION, 'en'), 'August 21, 2025');
});

test('the day is the same west and east of Greenwich', () => {
  const before = process.env.TZ;
  try {
    for (const zone of ['Pacific/Honolulu', 'Asia/Riyadh', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      assert.equal(lastUpdated('2025-01-01', 'en'), 'January 1, 2025', zone);
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
