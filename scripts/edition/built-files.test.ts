import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { textsOfLines } from '../../packages/seal/src/index.ts';
import { builtFiles } from './built-files.ts';
import { editionIn } from './edition-folder.ts';

const built = await editionIn(join(import.meta.dirname, '../../content'));
assert.ok('edition' in built);
const { edition } = built;
const files = await builtFiles(built);
const texts = textsOfLines(files.get('edition.txt') ?? '');

test('the cover and the digest that the app starts with are those of the edition', () => {
  const [digest = ''] = texts.keys();
  assert.ok(files.get('digest.ts')?.includes(`export const digest = '${digest}';`));
  const [, cover = ''] = /JSON\.parse\((".*")\)/.exec(files.get('cover.ts') ?? '') ?? [];
  const { id, date, schemaVersion, groups, kits } = edition;
  assert.deepEqual(JSON.parse(JSON.parse(cover)), { id, date, schemaVersion, sha256: digest, groups, kits });
});

/** Size limit in bytes, as read on the device. A larger card should be divided. */
const LARGEST_PART = 40_000;
/** The works and the search names are only read with the whole edition. */
const LARGEST_TABLE = 90_000;

test('no part is larger than a phone reads in one go', () => {
  const sizes = [...texts].map(
    ([digest, text]) => [digest, Buffer.byteLength(text), text.startsWith('{"protocol"')] as const,
  );
  const cards = sizes.filter(([, , isCard]) => isCard);
  assert.ok(cards.length >= 44);
  assert.deepEqual(
    cards.filter(([, size]) => size > LARGEST_PART),
    [],
  );
  assert.deepEqual(
    sizes.filter(([, size]) => size > LARGEST_TABLE),
    [],
  );
});

test('one changed word of a card is another part of that card, and no other part changes but the manifest', async () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke);
  const [first, ...others] = stroke.first60Seconds;
  assert.ok(first);
  const first60Seconds = [{ ...first, text: `${first.text}.` }, ...others];
  const changed = { ...edition, protocols: { ...edition.protocols, stroke: { ...stroke, first60Seconds } } };
  const next = textsOfLines((await builtFiles({ ...built, edition: changed })).get('edition.txt') ?? '');
  assert.equal([...next.keys()].filter((digest) => !texts.has(digest)).length, 2);
});
