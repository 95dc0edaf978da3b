import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const SOURCE = join(import.meta.dirname, '..');

test('no layout asks for a width in px: whoever reads in larger letters gets the narrow one, where a weight is not cut off', () => {
  const asked = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/\b(?:min|max)-\[\d+px\]:/g)].map(
      ([use]) => `${file}: ${use}`,
    ),
  );
  assert.deepEqual(asked, []);
});
