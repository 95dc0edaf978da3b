import assert from 'node:assert/strict';
import { createTestApp } from './test-app.ts';
import { testOn } from './test-database.ts';

testOn(
  'sqlite',
  'a body that trickles in has no more time than the headers: Node swaps the two where it had',
  async (t) => {
    const { server } = (await createTestApp(t)).app;
    assert.ok(server.headersTimeout <= server.requestTimeout);
  },
);
