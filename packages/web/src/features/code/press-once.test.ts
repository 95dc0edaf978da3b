import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PressOnce } from './press-once.ts';

test('a second press of the same thing within 2 s does not count; a later one, or one of something else, does', () => {
  const once = new PressOnce();
  assert.equal(once.counts('epinephrine', 1000), true);
  assert.equal(once.counts('epinephrine', 2999), false);
  assert.equal(once.counts('epinephrine', 3000), true, 'two seconds after the press that counted');
  assert.equal(once.counts('shock', 3100), true);
  assert.equal(once.counts('epinephrine', 3200), true);
});
