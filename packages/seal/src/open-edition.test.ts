import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentsOf } from '@first60/edition';
import { baseEdition as edition } from '../../../e2e/fixtures/base-edition.ts';
import { linesOfTexts, textsOfLines } from './edition-lines.ts';
import type { Manifest, PartSeal } from './manifest.ts';
import { openBaseEdition, openEdition, PartError, wrongParts } from './open-edition.ts';
import { CONTENTS_PATH, cardPath, drugPath, partSeals, partTexts, SOURCES_PATH } from './parts.ts';
import { unsignedEdition } from './unsigned-edition.ts';

const { digest, digests, texts } = await unsignedEdition(edition);
const digestOf = (path: string): string => digests.get(path) ?? '';
const manifest: Manifest = JSON.parse(texts.get(digest) ?? '');

/** Records what was requested, and returns the true texts as modified by `given`. */
function source(given: (isSecond: boolean) => ReadonlyMap<string, string> = () => texts) {
  const asked: string[] = [];
  const textsOf = async (wanted: readonly string[], isSecond: boolean) => {
    asked.push(...wanted);
    return given(isSecond);
  };
  return { asked, textsOf };
}

const without = (path: string): ReadonlyMap<string, string> =>
  new Map([...texts].filter(([one]) => one !== digestOf(path)));
const changed = (path: string, change: (text: string) => string): ReadonlyMap<string, string> =>
  new Map([...texts].map(([one, text]) => [one, one === digestOf(path) ? change(text) : text]));

test('the edition of a build is named by the digest of its manifest, and equal content has an equal one', async () => {
  assert.equal(digest, edition.sha256);
  assert.equal((await unsignedEdition(structuredClone(edition))).digest, digest);
  assert.equal(manifest.version, 0);
  assert.deepEqual(manifest.authors, []);
});

test('its contents come first, a card reads its part and the drugs of its lines, and the whole reads the rest, each once', async () => {
  const { asked, textsOf } = source();
  const open = await openBaseEdition({ digest, textsOf });
  assert.deepEqual(asked.splice(0), [digest, digestOf(CONTENTS_PATH)]);
  assert.deepEqual(open.contents, contentsOf(edition));

  const { stroke } = edition.protocols;
  const card = await open.card('stroke', false);
  const drugs = [...new Set(stroke?.medications.map(({ medication }) => drugPath(medication)))];
  assert.deepEqual(asked.splice(0), [cardPath('stroke'), ...drugs].map(digestOf));
  assert.deepEqual(card?.protocol, stroke);
  assert.equal(card?.sources, undefined);
  assert.deepEqual((await open.card('stroke'))?.sources, edition.sources);
  assert.deepEqual(asked.splice(0), [digestOf(SOURCES_PATH)]);

  assert.deepEqual(await open.whole(), edition);
  assert.equal(new Set(asked).size, asked.length);
  assert.equal(asked.length, Object.keys(manifest.parts).length - 3 - drugs.length);
  assert.equal((await open.whole()).protocols.stroke, card?.protocol);
});

test('an id that no card has reads nothing', async () => {
  const { asked, textsOf } = source();
  const open = await openBaseEdition({ digest, textsOf });
  asked.length = 0;
  for (const id of ['no-such-card', 'constructor', '__proto__', '']) assert.equal(await open.card(id), undefined);
  assert.deepEqual(asked, []);
});

test('the file of an edition gives every text back, and half of it those that are in it', () => {
  const lines = linesOfTexts(texts);
  assert.deepEqual(textsOfLines(lines), texts);
  const half = textsOfLines(lines.slice(0, lines.length / 2));
  assert.ok(half.size > 1 && half.size < texts.size);
  assert.deepEqual(textsOfLines('<!doctype html>\n'), new Map([['<!doctype', 'html>']]));
});

const FAULTS: ReadonlyArray<readonly [fault: string, given: ReadonlyMap<string, string>]> = [
  ['a missing part', without(cardPath('stroke'))],
  ['one other character', changed(cardPath('stroke'), (text) => text.replace('troke', 'trike'))],
  ['the part of another card', changed(cardPath('stroke'), () => texts.get(digestOf(cardPath('sepsis'))) ?? '')],
  ['its first half', changed(cardPath('stroke'), (text) => text.slice(0, text.length / 2))],
  ['nothing', changed(cardPath('stroke'), () => '')],
  ['half a surrogate pair', changed(cardPath('stroke'), (text) => text.replace('troke', 'tr\ud800ke'))],
];
for (const [fault, given] of FAULTS) {
  test(`of ${fault} nothing is read, and all else is; a second place may have it`, async () => {
    const open = await openBaseEdition({ digest, ...source(() => given) });
    await assert.rejects(open.card('stroke'), PartError);
    await assert.rejects(open.whole(), ({ paths }: PartError) => paths.join() === cardPath('stroke'));
    assert.deepEqual((await open.card('sepsis'))?.protocol, edition.protocols.sepsis);

    const { asked, textsOf } = source((isSecond) => (isSecond ? texts : given));
    const mended = await openBaseEdition({ digest, textsOf });
    asked.length = 0;
    assert.deepEqual((await mended.card('stroke', false))?.protocol, edition.protocols.stroke);
    assert.deepEqual(asked.slice(0, 2), [digestOf(cardPath('stroke')), digestOf(cardPath('stroke'))]);
  });
}

test('another manifest, or none, opens nothing', async () => {
  const other = new Map(
    [...texts].map(([one, text]) => [one, one === digest ? text.replace('"version":0', '"version":1') : text]),
  );
  await assert.rejects(openBaseEdition({ digest, ...source(() => other) }), PartError);
  await assert.rejects(openBaseEdition({ digest, ...source(() => new Map()) }), PartError);
  await assert.rejects(openBaseEdition({ digest, ...source(() => without(CONTENTS_PATH)) }), PartError);
  assert.ok(await openBaseEdition({ digest, ...source((isSecond) => (isSecond ? texts : other)) }));
});

test('a part whose text is no JSON is refused, though its digest is right', async () => {
  const parts = new Map([...partTexts(edition), [cardPath('stroke'), '{']]);
  const seals = await partSeals(parts);
  const byDigest = new Map([...parts].map(([path, text]) => [seals[path]?.[0] ?? '', text]));
  const open = await openEdition({ manifest: { parts: seals }, digest: 'x', textsOf: async () => byDigest });
  await assert.rejects(open.whole(), SyntaxError);
});

test('a part counts by its bytes alone', async () => {
  const parts = partTexts(edition);
  const seals = await partSeals(parts);
  assert.deepEqual(await wrongParts({ parts: seals }, parts), []);
  const [path = ''] = parts.keys();
  const [one, bytes] = seals[path] as PartSeal;
  assert.deepEqual(await wrongParts({ parts: { [path]: [one, bytes + 1] } }, parts), [path]);
  assert.deepEqual(await wrongParts({ parts: seals }, parts, ['__proto__', 'card/none']), ['__proto__', 'card/none']);
  const replaced = await partSeals(new Map([['card/a', '"\ufffd"']]));
  assert.deepEqual(await wrongParts({ parts: replaced }, new Map([['card/a', '"\ufffd"']])), []);
  assert.deepEqual(await wrongParts({ parts: replaced }, new Map([['card/a', '"\ud800"']])), ['card/a']);
});
