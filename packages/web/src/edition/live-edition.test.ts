import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { cover } from '@first60/content/cover';
import { contentsOf, type Edition } from '@first60/edition';
import { serveContent } from '../../../../e2e/fixtures/served-content.ts';
import { heldEdition, holdContents, holdEdition, liveContents, liveCover, liveEdition } from './live-edition.ts';
import { loadEdition, openShown, withContents, withEdition } from './load-edition.ts';
import { cardOf, loadCard } from './shown-card.ts';

serveContent();
const other: Edition = { ...edition, id: 'another', sha256: 'f'.repeat(64) };

test('before the edition is loaded its cover is there, and nothing reads what is not', () => {
  assert.equal(heldEdition(), undefined);
  assert.throws(liveEdition);
  assert.throws(liveContents);
  assert.equal(liveCover(), cover);
});

test('a card is read before the whole, from the contents on, and an id that no card has reads nothing', async () => {
  assert.equal(await withContents(async () => 'screen'), 'screen');
  assert.deepEqual(liveContents(), contentsOf(edition));
  assert.equal(cardOf('stroke'), undefined);
  await loadCard('stroke');
  assert.deepEqual(cardOf('stroke')?.protocol, edition.protocols.stroke);
  for (const id of ['no-such-card', 'constructor', '__proto__']) {
    await loadCard(id);
    assert.equal(cardOf(id), undefined);
  }
  assert.equal(heldEdition(), undefined);
});

test('what a card was drawn from stays the same when the rest of its edition arrives', async () => {
  const [contents, card] = [liveContents(), cardOf('stroke')];
  await loadEdition();
  assert.deepEqual(liveEdition(), edition);
  assert.equal(liveContents(), contents);
  assert.equal(cardOf('stroke'), card);
  assert.equal(liveEdition().protocols.stroke, card?.protocol);
});

test('whichever edition is held, all read that one, and a card of another is not shown', () => {
  for (const [held, front] of [
    [other, other],
    [edition, cover],
    [other, other],
  ] as const) {
    holdEdition(held);
    assert.equal(liveEdition(), held);
    assert.equal(liveCover(), front);
    assert.equal(liveContents().sha256, held.sha256);
  }
  assert.equal(cardOf('stroke'), undefined);
  // Contents that arrive after the edition do not replace it.
  holdContents(contentsOf(edition));
  assert.equal(liveContents(), other);
});

test('an edition that is held while the one of the build is on its way stays', async () => {
  await loadEdition();
  assert.equal(liveEdition(), other);
  assert.equal((await openShown()).contents.sha256, edition.sha256);
});

test('a part that reads the edition comes with it', async () => {
  assert.equal(await withEdition(async () => 'part'), 'part');
  await assert.rejects(
    withEdition(() => Promise.reject(new Error('no network'))),
    /no network/,
  );
});
