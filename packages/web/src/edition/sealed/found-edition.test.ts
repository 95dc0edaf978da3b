import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { contentDevice } from '../../../../../e2e/fixtures/content-device.ts';
import { titled } from '../../../../../e2e/fixtures/titled.ts';
import { keptTrust } from './check-content.ts';
import type { Device } from './device.ts';
import { foundEdition } from './found-edition.ts';
import { KeptEditions } from './sealed-edition.ts';

/** A device whose first tab has started with edition 1 and has read one card of it, but not that of a stroke. */
async function startedDevice() {
  const made = contentDevice();
  const { content, check, store, device } = made;
  await content.publish(titled('One'));
  await check(0);
  const editions = new KeptEditions();
  const kept = await store.read();
  const trust = kept && (await keptTrust(kept, device));
  assert.ok(kept?.active && trust);
  const active = await editions.open(kept.active, trust, { store, schema: device.reader.schema });
  assert.ok(await active?.open.card('anaphylaxis'));
  /** What another tab of the device does: it installs the next edition. */
  const installs = async (title: string) => {
    const version = store.kept?.seen.version ?? 0;
    await content.publish(titled(title));
    assert.equal((await check(version)).installed?.facts.version, version + 1);
  };
  const start = (pins: readonly string[] = []) => ({ active, pins: () => pins, base: edition.sha256, editions });
  return { ...made, start, installs };
}

const shownOf = ({ sealed, next, previous, fallback }: Awaited<ReturnType<typeof foundEdition>>) => ({
  shown: sealed?.edition.protocols.stroke?.title,
  version: sealed?.facts.version,
  next: next?.facts.version,
  previous: previous?.facts.version,
  fallback,
});

const OF_THE_CARD = { shown: 'One', version: 1, next: undefined, previous: undefined, fallback: undefined };

test('a start goes on with the edition of its first card', async () => {
  const { start, device } = await startedDevice();
  assert.deepEqual(shownOf(await foundEdition(start(), device)), OF_THE_CARD);
});

test('a newer edition that another tab installs after the first card waits', async () => {
  const { start, device, installs } = await startedDevice();
  await installs('Two');
  assert.deepEqual(shownOf(await foundEdition(start(), device)), { ...OF_THE_CARD, next: 2 });
});

test('a newer edition that another tab installs between the parts and the second look at the device waits', async () => {
  const { start, device, store, installs } = await startedDevice();
  const read = async () => {
    await installs('Two');
    return store.read();
  };
  const changing: Device = { ...device, store: { read, parts: store.parts, change: store.change } };
  assert.deepEqual(shownOf(await foundEdition(start(), changing)), { ...OF_THE_CARD, next: 2 });
});

test('the edition of the first card is shown even when the device has dropped it, once all of it was read', async () => {
  const { start, device, installs } = await startedDevice();
  await foundEdition(start(), device);
  await installs('Two');
  await installs('Three');
  assert.deepEqual(shownOf(await foundEdition(start(), device)), { ...OF_THE_CARD, next: 3 });
});

test('when the device has dropped the edition of the first card before all of it was read, the newest is shown', async () => {
  const { start, device, installs } = await startedDevice();
  await installs('Two');
  await installs('Three');
  assert.deepEqual(shownOf(await foundEdition(start(), device)), {
    shown: 'Three',
    version: 3,
    next: undefined,
    previous: 2,
    fallback: undefined,
  });
});

test('a start that has read no card shows the newest, but a running code keeps its edition', async () => {
  const { start, device, installs } = await startedDevice();
  await installs('Two');
  const without = (pins: readonly string[]) => ({ ...start(pins), active: undefined });
  const newest = { shown: 'Two', version: 2, next: undefined, previous: 1, fallback: undefined };
  assert.deepEqual(shownOf(await foundEdition(without([]), device)), newest);
  const digest = start().active?.facts.digest ?? '';
  const ofTheCode = shownOf(await foundEdition(without([digest]), device));
  assert.deepEqual([ofTheCode.shown, ofTheCode.next], ['One', 2]);
});
