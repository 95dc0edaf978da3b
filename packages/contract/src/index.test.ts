import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { CERTIFICATION_LEVELS, calls, DISCLAIMER_VERSION, limits, paths, SECURITY_QUESTIONS } from './index.ts';

/** Files that run in the browser. None of them may import the schema library. */
const BROWSER_FILES = [
  'certification-levels.ts',
  'core-paths.ts',
  'desk-paths.ts',
  'disclaimer-version.ts',
  'headers.ts',
  'limits.ts',
  'path-of.ts',
  'paths.ts',
  'security-questions.ts',
  'sentences.ts',
  'session-mark.ts',
];

test('what the browser runs imports only other such files, so that zod stays on the server', async () => {
  for (const file of BROWSER_FILES) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const [, source = ''] of text.matchAll(/from '([^']+)'/g)) {
      assert.ok(BROWSER_FILES.includes(source.replace('./', '')), `${file} imports ${source}`);
    }
  }
});

test('no file but the tests knows Node or the DOM', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.endsWith('.test.ts'));
  assert.ok(files.length > BROWSER_FILES.length);
  for (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    assert.ok(!/node:|process\.|document\.|window\./.test(text), file);
  }
});

test('there are 5 certification levels and 16 different security questions', () => {
  assert.deepEqual(CERTIFICATION_LEVELS, [
    'Emergency Medicine Technician',
    'Emergency Medicine Specialist',
    'Registered Nurse',
    'Medical Doctor',
    'Dispatch Specialist',
  ]);
  assert.equal(SECURITY_QUESTIONS.length, 16);
  assert.equal(new Set(SECURITY_QUESTIONS).size, 16);
});

test('passwords have 8 to 128 characters, and the disclaimer is that of 2025-08-21', () => {
  assert.equal(limits.passwordMin, 8);
  assert.equal(limits.passwordMax, 128);
  assert.equal(DISCLAIMER_VERSION, '2025-08-21');
});

const isOfContent = (path: string): boolean => /^\/api\/(?:content|desk|admin\/.*content-)/.test(path);

test('the calls have the methods and paths of the specification', () => {
  const lines = Object.values(calls)
    .filter(({ path }) => !isOfContent(path))
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(lines, [
    'POST /api/register',
    'POST /api/login',
    'POST /api/logout',
    'GET /api/auth/user',
    'POST /api/auth/accept-disclaimer',
    'GET /api/auth/security-questions/:email',
    'POST /api/auth/verify-security-questions',
    'POST /api/auth/reset-password',
    'POST /api/auth/reset-with-code',
    'GET /api/medications',
    'GET /api/favorites',
    'POST /api/favorites',
    'DELETE /api/favorites/:id',
    'GET /api/admin/users',
    'PUT /api/admin/users/:id/status',
    'PUT /api/admin/users/:id/admin',
    'POST /api/admin/users/:id/password-code',
    'GET /api/account',
    'PUT /api/account',
    'PUT /api/account/password',
    'GET /api/account/security-questions',
    'PUT /api/account/security-questions',
    'GET /api/account/sessions',
    'DELETE /api/account/sessions/:id',
    'GET /api/account/export',
    'DELETE /api/account',
    'GET /api/health',
    'GET /api/ready',
  ]);
  assert.equal(paths.openApi, '/api/openapi.json');
});
