import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { serveContent } from '../../../../../e2e/fixtures/served-content.ts';
import { builtInEdition } from './built-in-edition.ts';

const served = serveContent();

test('a file of the content that is not there, or not what it is, is reported like a missing script, and asked for again', async () => {
  const reported: string[] = [];
  const page = new EventTarget();
  page.addEventListener('vite:preloadError', ({ type }) => reported.push(type));
  Object.assign(globalThis, { window: page });
  served.mock.mockImplementationOnce(async () => new Response('Not found', { status: 404 }));
  await assert.rejects(builtInEdition(), /404/);
  assert.equal(reported.length, 1);
  served.mock.mockImplementationOnce(async () => new Response('<!doctype html>'));
  await assert.rejects(builtInEdition(), SyntaxError);
  assert.equal(reported.length, 2);

  const read = await builtInEdition();
  assert.deepEqual(read, edition);
  assert.deepEqual(Object.keys(read.protocols), Object.keys(edition.protocols));
  assert.equal(await builtInEdition(), read);
  assert.equal(reported.length, 2);
});
