import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

const REQUEST_TIMEOUT = 600;

for (const [part, start] of [
  ['headers', ''],
  ['a body', 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n'],
] as const) {
  testOn('sqlite', `whose request trickles in, by ${part}, is told so and cut off when its time is over`, async (t) => {
    const { app } = await createTestApp(t, { requestTimeout: REQUEST_TIMEOUT });
    const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const begun = performance.now();
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    socket.write(`POST ${paths.login} HTTP/1.1\r\nHost: a\r\n${start}`);
    const trickle = setInterval(() => socket.write('a'), 50);
    // Long enough for the slowest machine, and less than a tenth of Node's own limit.
    const given = setTimeout(() => socket.destroy(new Error('it was let go on')), 5_000);
    // A byte in flight when the server closes the connection causes a reset. Only the text received before it counts.
    let answer = '';
    let failure: Error | undefined;
    socket.setEncoding('utf8').on('data', (said: string) => {
      answer += said;
    });
    socket.on('error', (error) => {
      failure = error;
    });
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(trickle);
    clearTimeout(given);
    assert.match(String(failure ?? 'ended'), /ended|ECONNRESET|EPIPE/);
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.ok(performance.now() - begun >= REQUEST_TIMEOUT, 'a slow request is not refused before its time');
  });
}
