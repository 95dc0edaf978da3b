import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { canonicalJson, cardPart, type Manifest } from '../../packages/edition/src/index.ts';
import { builtFiles, PARTS_FOLDER } from './built-files.ts';
import { editionIn } from './edition-folder.ts';

const built = editionIn(join(import.meta.dirname, '../../content'));
assert.ok('edition' in built);
const { edition } = built;
const files = builtFiles(built);
const parts = new Map([...files].filter(([name]) => name.startsWith(`${PARTS_FOLDER}/`)));

/** The value that a module of the built content declares. */
function valueIn(name: string): unknown {
  const [, text = ''] = /JSON\.parse\((".*")\)/.exec(files.get(name) ?? '') ?? [];
  return JSON.parse(JSON.parse(text));
}
const manifest = valueIn('manifest.ts') as Manifest;

test('each card has a part, canonical JSON by the name of its SHA-256, and there is no part beside', () => {
  const names = Object.values(edition.protocols).map(({ id }) => {
    const digest = manifest.parts[id];
    const text = parts.get(`${PARTS_FOLDER}/${digest}.json`) ?? '';
    assert.equal(createHash('sha256').update(text).digest('hex'), digest, id);
    assert.equal(text, canonicalJson(JSON.parse(text)), id);
    assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(cardPart(edition, id))), id);
    return `${PARTS_FOLDER}/${digest}.json`;
  });
  assert.deepEqual(names.sort(), [...parts.keys()].sort());
});

test('the manifest names each card as the edition does, and says which edition it is of', () => {
  const { id, date, sha256, groups, zones } = edition;
  assert.deepEqual(
    { id, date, sha256, groups, zones },
    { id: manifest.id, date: manifest.date, sha256: manifest.sha256, groups: manifest.groups, zones: manifest.zones },
  );
  for (const { id: card, title, ageGroup } of Object.values(edition.protocols)) {
    assert.deepEqual({ ageGroup, ...manifest.protocols[card] }, { id: card, title, ageGroup });
  }
});

/** In bytes, as they are read on the device. A larger card is to be divided. */
const LARGEST_PART = 40_000;

test('no part is larger than a phone reads in one go', () => {
  const sizes = [...parts].map(([name, text]) => [name, Buffer.byteLength(text)] as const);
  assert.deepEqual(
    sizes.filter(([, size]) => size > LARGEST_PART),
    [],
  );
});

test('one changed word of a card is another part of that card, and no other changes', () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke);
  const changed = { ...edition, protocols: { ...edition.protocols, stroke: { ...stroke, title: `${stroke.title}.` } } };
  const others = builtFiles({ ...built, edition: changed });
  assert.equal([...others.keys()].filter((name) => !files.has(name)).length, 1);
});
