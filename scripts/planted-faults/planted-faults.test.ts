import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeScratch } from '../mutation/scratch.ts';
import { PLANTED_FAULTS } from './faults.ts';

/** A second calculator. It is slow, and any fault fails it. */
const SLOW = 'oracle.test.ts';

const ROOT = join(import.meta.dirname, '../..');
const scratch = await makeScratch();
after(() => rmSync(scratch, { recursive: true, force: true }));
const content = join(scratch, 'packages/content/src');
// Some checks read the screens' words and the drawings, and the script that makes the digest.
for (const beside of ['packages/web', 'scripts']) symlinkSync(join(ROOT, beside), join(scratch, beside));

/** The titles of the checks that refuse the present copy. */
function refusals(): readonly string[] {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const checks = readdirSync(join(content, 'checks')).filter((name) => name.endsWith('.test.ts') && name !== SLOW);
  const files = checks.map((name) => join(content, 'checks', name));
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-isolation=none', '--test-reporter=tap', ...files], {
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 28,
  });
  return [...stdout.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, title = '']) => title);
}

test('the checks of the content refuse every planted fault', () => {
  for (const { file, from, to } of PLANTED_FAULTS) {
    const path = join(content, file);
    const text = readFileSync(path, 'utf8');
    assert.ok(text.includes(from), `${file} no longer says "${from}": plant another fault`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  const refused = refusals();
  assert.deepEqual(
    refused.filter((title) => title.endsWith('.test.ts')),
    [],
    'a file of checks could not be run',
  );
  const missed = PLANTED_FAULTS.flatMap(({ file, to, refusedBy }) =>
    refusedBy
      .filter((start) => !refused.some((title) => title.startsWith(start)))
      .map((start) => `"${start}" lets ${file} say "${to.trim().slice(0, 60)}"`),
  );
  assert.deepEqual(missed, []);
});
