import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, type Mock, mock, test } from 'node:test';
import { manifest } from '@first60/content';
import { cardPartOf, loadCardPart, verifiedPart } from './card-part.ts';

const PARTS = join(import.meta.dirname, '../../../../content/src/built/parts');
const digest = manifest.parts.stroke ?? '';
const bytes = readFileSync(join(PARTS, `${digest}.json`));

/** A network that answers every request so. */
function answering(answer: () => Promise<Response>): Mock<typeof fetch> {
  return mock.method(globalThis, 'fetch', answer);
}
afterEach(() => mock.restoreAll());

test('a part is asked for by its digest, and read when its bytes are those', async () => {
  const network = answering(async () => new Response(bytes));
  const part = await verifiedPart(digest);
  assert.deepEqual(part, JSON.parse(bytes.toString()));
  assert.deepEqual(
    network.mock.calls.map(({ arguments: [address] }) => address),
    [`/assets/parts/${digest}.json`],
  );
});

const FAULTS: ReadonlyArray<readonly [fault: string, answer: () => Promise<Response>]> = [
  ['one other byte', async () => new Response(Buffer.from(bytes.toString().replace('stroke', 'strake')))],
  ['the part of another card', async () => new Response('{"protocol":{"id":"stroke"}}')],
  ['its first half', async () => new Response(bytes.subarray(0, bytes.length / 2))],
  ['nothing', async () => new Response('')],
  ['404', async () => new Response('{"message":"Not found"}', { status: 404 })],
  ['the page of the app', async () => new Response('<!doctype html>')],
  ['a body that breaks off', async () => new Response(brokenOff())],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
];

/** Some bytes, then an error, as a connection that is lost. */
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 100)));
      controller.error(new TypeError('network error'));
    },
  });

for (const [fault, answer] of FAULTS) {
  test(`of an answer with ${fault} nothing is read`, async () => {
    answering(answer);
    assert.equal(await verifiedPart(digest), 'unusable');
  });
}

test('where the browser cannot verify, nothing is asked for', async (t) => {
  const network = answering(async () => new Response(bytes));
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  assert.ok(own);
  t.after(() => Object.defineProperty(globalThis, 'crypto', own));
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  assert.equal(await verifiedPart(digest), 'unverifiable');
  assert.equal(network.mock.callCount(), 0);
});

test('a card is asked for once, however often it is wanted, and is here once it is loaded', async () => {
  const network = answering(async () => new Response(bytes));
  assert.equal(cardPartOf('stroke'), undefined);
  await Promise.all([loadCardPart('stroke'), loadCardPart('stroke')]);
  await loadCardPart('stroke');
  assert.equal(network.mock.callCount(), 1);
  const part = cardPartOf('stroke');
  assert.ok(typeof part === 'object' && part.protocol.id === 'stroke');
});

test('an id that no card has asks for nothing, nor does a name that every object has', async () => {
  const network = answering(async () => new Response(bytes));
  for (const id of ['no-such-card', 'constructor', '__proto__']) {
    await loadCardPart(id);
    assert.equal(cardPartOf(id), undefined);
  }
  assert.equal(network.mock.callCount(), 0);
});
