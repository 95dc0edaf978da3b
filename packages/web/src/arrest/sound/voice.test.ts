import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localVoice } from './voice.ts';

test('a voice that needs the network is never taken, whatever it speaks', () => {
  const online = { lang: 'en-GB', localService: false };
  const arabic = { lang: 'ar-SA', localService: true };
  const own = { lang: 'en-US', localService: true };
  assert.equal(localVoice([online, arabic, own]), own);
  assert.equal(localVoice([online, arabic]), undefined);
  assert.equal(localVoice([]), undefined);
});
