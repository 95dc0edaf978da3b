import assert from 'node:assert/strict';
import { paths, sentences } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

const host = 'ems.local:3000';

const cases: readonly [allowed: boolean, fact: string, headers: Record<string, string>, publicOrigin?: string][] = [
  [true, 'neither header (command line)', { host }],
  [true, 'the same origin', { host, origin: 'http://ems.local:3000', 'sec-fetch-site': 'same-origin' }],
  [true, 'the same host behind a TLS proxy', { host, origin: 'https://ems.local:3000' }],
  [
    true,
    'a browser that vouches behind a proxy that rewrites Host',
    { host: '127.0.0.1:3000', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' },
  ],
  [true, 'a call typed by the user', { host, 'sec-fetch-site': 'none' }],
  [true, 'the public origin', { host: '127.0.0.1:3000', origin: 'https://ems.example' }, 'https://ems.example'],
  [false, 'a cross-site fetch', { host, 'sec-fetch-site': 'cross-site' }],
  [false, 'a neighbouring subdomain', { host, 'sec-fetch-site': 'same-site' }],
  [false, 'a foreign Origin', { host, origin: 'https://evil.example' }],
  [false, 'the same host on another port', { host, origin: 'http://ems.local:8080' }],
  [false, 'an opaque Origin', { host, origin: 'null' }],
  [false, 'another origin than the public one', { host, origin: 'http://ems.local:3000' }, 'https://ems.example'],
  [false, 'the public name without TLS', { host, origin: 'http://ems.example' }, 'https://ems.example'],
];

for (const [allowed, fact, headers, publicOrigin] of cases) {
  testOn('sqlite', `${fact}: ${allowed ? 'let through' : 'refused with 403'}`, async (t) => {
    const { app } = await createTestApp(t, publicOrigin === undefined ? {} : { publicOrigin });
    const response = await app.inject({ method: 'POST', url: paths.logout, headers });
    assert.equal(response.statusCode, allowed ? 200 : 403);
    if (!allowed) assert.deepEqual(response.json(), { message: sentences.crossSite });
  });
}

testOn('sqlite', 'a cross-site logout leaves the session alive, and reading is not refused', async (t) => {
  const { app, signUp } = await createTestApp(t);
  const { cookie } = await signUp();
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  await app.inject({ method: 'POST', url: paths.logout, headers });
  assert.equal((await app.inject({ url: paths.currentUser, headers })).statusCode, 200);
});
