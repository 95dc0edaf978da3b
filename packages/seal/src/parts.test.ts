import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson, type Edition } from '@first60/edition';
import { builtInEdition } from '../../../e2e/fixtures/built-in-edition.ts';
import type { PartSeal } from './manifest.ts';
import { cardPath, drugPath, editionOfParts, HOSPITALS_PATH, partSeals, partTexts } from './parts.ts';
import { wrongParts } from './wrong-parts.ts';

const texts = partTexts(builtInEdition);
const again = editionOfParts(texts, builtInEdition.sha256);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

test('an edition comes back from its parts as it was', () => {
  assert.deepEqual(again, builtInEdition);
  assert.equal(editionOfParts(texts, 'digest').sha256, 'digest');
});

test('an edition that was signed before there were plans and clocks comes back without them', () => {
  const { codes, clocks, ...older } = builtInEdition;
  assert.ok(codes !== undefined && clocks !== undefined);
  const before = partTexts(older);
  assert.deepEqual(editionOfParts(before, older.sha256), older);
  const added = [...texts.keys()].filter((path) => !before.has(path));
  assert.deepEqual(added, ['table/codes', 'table/clocks']);
  // Every other part keeps its digest, so that a device loads no card again.
  assert.deepEqual(
    [...before].filter(([path, text]) => texts.get(path) !== text).map(([path]) => path),
    ['table/order'],
  );
});

test('its records come back in their order, which screens show', () => {
  for (const [field, value] of Object.entries(builtInEdition)) {
    if (isRecord(value))
      assert.deepEqual(Object.keys(again[field as keyof Edition] ?? {}), Object.keys(value), `the entries of ${field}`);
  }
});

test('the order inside an entry is of fields alone, so it need not come back', () => {
  // A record by id inside of an entry would lose the order of its ids. Fields are the same few in every entry.
  const LISTS_BY_ID =
    /^\/(?:protocols|formulary|synonyms|spokenWords|spokenCombinations|wordFamilies|algorithms|sources)$/;
  const names = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, `${path}/#`);
    else if (isRecord(value)) {
      if (!LISTS_BY_ID.test(path)) names.set(path, (names.get(path) ?? new Set()).union(new Set(Object.keys(value))));
      for (const [key, inner] of Object.entries(value))
        walk(inner, LISTS_BY_ID.test(path) ? `${path}/*` : `${path}/${key}`);
    }
  };
  walk(builtInEdition, '');
  const ids = new Set(
    ['protocols', 'formulary', 'sources'].flatMap((field) => Object.keys(builtInEdition[field as 'sources'])),
  );
  const byId = [...names].filter(([, fields]) => [...fields].every((field) => ids.has(field)));
  assert.deepEqual(
    byId.map(([path]) => path),
    [],
  );
});

test('equal content has equal parts, whatever the order of its fields', () => {
  const reversed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reversed)
      : isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, reversed(inner)]),
          )
        : value;
  const other = partTexts(reversed(builtInEdition) as Edition);
  assert.deepEqual(
    [...texts].filter(([path, text]) => other.get(path) !== text).map(([path]) => path),
    ['table/order'],
  );
});

test('each card, drug and table has the path by which recalls and screens name it', () => {
  for (const id of Object.keys(builtInEdition.protocols)) assert.ok(texts.has(cardPath(id)), id);
  for (const id of Object.keys(builtInEdition.formulary)) assert.ok(texts.has(drugPath(id)), id);
  assert.equal(texts.get(HOSPITALS_PATH), canonicalJson(builtInEdition.hospitals));
});

const parts = (changes: Record<string, string | undefined>): ReadonlyMap<string, string> => {
  const all = new Map(texts);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) all.delete(path);
    else all.set(path, text);
  }
  return all;
};

test('parts that are no whole edition, or more than one, are refused, not shown without the rest', () => {
  const order = JSON.parse(texts.get('table/order') ?? '') as Record<string, string[]>;
  const ordered = (changes: object) => ({ 'table/order': canonicalJson({ ...order, ...changes }) });
  const [card = ''] = order.protocols ?? [];
  const wrong: Record<string, Record<string, string | undefined>> = {
    'no order': { 'table/order': undefined },
    'a card too few': { [cardPath(card)]: undefined },
    'a card that no list names': { 'card/another': '{}' },
    'a card of a prototype': { 'card/__proto__': '{}' },
    'a card that the order leaves out': ordered({ protocols: order.protocols?.slice(1) }),
    'a card twice in the order': ordered({ protocols: [card, ...(order.protocols ?? [])] }),
    'an entry that the order leaves out': ordered({ sources: order.sources?.slice(1) }),
    'an entry of the order that is not there': ordered({ sources: [...(order.sources ?? []), 'toString'] }),
    'an entry twice in the order': ordered({ sources: [...(order.sources?.slice(1) ?? []), order.sources?.at(-1)] }),
    'a part of another kind': { 'sheet/stemi': '{}' },
    'a part that is no JSON': { [cardPath(card)]: '{' },
  };
  for (const [what, changes] of Object.entries(wrong))
    assert.throws(() => editionOfParts(parts(changes), 'digest'), Error, what);
});

test('a part counts by its bytes alone', async () => {
  const seals = await partSeals(texts);
  assert.deepEqual(await wrongParts({ parts: seals }, texts), []);
  const [one = '', other = ''] = [...texts.keys()].filter((path) => path.startsWith('card/'));
  const text = texts.get(one) ?? '';
  for (const change of [
    { [one]: undefined },
    { [one]: `${text} ` },
    { [one]: text.replace('1', '2') },
    { [one]: texts.get(other) },
    { [one]: '' },
  ])
    assert.deepEqual(await wrongParts({ parts: seals }, parts(change)), [one], JSON.stringify(change).slice(0, 60));
  const [digest, bytes] = seals[one] as PartSeal;
  assert.deepEqual(await wrongParts({ parts: { [one]: [digest, bytes + 1] } }, texts), [one]);
});

test('half a surrogate pair is not taken for the character that has its bytes', async () => {
  const seals = await partSeals(new Map([['card/a', '"\ufffd"']]));
  assert.deepEqual(await wrongParts({ parts: seals }, new Map([['card/a', '"\ufffd"']])), []);
  assert.deepEqual(await wrongParts({ parts: seals }, new Map([['card/a', '"\ud800"']])), ['card/a']);
});
