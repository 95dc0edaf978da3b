import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everyString } from '@first60/checks';
import { edition } from '../base-edition.ts';

const WEB = new URL('../../../web/', import.meta.url);

/** Site paths of drawings and sheets named in a text, with or without an extension. */
const PATHS = /\/(?:algorithms|images)\/[a-z0-9-]+(?:\.(?:pdf|svg|png))?/g;

/** The files named in these texts that do not exist. */
const missing = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.match(PATHS) ?? [])
    .flatMap((path) => (/\.\w+$/.test(path) ? [path] : [`${path}.svg`, `${path}.png`]))
    .filter((path) => !existsSync(new URL(`public${path}`, WEB)));

const screens = readdirSync(new URL('src/', WEB), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(`src/${file}`, WEB), 'utf8'));

test('every PDF and image that the edition names is there (addresses of its sources apart)', () => {
  const texts = everyString({ ...edition, sources: null }).map(({ text }) => text);
  assert.ok(texts.filter((text) => text.startsWith('/algorithms/')).length >= 7);
  for (const { path, pdf } of edition.illustrations)
    for (const named of [path, pdf]) assert.ok(texts.includes(named), named);
  assert.deepEqual(missing(texts), []);
});

test('every PDF and image that a screen names itself is there', () => {
  assert.ok(screens.length > 500);
  assert.deepEqual(missing(screens), []);
});

test('the check finds a file that is not there', () => {
  assert.deepEqual(missing(['see /images/no-such-drawing.png']), ['/images/no-such-drawing.png']);
});
