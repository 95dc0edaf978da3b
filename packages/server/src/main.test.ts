import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { Agent, get, request as httpRequest } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { paths } from '@first60/contract';
import { registration } from './testing/test-app.ts';
import { temporaryEnv, temporaryFolder, test, testOn } from './testing/test-database.ts';
import { startProcess } from './testing/test-process.ts';

async function startServer(t: TestContext, env: Record<string, string> = {}) {
  return startProcess(t, 'main.ts', { PORT: '0', ...(await temporaryEnv(t)), ...env });
}

const json = { 'content-type': 'application/json' };

test('the server says where it listens and how to make the first administrator, and nothing else', async (t) => {
  const server = await startServer(t);
  const address = await server.address();
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal((await fetch(address + paths.health)).status, 200);
  server.child.kill('SIGTERM');
  assert.equal(await server.end, 0);
  assert.equal(
    server.stdout(),
    `First60 is listening on ${address}\n` +
      'First administrator: register in the app, then run: npm run admin -- grant EMAIL\n',
  );
});

test('what was written survives a restart: the session still opens the account', async (t) => {
  const storage = await temporaryEnv(t);
  const first = await startServer(t, storage);
  const body = JSON.stringify(registration);
  const response = await fetch((await first.address()) + paths.register, { method: 'POST', headers: json, body });
  assert.equal(response.status, 201);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  first.child.kill('SIGKILL');
  await first.end;
  const second = await startServer(t, storage);
  const current = await fetch((await second.address()) + paths.currentUser, { headers: { cookie } });
  assert.equal(current.status, 200);
});

// Both signals stop it in the same way.
for (const [signal, host, on] of [
  ['SIGTERM', '127.0.0.1', test],
  ['SIGINT', 'localhost', testOn.bind(undefined, 'sqlite')],
] as const) {
  on(`${signal} under load on ${host} ends the server with 0 in under 5 seconds`, async (t) => {
    const server = await startServer(t, { HOST: host });
    const { port } = new URL(await server.address());
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    t.after(() => agent.destroy());
    let answered = 0;
    let stopped = false;
    const visit = () => {
      const request = get({ host, port, path: paths.health, agent }, (response) => {
        response.resume().on('end', () => {
          answered += 1;
          if (!stopped) visit();
        });
      });
      request.on('error', () => undefined); // refused connections are expected from a stopping server
    };
    for (let index = 0; index < 20; index += 1) visit();
    while (answered < 200) await new Promise((resume) => setTimeout(resume, 10));
    const start = performance.now();
    server.child.kill(signal);
    const code = await server.end;
    stopped = true;
    assert.equal(code, 0);
    assert.ok(performance.now() - start < 5000);
    assert.equal(server.stderr().includes('Error'), false, server.stderr());
  });
}

test('a registration that is under way when SIGTERM comes is answered, and its idle connection holds nothing up', async (t) => {
  const server = await startServer(t);
  const { port } = new URL(await server.address());
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  const body = JSON.stringify(registration);
  const headers = { ...json, 'content-length': Buffer.byteLength(body) };
  const request = httpRequest({ port, host: '127.0.0.1', path: paths.register, method: 'POST', headers, agent });
  request.write(body.slice(0, 10));
  await new Promise((resume) => setTimeout(resume, 100));
  const start = performance.now();
  server.child.kill('SIGTERM');
  await new Promise((resume) => setTimeout(resume, 100));
  request.end(body.slice(10));
  const [response] = await once(request, 'response');
  response.resume();
  assert.equal(response.statusCode, 201);
  assert.equal(await server.end, 0);
  assert.ok(performance.now() - start < 5000);
});

testOn(
  'sqlite',
  'a client that never finishes its request cannot hold the server longer than the hard stop',
  async (t) => {
    const server = await startServer(t);
    const { port } = new URL(await server.address());
    const client = connect(Number(port), '127.0.0.1');
    client.on('error', () => undefined); // being cut off is the purpose of the test
    t.after(() => client.destroy());
    client.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    await new Promise((resume) => setTimeout(resume, 100));
    const start = performance.now();
    server.child.kill('SIGTERM');
    assert.equal(await server.end, 0);
    const seconds = (performance.now() - start) / 1000;
    assert.ok(seconds > 9 && seconds < 20, `${seconds} s`);
  },
);

async function assertRefused(server: ReturnType<typeof startProcess>, sentence: RegExp): Promise<void> {
  assert.equal(await server.end, 1);
  assert.equal(server.stdout(), '');
  assert.match(server.stderr(), sentence);
  assert.equal(server.stderr().split('\n').length, 2, 'one line, no stack');
}

testOn('sqlite', 'a port that is taken: one sentence, exit code 1', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await assertRefused(
    await startServer(t, { PORT: String(port) }),
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use: set PORT to a free one\\.\n$`),
  );
});

testOn('sqlite', 'a HOST that is not of this machine: one sentence, exit code 1', async (t) => {
  await assertRefused(await startServer(t, { HOST: '192.0.2.1' }), /^HOST "192\.0\.2\.1" is not an address of this/);
});

testOn('sqlite', 'a HOST that is no name: one sentence, exit code 1', async (t) => {
  await assertRefused(
    await startServer(t, { HOST: 'no.such.host.invalid' }),
    /^HOST "no\.such\.host\.invalid" is not an/,
  );
});

testOn('sqlite', 'a wrong variable: one sentence, exit code 1', async (t) => {
  await assertRefused(
    await startServer(t, { PORT: 'http' }),
    /^PORT must be a whole number from 0 to 65535, not "http"/,
  );
  await assertRefused(await startServer(t, { DATABASE_URL: 'mysql://db/x' }), /^DATABASE_URL must be the address/);
});

testOn('sqlite', 'a data folder that may not be written to: one sentence, exit code 1', async (t) => {
  const folder = await temporaryFolder(t);
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await chmod(folder, 0o555);
  // Even the superuser, who may write to any folder, cannot create one inside a file.
  const dataDir = process.getuid?.() === 0 ? join(file, 'data') : folder;
  await assertRefused(
    startProcess(t, 'main.ts', { PORT: '0', DATA_DIR: dataDir }),
    /^The data folder \S+ is not writable \((EACCES|ENOTDIR)\): set DATA_DIR to one that is\.\n$/,
  );
});
