import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAwake, type ScreenAwake } from './wake-lock.ts';

class Lock extends EventTarget {
  async release() {
    this.dispatchEvent(new Event('release'));
  }
}

/** A device that grants wake locks, refuses them or has none, with a page that is visible or hidden. */
function device(answer: 'gives' | 'refuses' | 'has none') {
  const locks: Lock[] = [];
  const told: ScreenAwake[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const request = async () => {
    if (answer === 'refuses') throw new DOMException('low battery', 'NotAllowedError');
    const lock = new Lock();
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  };
  const release = keepAwake(answer === 'has none' ? undefined : { request }, page as unknown as Document, (state) =>
    told.push(state),
  );
  const seen = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { locks, told, release, seen };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a lock that the browser dropped with the page is taken again when the page is seen', async () => {
  const { locks, told, release, seen } = device('gives');
  await settled();
  seen('hidden');
  await locks[0]?.release();
  seen('visible');
  await settled();
  assert.deepEqual(told, ['awake', 'may-turn-off', 'awake']);
  assert.equal(locks.length, 2);
  release();
  await settled();
  assert.deepEqual(told, ['awake', 'may-turn-off', 'awake'], 'letting go is no failure');
});

test('a second look at the page takes no second lock', async () => {
  const { locks, seen } = device('gives');
  await settled();
  seen('visible');
  await settled();
  assert.equal(locks.length, 1);
});

for (const answer of ['refuses', 'has none'] as const) {
  test(`a device that ${answer} says that the screen may turn off`, async () => {
    const { told } = device(answer);
    await settled();
    assert.deepEqual(told, ['may-turn-off']);
  });
}

test('a lock that comes after the code has ended is given back', async () => {
  const { locks, told, release } = device('gives');
  release();
  await settled();
  assert.deepEqual(told, []);
  assert.equal(locks.length, 1);
});
