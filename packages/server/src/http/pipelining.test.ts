import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

const request = (connection: string) => `GET ${paths.health} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;

async function connectTo(t: TestContext) {
  const { app } = await createTestApp(t);
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  return socket;
}

async function answersTo(t: TestContext, requests: number): Promise<number> {
  const socket = await connectTo(t);
  socket.write(request('keep-alive').repeat(requests - 1) + request('close'));
  const answer = await text(socket).catch(() => '');
  return answer.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
}

testOn('sqlite', 'ten requests at once on one connection are answered in their order', async (t) => {
  assert.equal(await answersTo(t, 10), 10);
});

testOn('sqlite', 'who sends hundreds without waiting for an answer is cut off', async (t) => {
  assert.ok((await answersTo(t, 500)) < 100);
});

testOn('sqlite', 'who reads the answers may go on: what was answered waits no more', async (t) => {
  const socket = await connectTo(t);
  const ten = request('keep-alive').repeat(10);
  let received = '';
  socket.write(ten);
  for await (const part of socket.setEncoding('utf8')) {
    received += part;
    const answers = received.split('HTTP/1.1 200 OK').length - 1;
    if (answers === 40) break;
    if (answers % 10 === 0 && received.endsWith('{"status":"ok"}')) socket.write(ten);
  }
  assert.equal(received.split('HTTP/1.1 200 OK').length - 1, 40);
});
