import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { temporaryFolder, testOn } from '../testing/test-database.ts';

const FILES = {
  'index.html': '<!doctype html><title>First60</title>',
  'sw.js': 'self.skipWaiting',
  'manifest.webmanifest': '{}',
  'algorithms/arrest.pdf': '%PDF-1.7',
  'assets/app-3fa9c1.js': 'plain script',
  'assets/app-3fa9c1.js.br': 'brotli script',
  '.secret': 'hidden',
};

async function appWithFiles(t: TestContext): Promise<TestApp> {
  const webRoot = await temporaryFolder(t);
  await mkdir(join(webRoot, 'assets'));
  await mkdir(join(webRoot, 'algorithms'));
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(webRoot, name), text)));
  return createTestApp(t, { webRoot });
}

testOn('sqlite', 'hashed assets may be kept for a year, all else is asked for again, unchanged', async (t) => {
  const { get } = await appWithFiles(t);
  const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
  assert.equal(await cacheControl('/assets/app-3fa9c1.js'), 'public, max-age=31536000, immutable');
  for (const url of ['/', '/index.html', '/protocols', '/sw.js', '/manifest.webmanifest', '/algorithms/arrest.pdf']) {
    assert.equal(await cacheControl(url), 'no-cache, no-transform', url);
  }
});

testOn(
  'sqlite',
  'a part of the app has the headers of data, what may be shown or work by itself those of a page',
  async (t) => {
    const { get } = await appWithFiles(t);
    const part = (await get('/assets/app-3fa9c1.js')).headers;
    assert.match(String(part['content-security-policy']), /^default-src 'none'/);
    assert.equal(part['x-content-type-options'], 'nosniff');
    assert.equal(part['cross-origin-resource-policy'], 'same-origin');
    assert.equal(part['permissions-policy'], undefined);
    for (const url of ['/', '/sw.js', '/algorithms/arrest.pdf', '/assets/../sw.js', '/%61ssets/app-3fa9c1.js']) {
      const { headers } = await get(url);
      assert.match(String(headers['content-security-policy']), /^default-src 'self'/, url);
      assert.match(String(headers['permissions-policy']), /camera=\(\)/, url);
    }
  },
);

testOn('sqlite', 'a client that takes brotli gets the precompressed copy, with the type of the original', async (t) => {
  const { app, get } = await appWithFiles(t);
  const url = '/assets/app-3fa9c1.js';
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(small.body, 'brotli script');
  assert.equal(small.headers['content-encoding'], 'br');
  assert.match(String(small.headers['content-type']), /javascript/);
  assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(small.headers.vary), /accept-encoding/i);
  const plain = await get(url);
  assert.equal(plain.body, 'plain script');
  assert.equal(plain.headers['content-encoding'], undefined);
});

testOn('sqlite', 'an unchanged file is answered with 304 and no body', async (t) => {
  const { app, get } = await appWithFiles(t);
  const { etag } = (await get('/')).headers;
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
});

testOn('sqlite', 'every page address answers the app with 200', async (t) => {
  const { get, app } = await appWithFiles(t);
  for (const url of ['/', '/auth', '/protocols?id=stroke', '/no/such/page', '/apifoo', '/.secret']) {
    const response = await get(url);
    assert.equal(response.statusCode, 200, url);
    assert.equal(response.body, FILES['index.html'], url);
    assert.match(String(response.headers['content-type']), /^text\/html/);
  }
  assert.equal((await app.inject({ method: 'HEAD', url: '/protocols' })).statusCode, 200);
});

testOn('sqlite', 'an unknown API call or asset is 404 as JSON, never the app', async (t) => {
  const { get, post } = await appWithFiles(t);
  const answers = [
    await get('/api/nothing'),
    await get('/api'),
    await get('/assets/old-1.js'),
    await post('/protocols'),
  ];
  for (const response of answers) {
    assert.equal(response.statusCode, 404);
    assert.deepEqual(response.json(), { message: 'Not found' });
    assert.equal(response.headers['cache-control'], 'no-store');
  }
});

testOn('sqlite', 'no path leads out of the folder', async (t) => {
  const { get } = await appWithFiles(t);
  for (const url of [
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ]) {
    const response = await get(url);
    assert.ok(!response.body.includes('"name"'), url);
  }
});

testOn('sqlite', 'without a built web app only the API answers', async (t) => {
  const { get } = await createTestApp(t);
  assert.equal((await get('/')).statusCode, 404);
  assert.equal((await get('/api/health')).statusCode, 200);
});

testOn(
  'sqlite',
  "the page's own script and sheet pass the policy by their hashes, also after another build is put there",
  async (t) => {
    const webRoot = await temporaryFolder(t);
    const page = join(webRoot, 'index.html');
    const html = (script: string) =>
      `<!doctype html><script>${script}</script><style>b{}</style><script src="/a.js"></script>`;
    await writeFile(page, html('one()'));
    await writeFile(join(webRoot, 'about.html'), html('one()'));
    const { get } = await createTestApp(t, { webRoot });
    const policy = async (url: string) => String((await get(url)).headers['content-security-policy']).split(';');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    for (const url of ['/', '/index.html', '/protocols']) {
      const directives = await policy(url);
      assert.ok(directives.includes(`script-src 'self' ${hash('one()')}`), url);
      assert.ok(directives.includes(`style-src 'self' ${hash('b{}')}`), url);
    }
    assert.ok((await policy('/about.html')).includes("script-src 'self'"), 'only the app has parts of its own');
    await writeFile(page, html('two()'));
    await utimes(page, new Date(), new Date(Date.now() + 5_000));
    assert.ok((await policy('/')).includes(`script-src 'self' ${hash('two()')}`));
  },
);

testOn('sqlite', 'another build with the date of the last one has hashes of its own', async (t) => {
  const webRoot = await temporaryFolder(t);
  const page = join(webRoot, 'index.html');
  const date = new Date(2026, 0, 1);
  await build('one()');
  const { get } = await createTestApp(t, { webRoot });
  const policy = async () => (await get('/')).headers['content-security-policy'];
  const first = await policy();
  await build('two()');
  assert.notEqual(await policy(), first);

  async function build(script: string): Promise<void> {
    await writeFile(page, `<!doctype html><script>${script}</script>`);
    await utimes(page, date, date);
  }
});

testOn(
  'sqlite',
  'a compressed page passes its own policy, also while the plain one is already another build',
  async (t) => {
    const webRoot = await temporaryFolder(t);
    const html = (script: string) => `<!doctype html><script>${script}</script>`;
    await writeFile(join(webRoot, 'index.html'), html('two()'));
    await writeFile(join(webRoot, 'index.html.br'), brotliCompressSync(html('one()')));
    const { app } = await createTestApp(t, { webRoot });
    const policyFor = async (encoding: string) =>
      (await app.inject({ url: '/protocols', headers: { 'accept-encoding': encoding } })).headers[
        'content-security-policy'
      ];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    assert.ok(String(await policyFor('br')).includes(`script-src 'self' ${hash('one()')};`));
    assert.ok(String(await policyFor('identity')).includes(`script-src 'self' ${hash('two()')};`));
  },
);
