import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANGED_MS, PressGuard, PressOnce, RESUMED_MS } from './press-guard.ts';

test('a second press of the same thing within 2 s does not count; a later one, or one of something else, does', () => {
  const once = new PressOnce();
  assert.equal(once.counts('epinephrine', 1000), true);
  assert.equal(once.isAgain('epinephrine', 2999), true);
  assert.equal(once.counts('epinephrine', 2999), false);
  assert.equal(once.counts('epinephrine', 3000), true, 'two seconds after the press that counted');
  assert.equal(once.counts('shock', 3100), true);
  assert.equal(once.counts('epinephrine', 3200), true);
});

test('after an Undo the same press is a first one', () => {
  const once = new PressOnce();
  once.counts('epinephrine', 1000);
  once.forget();
  assert.equal(once.counts('epinephrine', 1500), true);
});

test('a place is dead for a moment when it appears and when it means something else, and not while it means the same', () => {
  const guard = new PressGuard();
  assert.equal(guard.means('Drug', 1000, CHANGED_MS), 1600);
  assert.equal(guard.means('Drug', 5000, CHANGED_MS), 1600);
  assert.equal(guard.means('Asystole / PEA', 5000, CHANGED_MS), 5600);
  assert.equal(guard.means('Pause', 6000, RESUMED_MS), 8000);
  assert.equal(guard.means('Pause', 7000, CHANGED_MS), 8000, 'what was said when it changed holds');
  assert.equal(guard.means('Resume', 7500, CHANGED_MS), 8100, 'the next meaning does not wait for the one before');
});
