import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('an empty environment means port 3000 on this machine alone, data in ./data, quiet logs', () => {
  const { webRoot, ...config } = readConfig({});
  assert.deepEqual(config, {
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicOrigin: undefined,
    trustProxy: false,
    logLevel: 'warn',
    freshnessKey: undefined,
  });
  assert.match(webRoot, /packages.web.dist$/);
});

test('a variable that is set to nothing counts as not set', () => {
  const empty = Object.fromEntries(
    ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'LOG_LEVEL', 'WEB_ROOT'].map(
      (name) => [name, ' '],
    ),
  );
  assert.deepEqual(readConfig(empty), readConfig({}));
});

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/first60',
    DATABASE_URL: 'postgres://ems:secret@db:5433/first60?sslmode=require',
    PUBLIC_ORIGIN: 'https://EMS.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    LOG_LEVEL: 'info',
    WEB_ROOT: '/srv/first60-web',
  });
  assert.equal(config.webRoot, resolve('/srv/first60-web'));
  assert.equal(config.port, 8080);
  assert.equal(config.host, '0.0.0.0');
  assert.equal(config.dataDir, '/srv/first60');
  assert.equal(config.databaseUrl, 'postgres://ems:secret@db:5433/first60?sslmode=require');
  assert.equal(config.publicOrigin, 'https://ems.example');
  assert.deepEqual(config.trustProxy, ['loopback', '10.0.0.0/8', '::1']);
  assert.equal(config.logLevel, 'info');
  assert.equal(readConfig({ TRUST_PROXY: 'true' }).trustProxy, true);
});

const wrong: readonly [name: string, values: readonly string[]][] = [
  ['PORT', ['http', '-1', '65536', '3000.5', '0x10', '1e3']],
  ['PUBLIC_ORIGIN', ['ems.example', 'ftp://ems.example', 'https://ems.example/app', 'https://a:b@ems.example', '*']],
  ['TRUST_PROXY', ['yes', '1', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1,', '10.0.0.0/8/8']],
  ['LOG_LEVEL', ['verbose', 'WARN']],
  ['DATABASE_URL', ['first60', 'mysql://localhost/first60', 'postgres://localhost', 'postgres://localhost/']],
];

for (const [name, values] of wrong) {
  test(`a wrong ${name} stops with one sentence that names it`, () => {
    for (const value of values) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error: Error) =>
          error.name === 'OperatorError' && error.message.startsWith(name) && !error.message.includes('\n'),
        value,
      );
    }
  });
}

test('the sentence about DATABASE_URL does not repeat it: it may hold a password', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://ems:hunter2@db/first60' }),
    (error: Error) => !error.message.includes('hunter2'),
  );
});
