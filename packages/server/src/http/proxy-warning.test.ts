import assert from 'node:assert/strict';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

testOn('sqlite', 'a forwarded address that is not believed is warned of once, and never without one', async (t) => {
  const { app, get, log } = await createTestApp(t);
  const warnings = () => log().split('TRUST_PROXY').length - 1;
  await get(paths.health);
  assert.equal(warnings(), 0);
  for (let times = 0; times < 3; times += 1) {
    await app.inject({ url: paths.health, headers: { 'x-forwarded-for': '192.0.2.1' } });
  }
  assert.equal(warnings(), 1);
});
