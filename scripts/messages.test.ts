import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const WEB = join(import.meta.dirname, '../packages/web');
const keys = Object.keys(JSON.parse(readFileSync(join(WEB, 'messages/en.json'), 'utf8')));
const sources = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^paraglide|\.test\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(WEB, 'src', file), 'utf8') }));

/**
 * Messages are called by name and their names are never composed. Only then can the test find typos and unused
 * messages.
 */
const called = new Set(sources.flatMap(({ code }) => [...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)));

test('every sentence of the interface is shown somewhere', () => {
  assert.deepEqual(
    keys.filter((key) => !called.has(key)),
    [],
  );
});

test('the sentences of the interface are sorted by their keys', () => {
  assert.deepEqual(keys, keys.toSorted());
});

test('no attribute that is shown or read out holds a sentence of its own (Biome sees to what stands between tags)', () => {
  const spoken =
    /\b(?:alt|title|placeholder|label|aria-(?:label|description|roledescription))=\{?["'`][^"'`]*[a-z]{2}/gi;
  const literal = sources.flatMap(({ file, code }) => [...code.matchAll(spoken)].map(([found]) => `${file}: ${found}`));
  assert.deepEqual(literal, []);
});
