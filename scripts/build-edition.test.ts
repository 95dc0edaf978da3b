import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/content/src/built/edition.txt');

test('content of another folder that a rule stops is not built: what was built stays, and the rule says why', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'first60-content-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  const acts = join(folder, 'acts/epinephrine-1-1000.yaml');
  const text = readFileSync(acts, 'utf8');
  assert.ok(text.includes('adult: 0.5 mg'));
  writeFileSync(acts, text.replace('adult: 0.5 mg', 'adult: 5 mg'));
  const before = readFileSync(BUILT, 'utf8');
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build-edition.ts')], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_FOLDER: folder },
  });
  assert.equal(status, 1);
  assert.match(stderr, /^bounds: Drug epinephrine 1:1,000 \(Anaphylaxis\) gives an adult 5 mg into a muscle/m);
  assert.match(stderr, /cannot be used: \d+ to mend\.\n$/);
  assert.equal(readFileSync(BUILT, 'utf8'), before);
});
