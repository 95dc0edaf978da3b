import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson, type Edition } from '@first60/edition';
import { baseEdition } from '../../../e2e/fixtures/base-edition.ts';
import { CONTENTS_PATH, cardPath, drugPath, editionOfParts, HOSPITALS_PATH, partTexts } from './parts.ts';

const texts = partTexts(baseEdition);
const valuesOf = (some: ReadonlyMap<string, string>) =>
  new Map([...some].map(([path, text]) => [path, JSON.parse(text) as unknown]));
const again = editionOfParts(valuesOf(texts), baseEdition.sha256);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

test('an edition comes back from its parts as it was', () => {
  assert.deepEqual(again, baseEdition);
  assert.equal(editionOfParts(valuesOf(texts), 'digest').sha256, 'digest');
});

test('an edition without plans and clocks comes back without them', () => {
  const { codes, clocks, ...without } = baseEdition;
  assert.ok(codes !== undefined && clocks !== undefined);
  const other = partTexts(without);
  assert.deepEqual(editionOfParts(valuesOf(other), without.sha256), without);
  assert.deepEqual(
    [...texts.keys()].filter((path) => !other.has(path)),
    ['table/codes'],
  );
  // A card without a clock keeps its digest, so devices do not download it again.
  const withClocks = clocks.map(({ protocol }) => cardPath(protocol));
  const differing = [...other].filter(([path, text]) => texts.get(path) !== text).map(([path]) => path);
  assert.deepEqual(new Set(differing), new Set([...withClocks, 'table/order']));
});

test('its records come back in their order, which screens show', () => {
  for (const [field, value] of Object.entries(baseEdition)) {
    if (isRecord(value))
      assert.deepEqual(Object.keys(again[field as keyof Edition] ?? {}), Object.keys(value), `the entries of ${field}`);
  }
});

test('the order inside an entry is of fields alone, so it need not come back', () => {
  // A record keyed by id inside an entry would lose the order of its ids. Field names are not affected: every entry has
  // the same few.
  const LISTS_BY_ID =
    /^\/(?:protocols|formulary|acts\/drugs|synonyms|spokenWords|spokenCombinations|wordFamilies|algorithms|sources)$/;
  const names = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, `${path}/#`);
    else if (isRecord(value)) {
      if (!LISTS_BY_ID.test(path)) names.set(path, (names.get(path) ?? new Set()).union(new Set(Object.keys(value))));
      for (const [key, inner] of Object.entries(value))
        walk(inner, LISTS_BY_ID.test(path) ? `${path}/*` : `${path}/${key}`);
    }
  };
  walk(baseEdition, '');
  const ids = new Set(
    ['protocols', 'formulary', 'sources'].flatMap((field) => Object.keys(baseEdition[field as 'sources'])),
  );
  const byId = [...names].filter(([, fields]) => fields.size > 0 && [...fields].every((field) => ids.has(field)));
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
  const other = partTexts(reversed(baseEdition) as Edition);
  assert.deepEqual(
    [...texts].filter(([path, text]) => other.get(path) !== text).map(([path]) => path),
    [CONTENTS_PATH, 'table/order'],
  );
});

test('each card, drug and table has the path by which recalls and screens name it', () => {
  for (const id of Object.keys(baseEdition.protocols)) assert.ok(texts.has(cardPath(id)), id);
  for (const id of Object.keys(baseEdition.formulary)) assert.ok(texts.has(drugPath(id)), id);
  assert.equal(texts.get(HOSPITALS_PATH), canonicalJson(baseEdition.hospitals));
});

test('parts that are no whole edition, or more than one, are refused, not shown without the rest', () => {
  const order = JSON.parse(texts.get('table/order') ?? '') as Record<string, string[]>;
  const contents = JSON.parse(texts.get(CONTENTS_PATH) ?? '') as { protocols: Array<{ id: string; title: string }> };
  const ordered = (changes: object) => ({ 'table/order': canonicalJson({ ...order, ...changes }) });
  const listing = (protocols: readonly object[]) => ({ [CONTENTS_PATH]: canonicalJson({ ...contents, protocols }) });
  const [first, ...others] = contents.protocols;
  assert.ok(first !== undefined);
  const [card, drug] = [first.id, order.formulary?.[0] ?? ''];
  const wrong: Record<string, Record<string, string | undefined>> = {
    'no order': { 'table/order': undefined },
    'no contents': { [CONTENTS_PATH]: undefined },
    'a card too few': { [cardPath(card)]: undefined },
    'a drug too few': { [drugPath(drug)]: undefined },
    'a card that no list names': { 'card/another': '{}' },
    'a drug that no list names': { 'drug/another': '{}' },
    'a card of a prototype': { 'card/__proto__': '{}' },
    'a card that the contents leave out': listing(others),
    'a card twice in the contents': listing([first, ...contents.protocols]),
    'a card with another title in the contents': listing([{ ...first, title: 'Another' }, ...others]),
    'a drug that the order leaves out': ordered({ formulary: order.formulary?.slice(1) }),
    'a drug twice in the order': ordered({ formulary: [drug, ...(order.formulary ?? [])] }),
    'an algorithm that the order leaves out': ordered({ algorithms: order.algorithms?.slice(1) }),
    'a clock of no card in the order': ordered({ clocks: ['another', ...(order.clocks ?? [])] }),
    'an entry that the order leaves out': ordered({ sources: order.sources?.slice(1) }),
    'an entry of the order that is not there': ordered({ sources: [...(order.sources ?? []), 'toString'] }),
    'an entry twice in the order': ordered({ sources: [...(order.sources?.slice(1) ?? []), order.sources?.at(-1)] }),
    'a part of another kind': { 'sheet/stemi': '{}' },
    'a table that is in the contents': { 'table/zones': '[]' },
  };
  for (const [what, changes] of Object.entries(wrong)) {
    const all = new Map<string, string>(texts);
    for (const [path, text] of Object.entries(changes)) {
      if (text === undefined) all.delete(path);
      else all.set(path, text);
    }
    assert.throws(() => editionOfParts(valuesOf(all), 'digest'), Error, what);
  }
});
