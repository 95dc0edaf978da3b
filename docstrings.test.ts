import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const PACKAGES = join(import.meta.dirname, 'packages');
const DOCSTRING = String.raw`/\*\*(?:[^*]|\*(?!/))*\*/\n`;

/** The functions among these names that a module exports; without names, all functions that it exports. */
function functionsOf(source: string, names?: readonly string[]): string[] {
  const declared = [
    ...source.matchAll(/^export (?:(?:async )?function (\w+)|const (\w+)[^\n]*?=\s+(?:async )?[(<])/gm),
  ].map(([, declaration, constant]) => declaration ?? constant ?? '');
  return names === undefined ? declared : declared.filter((name) => names.includes(name));
}

const hasDocstring = (source: string, name: string): boolean =>
  new RegExp(`${DOCSTRING}export (?:async )?(?:function|const) ${name}\\b`).test(source);

/** The names that a package exports, by the module that declares them. */
function offered(name: string): Array<{ module: string; names: string[] | undefined }> {
  const index = readFileSync(join(PACKAGES, name, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/export (?:\*|\{([^}]*)\}) from '\.\/([^']+)'/g)].map(([, list, module = '']) => ({
    module,
    names: list?.split(',').map((one) => one.trim()),
  }));
}

for (const [name, least] of [
  ['checks', 4],
  ['clinical', 40],
  ['content', 0],
  ['contract', 3],
] as const) {
  test(`every function that ${name} offers says in a docstring what it does`, () => {
    const functions = offered(name).flatMap(({ module, names }) => {
      const source = readFileSync(join(PACKAGES, name, 'src', module), 'utf8');
      return functionsOf(source, names).map((one) => ({ one, isDocumented: hasDocstring(source, one) }));
    });
    assert.ok(functions.length >= least, `${functions.length} functions`);
    assert.deepEqual(
      functions.filter(({ isDocumented }) => !isDocumented).map(({ one }) => one),
      [],
    );
  });
}

test('the check sees functions however they are written, and a docstring that belongs to something else', () => {
  const source = [
    '/** A limit. */',
    'export const LIMIT = 3;',
    'export const twice = (n: number): number => 2 * n;',
    'export const wrapped =',
    '  <T>(value: T): T => value;',
    '/** Of the type. */',
    'export type Half = number;',
    'export function half(n: number): Half {',
    '}',
    '/** Says what it does. */',
    'export const thrice = (n: number): number => 3 * n;',
  ].join('\n');
  const found = functionsOf(source);
  assert.deepEqual(found, ['twice', 'wrapped', 'half', 'thrice']);
  assert.deepEqual(
    found.filter((name) => hasDocstring(source, name)),
    ['thrice'],
  );
  assert.deepEqual(functionsOf(source, ['half', 'LIMIT', 'type Half']), ['half']);
});
