import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { loadInTurn } from './idle-load.ts';

/** The callbacks waiting for an idle page. */
let waiting: Array<() => void> = [];

/** A loaded page that becomes idle when the test makes it idle. */
beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    window: globalThis,
    document: { readyState: 'complete' },
    requestIdleCallback: (work: () => void) => waiting.push(work),
  });
});
afterEach(() => {
  for (const name of ['window', 'document', 'requestIdleCallback']) Reflect.deleteProperty(globalThis, name);
});

/** Makes the page idle once and lets loads that have started finish. */
async function rest(): Promise<void> {
  for (const work of waiting.splice(0)) work();
  await new Promise(setImmediate);
}

const parts = (begun: string[]) =>
  ['first', 'second', 'third'].map((name) => async () => {
    begun.push(name);
    if (name === 'third') throw new Error('It could not be had');
  });

test('one part is loaded at each rest, and it is done once the last is here or could not be had', async () => {
  const begun: string[] = [];
  let done = 0;
  loadInTurn(parts(begun), new AbortController().signal, () => {
    done += 1;
  });
  assert.deepEqual(begun, []);
  await rest();
  assert.deepEqual(begun, ['first']);
  await rest();
  await rest();
  assert.deepEqual(begun, ['first', 'second', 'third']);
  assert.equal(done, 1);
});

test('once called off nothing more is loaded, although a part was on its way', async () => {
  const begun: string[] = [];
  const stop = new AbortController();
  loadInTurn(parts(begun), stop.signal, () => assert.fail('it was called off'));
  for (const work of waiting.splice(0)) work();
  stop.abort();
  await new Promise(setImmediate);
  await rest();
  assert.deepEqual(begun, ['first']);
});
