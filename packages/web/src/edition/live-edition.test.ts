import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cover, edition, manifest } from '@first60/content';
import type { Edition } from '@first60/edition';
import { serveContent } from '../../../../e2e/fixtures/served-content.ts';
import { heldEdition, holdEdition, liveCover, liveEdition, onEdition } from './live-edition.ts';
import { loadEdition, withEdition } from './load-edition.ts';
import { liveContents } from './parts/card-names.ts';

serveContent();
const other: Edition = { ...edition, id: 'another', sha256: 'f'.repeat(64) };

test('before the edition is loaded its cover and its names are there, and nothing reads what is not', () => {
  assert.equal(heldEdition(), undefined);
  assert.throws(liveEdition);
  assert.equal(liveCover(), cover);
  assert.equal(liveContents(), manifest);
});

test('an edition that is held while the one of the build is on its way stays', async () => {
  const loading = loadEdition();
  holdEdition(other);
  await loading;
  assert.equal(liveEdition(), other);
});

test('whichever edition is held, all read that one, and all who listen are told', () => {
  let told = 0;
  const stop = onEdition(() => {
    told += 1;
  });
  for (const [held, front, names] of [
    [edition, cover, manifest],
    [other, other, other],
    [edition, cover, manifest],
  ] as const) {
    holdEdition(held);
    assert.equal(liveEdition(), held);
    assert.equal(liveCover(), front);
    assert.equal(liveContents(), names);
  }
  stop();
  holdEdition(other);
  assert.equal(told, 3);
});

test('a part that reads the edition comes with it', async () => {
  assert.equal(await withEdition(async () => 'part'), 'part');
  await assert.rejects(
    withEdition(() => Promise.reject(new Error('no network'))),
    /no network/,
  );
});
