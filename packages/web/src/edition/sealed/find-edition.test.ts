import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { contentDevice } from '../../../../../e2e/fixtures/content-device.ts';
import { titled } from '../../../../../e2e/fixtures/titled.ts';
import { checkContent } from './check-content.ts';
import type { Device } from './device.ts';
import { findEdition } from './find-edition.ts';

test('a damaged active edition: the one before is found, then none, and the server mends it', async () => {
  const { content, check, store, device } = contentDevice();
  await content.publish(titled('One'));
  await check(0);
  const { manifest } = await content.publish(titled('Two'));
  await check(1);
  const digest = manifest.parts['card/stroke']?.[0] ?? '';
  store.texts.set(digest, (store.texts.get(digest) ?? '').replace('Two', 'Tvo'));
  const before = await findEdition(device, edition.sha256);
  assert.deepEqual([before.fallback, before.sealed?.facts.version], ['previous', 1]);
  assert.equal((await check(1)).installed?.facts.version, 2);
  assert.equal((await findEdition(device, edition.sha256)).sealed?.facts.version, 2);
  assert.ok(store.kept?.previous);
  store.texts.clear();
  const none = await findEdition(device, edition.sha256);
  assert.deepEqual([none.fallback, none.sealed], ['base', undefined]);
  assert.equal((await check(0)).installed?.facts.version, 2);
});

test('an active edition whose manifest or approvals were changed in the database is mended by the server', async () => {
  const { content, check, store, device } = contentDevice();
  await content.publish(titled('One'));
  await check(0);
  await content.publish(titled('Two'));
  await check(1);
  for (const change of [(text: string) => text.replace('A test', 'A tesk'), () => 'nothing']) {
    const { kept } = store;
    assert.ok(kept?.active);
    const { manifest } = kept.active;
    store.kept = { ...kept, active: { ...kept.active, manifest: { ...manifest, text: change(manifest.text) } } };
    const before = await findEdition(device, edition.sha256);
    assert.deepEqual([before.fallback, before.sealed?.facts.version], ['previous', 1]);
    assert.equal((await check(1)).installed?.facts.version, 2);
    const after = await findEdition(device, edition.sha256);
    assert.deepEqual([after.sealed?.facts.version, after.previous?.facts.version], [2, 1]);
  }
});

test('what the browser deleted comes back, but nothing older: the marker has the key and the versions', async () => {
  const { content, device } = contentDevice();
  await content.publish(titled('One'));
  const marker = { cover: edition, root: content.root, version: 2, recalls: 0, trust: 1, at: 1 };
  const marked: Device = { ...device, marker: () => ({ ...marker, cover: { ...edition, sha256: 'x' } }) };
  assert.equal((await findEdition(marked, edition.sha256)).fallback, 'base');
  assert.equal((await checkContent(content.statement(), 0, marked)).refusal, 'less');
  await content.publish(titled('Two'));
  assert.equal((await checkContent(content.statement(), 0, marked)).installed?.facts.version, 2);
});

test('an edition of an earlier form is not shown, and the device knows why; its word of versions and people stays', async () => {
  const { content, check, store, device } = contentDevice();
  await content.publish(titled('One'));
  await check(0);
  const earlier: Device = { ...device, reader: { ...device.reader, schema: edition.schemaVersion + 1 } };
  const found = await findEdition(earlier, edition.sha256);
  assert.deepEqual([found.fallback, found.sealed, found.previous], ['form', undefined, undefined]);
  assert.equal((await checkContent(content.statement(), 0, earlier)).refusal, 'form');
  assert.deepEqual([store.kept?.root, store.kept?.seen.version], [content.root, 1]);
});
