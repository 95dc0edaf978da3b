import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokensSetIn = (css: string): ReadonlySet<string> => new Set(css.match(/--[\w-]+(?=:)/g));

test('paper has a color of its own for everything that a theme colors: nothing prints white on white', () => {
  const themed = tokensSetIn(read('themes.css'));
  assert.ok(themed.has('--mark-ink') && themed.size > 25);
  const paper = tokensSetIn(read('print.css'));
  assert.deepEqual(
    [...themed].filter((token) => !paper.has(token)),
    [],
  );
});
