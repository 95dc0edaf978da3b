import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const [table = ''] = /^export const SCREENS[\s\S]*?^\];/m.exec(read('packages/web/src/app/screens.tsx')) ?? [];
const paths = [...table.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path ?? '');
const looks = readdirSync(join(import.meta.dirname, 'e2e/fixtures/stops')).map((file) =>
  read('e2e/fixtures/stops', file),
);

/** True if a list of stops includes an address of the screen, with or without a query or a hash. */
const opens = (stops: string, path: string): boolean => new RegExp(`['"\`]${path}(?:[?#][^'"\`]*)?['"\`]`).test(stops);

test('every screen is walked without a network, and looked at in every theme', () => {
  assert.ok(paths.length >= 13, paths.join());
  const walk = read('e2e/fixtures/offline-stops.ts');
  assert.deepEqual(
    paths.filter((path) => !opens(walk, path)),
    [],
    'add a stop to e2e/fixtures/offline-stops.ts',
  );
  assert.deepEqual(
    paths.filter((path) => !opens(looks.join('\n'), path)),
    [],
    'add a stop to a list in e2e/fixtures/stops',
  );
});
