import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { recallsInForce } from '@first60/seal';
import { contentDevice } from '../../../../../e2e/fixtures/content-device.ts';
import { DIRECTOR, REVIEWER } from '../../../../../e2e/fixtures/signed-content.ts';
import { titled } from '../../../../../e2e/fixtures/titled.ts';
import { checkContent } from './check-content.ts';
import { findEdition } from './find-edition.ts';

const STROKE = { kind: 'card', id: 'stroke', line: null } as const;

test('a device that can store nothing hears of a recall all the same', async () => {
  const { content, check, store } = contentDevice();
  await content.publish(titled('One'));
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  store.isFull = true;
  const full = await check(0);
  assert.deepEqual([full.refusal, full.kept?.recalls.length, full.installed], ['not-stored', 1, undefined]);
  store.isBlocked = true;
  const blocked = await check(0);
  assert.deepEqual([blocked.refusal, blocked.kept?.recalls.length], ['not-stored', 1]);
});

test('a recall is told before the edition that comes with it, which may not come', async () => {
  const { content, device } = contentDevice();
  await content.publish(titled('One'));
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  content.tamper = (address) => (address.includes('/editions/') ? '{' : undefined);
  const heard: number[] = [];
  const checking = checkContent(content.statement(), 0, device, async ({ kept }) => {
    heard.push(kept?.recalls.length ?? 0);
  });
  await assert.rejects(checking);
  assert.deepEqual(heard, [1]);
});

test('a recall that the device has seen does not go away when the server leaves it out', async () => {
  const { content, check, store } = contentDevice();
  await content.publish(titled('One'));
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  await check(0);
  assert.equal(store.kept?.recalls.length, 1);
  content.events.pop();
  content.recall({ kind: 'card', id: 'anaphylaxis', line: null }, 'card/anaphylaxis');
  await check(1, { recalls: 2 });
  assert.equal(store.kept?.recalls.length, 2);
});

test('a forged event with a high number, or one that was left out, keeps no recall from hiding', async () => {
  const { content, check, store, device } = contentDevice();
  await content.publish(titled('One'));
  content.recall(STROKE, 'card/stroke');
  content.recall({ ...STROKE, id: 'anaphylaxis' }, 'card/anaphylaxis');
  const [first, second] = content.events;
  assert.ok(first && second);
  const forged = { ...second, text: second.text.replace('"sequence":2', '"sequence":9007199254740991') };
  content.events.splice(0, 2, forged, second);
  assert.equal((await check(0, { recalls: 2 })).refusal, 'less', 'the first is not there');
  const inForce = async () => {
    const { kept, trust } = await findEdition(device, edition.sha256);
    assert.ok(kept && trust);
    return (await recallsInForce(kept.recalls, trust)).map(({ sequence }) => sequence);
  };
  assert.deepEqual(await inForce(), [2]);
  assert.equal(store.kept?.recalls.length, 1, 'what nobody has signed is not kept');
  content.events.splice(0, 2, first, second);
  assert.equal((await check(1, { recalls: 2 })).refusal, undefined);
  assert.deepEqual((await inForce()).toSorted(), [1, 2]);
});

test('a lift by a passkey that was given up since is no gap: the events are not asked for again', async () => {
  const { content, check, device } = contentDevice();
  await content.publish(titled('One'));
  content.recall(STROKE, 'card/stroke');
  content.lift(1);
  await check(0);
  content.trust([
    { ...DIRECTOR, keys: [{ id: content.director.keyId, publicKey: content.director.publicKey, lastVersion: 1 }] },
    { ...REVIEWER, keys: [{ id: content.reviewer.keyId, publicKey: content.reviewer.publicKey, lastVersion: null }] },
  ]);
  const recalls = () => Promise.reject(new Error('They are here already.'));
  const answer = await checkContent(content.statement(), 1, { ...device, server: { ...device.server, recalls } });
  assert.equal(answer.refusal, undefined);
});
