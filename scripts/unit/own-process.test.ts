import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOwnProcess } from './own-process.ts';

const FILE = 'packages/web/src/page.test.ts';

test('a test file that changes what a process shares has one of its own, as have those of the server', () => {
  const changes = [
    ['process', '.env.PORT = "1";'],
    ['process', '.chdir(folder);'],
    ['global', 'This.document = page;'],
    ['t.mo', 'ck.method(page, "draw");'],
    ['set', 'Timeout(done, 1);'],
    ["import { spawn } from 'node:", "child_process';"],
    ['before', 'Each(() => {});'],
    ['test.', 'after(() => {});'],
  ];
  for (const parts of changes)
    assert.ok(hasOwnProcess(FILE, `import './page.ts';\n${parts.join('')}\n`), parts.join(''));
  assert.ok(hasOwnProcess('packages/server/src/page.test.ts', "test('a page', () => {});"));
});

test('a test file that asks and compares shares its process with others', () => {
  const source =
    "test('a page', () => assert.equal(beforeEachPage(), afterwards));\n  test('what mocks nobody', () => {});";
  assert.equal(hasOwnProcess(FILE, source), false);
});
