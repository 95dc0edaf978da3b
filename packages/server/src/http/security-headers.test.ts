import assert from 'node:assert/strict';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

testOn('sqlite', 'the content security policy allows this origin alone and no inline script or style', async (t) => {
  const { get } = await createTestApp(t);
  const policy = String((await get('/')).headers['content-security-policy']);
  assert.deepEqual(policy.split(';').sort(), [
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ]);
});

testOn('sqlite', 'an answer of the API that is shown as a page may load, send and be framed by nothing', async (t) => {
  const { get } = await createTestApp(t);
  for (const url of [paths.health, '/api/nothing', '/api']) {
    const policy = (await get(url)).headers['content-security-policy'];
    assert.equal(policy, "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'", url);
  }
});

testOn('sqlite', 'answers, failures too, carry the hardening headers', async (t) => {
  const { get } = await createTestApp(t);
  for (const url of [paths.health, '/api/nothing', '/']) {
    const { headers } = await get(url);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN');
    if (url === '/')
      assert.match(String(headers['permissions-policy']), /^geolocation=\(self\), .*camera=\(\).*microphone=\(\)/);
  }
});

testOn('sqlite', 'HSTS is sent under https and not under http', async (t) => {
  const plain = await createTestApp(t);
  assert.equal((await plain.get(paths.health)).headers['strict-transport-security'], undefined);
  const secure = await createTestApp(t, { publicOrigin: 'https://ems.example' });
  assert.equal((await secure.get(paths.health)).headers['strict-transport-security'], 'max-age=31536000');
});

testOn('sqlite', 'no answer of the API is kept by a cache', async (t) => {
  const { get, signUp } = await createTestApp(t);
  const { cookie } = await signUp();
  const spelt = ['/%61pi/auth/user', '/api/auth/%75ser'];
  const urls = [paths.health, paths.currentUser, paths.medications, paths.openApi, '/api/nothing', ...spelt];
  for (const url of urls) {
    assert.equal((await get(url, cookie)).headers['cache-control'], 'no-store', url);
  }
});
