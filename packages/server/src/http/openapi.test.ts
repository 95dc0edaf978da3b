import assert from 'node:assert/strict';
import { calls, paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';

testOn('sqlite', 'the OpenAPI document describes every call of the contract, and no other', async (t) => {
  const { get } = await createTestApp(t);
  const document = (await get(paths.openApi)).json();
  assert.equal(document.openapi, '3.1.0');
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  assert.deepEqual(described.sort(), known.sort());
});

testOn('sqlite', 'a described call has its body, its answers by status and whether it needs a session', async (t) => {
  const { get } = await createTestApp(t);
  const { paths: described } = (await get(paths.openApi)).json();
  const register = described[paths.register].post;
  const body = register.requestBody.content['application/json'].schema;
  assert.deepEqual(body.required, ['email', 'password', 'firstName', 'lastName']);
  assert.equal(body.properties.password.minLength, 8);
  assert.deepEqual(Object.keys(register.responses), ['201', '400', '403', '409', '413', '415', '429', '500']);
  assert.deepEqual(register.security, []);
  assert.deepEqual(described[paths.currentUser].get.security, [{ session: [] }]);
});
