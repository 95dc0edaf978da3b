import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import { contentDevice } from '../../../../../e2e/fixtures/content-device.ts';
import { SignedContent } from '../../../../../e2e/fixtures/signed-content.ts';
import { titled } from '../../../../../e2e/fixtures/titled.ts';
import { checkContent } from './check-content.ts';
import type { Device } from './device.ts';

test('an edition is installed with the parts that differ, a card and the contents that name it, and is what the next start finds', async () => {
  const { content, check, found, store } = contentDevice();
  const { manifest } = await content.publish(titled('Stroke, second'));
  const { installed, refusal } = await check();
  assert.equal(refusal, undefined);
  assert.equal(installed?.edition.protocols.stroke?.title, 'Stroke, second');
  const differing = ['card/stroke', 'contents'].map((path) => manifest.parts[path]?.[0]);
  assert.deepEqual(content.asked, differing);
  const start = await found();
  assert.deepEqual(
    start?.facts.approvers.map(({ name }) => name),
    ['Dr Huda Alharbi', 'Dr Sami Alotaibi'],
  );
  assert.deepEqual(Object.keys(start?.edition.protocols ?? {}), Object.keys(edition.protocols));
  assert.equal(store.kept?.root, content.root);
});

test('more than twenty missing parts come in one file', async () => {
  const { content, check } = contentDevice();
  const all = Object.fromEntries(
    Object.entries(edition.protocols).map(([id, card]) => [id, { ...card, title: `${card.title}.` }]),
  );
  await content.publish({ ...edition, protocols: all } as Edition);
  assert.ok((await check()).installed);
  assert.deepEqual(content.asked, ['file']);
});

test('the active and the previous edition are kept, and the parts of no other', async () => {
  const { content, check, store, found } = contentDevice();
  const digests: string[] = [];
  for (const [at, title] of ['One', 'Two', 'Three'].entries()) {
    const { manifest } = await content.publish(titled(title));
    digests.push(manifest.parts['card/stroke']?.[0] ?? '');
    assert.ok((await check(at)).installed);
  }
  assert.deepEqual(
    digests.map((digest) => store.texts.has(digest)),
    [false, true, true],
  );
  assert.equal((await found())?.facts.version, 3);
});

const FAULTS: ReadonlyArray<
  readonly [
    name: string,
    expected: string,
    plan: (setup: ReturnType<typeof contentDevice>) => Promise<object | undefined>,
  ]
> = [
  [
    'a part with another byte',
    'parts',
    async ({ content }) => {
      await content.publish(titled('Two'));
      content.tamper = (address, answer) => (address.includes('/parts/') ? answer.replace('Two', 'Tvo') : undefined);
    },
  ],
  [
    'a manifest that says another thing',
    'signatures',
    async ({ content }) => {
      await content.publish(titled('Two'));
      content.tamper = (address, answer) =>
        address.includes('/editions/') ? answer.replace('A test', 'A tesk') : undefined;
    },
  ],
  [
    'one signature',
    'signatures',
    async ({ content }) => {
      const published = await content.publish(titled('Two'));
      published.signed = { ...published.signed, approvals: published.signed.approvals.slice(0, 1) };
    },
  ],
  [
    'an expired edition',
    'expired',
    async ({ content }) => {
      await content.publish(titled('Two'), { effectivePeriod: { start: '2020-01-01', end: '2020-12-31' } });
    },
  ],
  [
    'an expired edition, with the clock set back ten years',
    'expired',
    async ({ content, clock }) => {
      await content.publish(titled('Two'), { effectivePeriod: { start: '2010-01-01', end: '2020-12-31' } });
      clock.ahead = Date.parse('2016-01-01') - Date.now();
    },
  ],
  [
    'an edition of the day after tomorrow',
    'not-yet',
    async ({ content }) => {
      await content.publish(titled('Two'), { effectivePeriod: { start: '2098-01-01', end: '2099-12-31' } });
    },
  ],
  [
    'an edition for a newer app',
    'app',
    async ({ content }) => {
      await content.publish(titled('Two'), { minApp: '0.2.0' });
    },
  ],
  [
    'an edition of a later form',
    'app',
    async ({ content }) => {
      await content.publish(titled('Two'), { schema: edition.schemaVersion + 1 });
    },
  ],
  [
    'an edition of an earlier form',
    'form',
    async ({ content }) => {
      await content.publish(titled('Two'), { schema: edition.schemaVersion - 1 });
    },
  ],
  [
    'a statement that another key has signed',
    'signatures',
    async ({ content }) => {
      await content.publish(titled('Two'));
      const other = new SignedContent();
      Object.assign(content, { statement: (changes: Record<string, unknown>) => other.statement(changes) });
    },
  ],
];

for (const [name, expected, plan] of FAULTS) {
  test(`${name} is refused, and what the device has stays`, async () => {
    const setup = contentDevice();
    await setup.content.publish(titled('One'));
    await setup.check(0);
    await plan(setup);
    const { refusal, installed } = await setup.check(1);
    assert.deepEqual([refusal, installed], [expected, undefined]);
    assert.equal((await setup.found())?.edition.protocols.stroke?.title, 'One');
  });
}

test('a server that says less than was seen is not believed: version, recalls, trust list, time', async () => {
  const { content, check, found } = contentDevice();
  await content.publish(titled('One'));
  await content.publish(titled('Two'));
  await check(0);
  const less = [{ version: 1 }, { trust: 0 }, { at: 1 }];
  for (const changes of less) assert.equal((await check(2, changes)).refusal, 'less', JSON.stringify(changes));
  assert.equal((await found())?.facts.version, 2);
});

test('an edition that was heard of and did not come is installed later; an older one never', async () => {
  const { content, check } = contentDevice();
  await content.publish(titled('One'));
  await content.publish(titled('Two'));
  content.tamper = (address) => (address.includes('/parts/') ? 'cut' : undefined);
  assert.equal((await check(0)).refusal, 'parts');
  content.tamper = () => undefined;
  const [one] = content.published;
  assert.equal((await check(0, { version: 1, digest: one && 'x' })).refusal, 'signatures');
  assert.equal((await check(0)).installed?.facts.version, 2);
});

test('a trust list of another recovery key is refused where one is pinned, by the build or by the first success', async () => {
  const { content, check, device } = contentDevice();
  await content.publish(titled('One'));
  const pinned: Device = { ...device, buildRoot: 'f'.repeat(64) };
  assert.equal((await checkContent(content.statement(), 0, pinned)).refusal, 'signatures');
  await check(0);
  const stranger = new SignedContent();
  await stranger.publish(titled('Wrong'));
  stranger.trust([]);
  const server = {
    ...device.server,
    trust: async () => stranger.lists,
    edition: async () => stranger.published[0]?.signed ?? { text: '', approvals: [] },
  };
  assert.equal(
    (await checkContent(stranger.statement({ version: 9 }), 1, { ...device, server })).refusal,
    'signatures',
  );
});

test('a full device keeps what it has and says so', async () => {
  const { content, check, store, found } = contentDevice();
  await content.publish(titled('One'));
  await check(0);
  await content.publish(titled('Two'));
  store.isFull = true;
  assert.equal((await check(1)).refusal, 'not-stored');
  assert.equal((await found())?.facts.version, 1);
});

test('another freshness key ends what the one before has said: time, version and recalls that never were', async () => {
  const { content, check, found } = contentDevice();
  await content.publish(titled('One'));
  await check(0);
  const year2200 = Date.UTC(2200, 0);
  const far = { version: 9_000_000, digest: 'a'.repeat(64), recalls: 9_000_000, at: year2200 };
  await assert.rejects(check(1, far));
  await content.publish(titled('Two'));
  assert.equal((await check(1)).refusal, 'less', 'whoever has the key could set the time back as well');
  content.newFreshnessKey();
  assert.equal((await check(1, { version: 0, digest: null })).refusal, 'less', 'what is installed stays the least');
  const { installed, refusal } = await check(1);
  assert.deepEqual([refusal, installed?.facts.version], [undefined, 2]);
  assert.equal((await found())?.facts.version, 2);
  assert.equal((await check(2, { version: 1 })).refusal, 'less');
});

test('two servers whose clocks differ by minutes are both believed, an hour is not', async () => {
  const { content, check, store } = contentDevice();
  await content.publish(titled('One'));
  const now = Date.now();
  await check(0, { at: now });
  assert.equal((await check(1, { at: now - 4 * 60_000 })).refusal, undefined);
  assert.equal(store.kept?.seen.at, now, 'the later one counts');
  assert.equal((await check(1, { at: now - 3_600_000 })).refusal, 'less');
});
