import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf, entryText } from './infusion-entry.ts';

const TYPED = { rate: '7.5', drug: '1', volume: '100' };
const NOTHING = { rate: '', drug: '', volume: '' };

test('what was typed for an infusion comes back for it, and for no other', () => {
  const kept = entryText('norepinephrine Shock', TYPED);
  assert.deepEqual(entryOf(kept, 'norepinephrine Shock'), TYPED);
  assert.deepEqual(entryOf(kept, 'epinephrine-1-1000 Shock'), NOTHING);
});

test('one field alone is kept; none at all keeps nothing', () => {
  assert.deepEqual(entryOf(entryText('a', { ...NOTHING, drug: '4' }), 'a'), { ...NOTHING, drug: '4' });
  assert.equal(entryText('a', NOTHING), '');
  assert.deepEqual(entryOf('', 'a'), NOTHING);
});
