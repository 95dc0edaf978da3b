import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { paths } from '@first60/contract';
import { createTestApp } from './test-app.ts';
import { testOn } from './test-database.ts';

async function answersTo(t: TestContext, requests: number): Promise<number> {
  const { app } = await createTestApp(t);
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const request = (connection: string) =>
    `GET ${paths.health} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;
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
