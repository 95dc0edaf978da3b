import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../../..');

/** Every file in the app, server or scripts that contains a whole HTML document, except tests and build output. */
const documents = (): readonly string[] =>
  globSync(
    ['packages/*/*.{html,ts}', 'packages/*/src/**/*.{ts,tsx}', 'packages/*/public/**/*.{html,svg}', 'scripts/**/*.ts'],
    {
      cwd: ROOT,
      exclude: ['**/*.test.ts', '**/built/**', '**/paraglide/**'],
    },
  ).filter((file) => /<html[\s>]/i.test(readFileSync(join(ROOT, file), 'utf8')));

test('every document of the app refuses translation: as HTML, as Google and as its class say it', () => {
  assert.deepEqual(documents(), ['packages/web/index.html']);
  for (const file of documents()) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const [tag = ''] = /<html[^>]*>/i.exec(text) ?? [];
    assert.match(tag, / translate="no"/, file);
    assert.match(tag, / class="notranslate"/, file);
    assert.match(text, /<meta name="google" content="notranslate" \/>/, file);
  }
});
