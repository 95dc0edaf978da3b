import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';

/*
 * Which of our packages each package may use. Biome refuses an import that a package.json does not declare;
 * this test holds the declarations themselves to the table. Together they are the walls of the house.
 */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  clinical: [],
  content: ['clinical'],
  contract: [],
  server: ['content', 'contract'],
  web: ['clinical', 'content', 'contract'],
};
/** The packages from outside that the inner packages may use: they stay free of frameworks and platforms. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  clinical: ['big.js'],
  content: [],
  contract: ['zod'],
};
/** What each package compiles against: no DOM in the server, no Node in what the browser runs. */
const PLATFORM: Readonly<Record<string, { lib: readonly string[]; types: readonly string[] }>> = {
  clinical: { lib: ['es2024'], types: [] },
  content: { lib: ['es2024'], types: [] },
  contract: { lib: ['es2024'], types: [] },
  server: { lib: ['es2024'], types: ['node'] },
  web: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client', 'vite-plugin-pwa/client'] },
};
const SCOPE = '@first60/';
const PACKAGES = join(import.meta.dirname, 'packages');

const json = (...path: string[]) => JSON.parse(readFileSync(join(PACKAGES, ...path), 'utf8'));

test('packages/ holds exactly the five packages of the table', () => {
  const folders = readdirSync(PACKAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).sort(), Object.keys(MAY_USE).sort());
});

for (const [name, allowed] of Object.entries(MAY_USE)) {
  const manifest = json(name, 'package.json');
  const everything = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  });

  test(`${name} declares no neighbour but: ${allowed.join(', ') || 'none'}`, () => {
    const ours = everything.filter((dependency) => dependency.startsWith(SCOPE));
    assert.deepEqual(ours.sort(), allowed.map((neighbour) => SCOPE + neighbour).sort());
  });

  test(`${name} compiles against its own platform alone`, () => {
    const { lib, types } = json(name, 'tsconfig.json').compilerOptions;
    assert.deepEqual({ lib, types }, PLATFORM[name]);
  });

  test(`${name} is entered by its front door alone`, () => {
    const doors = Object.keys(manifest.exports ?? { '.': '' });
    assert.deepEqual(doors, ['.']);
  });
}

for (const [name, allowed] of Object.entries(OUTSIDE)) {
  test(`${name} runs on nothing from outside but: ${allowed.join(', ') || 'nothing'}`, () => {
    const outside = Object.keys(json(name, 'package.json').dependencies ?? {}).filter((one) => !one.startsWith(SCOPE));
    assert.deepEqual(outside, allowed);
  });
}

for (const name of Object.keys(MAY_USE)) {
  test(`no file of ${name} reaches into another package by a relative path`, () => {
    const src = join(PACKAGES, name, 'src');
    const shipped = sourcesIn(src).filter((file) => !file.endsWith('.test.ts'));
    const escapes = shipped.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) =>
            target.startsWith('.') && relative(join(PACKAGES, name), join(file, '..', target)).startsWith('..'),
        )
        .map((target) => `${file} imports ${target}`),
    );
    assert.deepEqual(escapes, []);
  });
}

test('no feature of the web app imports another feature, and ui and lib import no feature', () => {
  const features = join(PACKAGES, 'web/src/features');
  const names = existsSync(features) ? readdirSync(features) : [];
  const places = [
    ...names.map((feature) => ({
      folder: join(features, feature),
      foreign: names.filter((other) => other !== feature),
    })),
    ...['ui', 'lib'].map((area) => ({ folder: join(PACKAGES, 'web/src', area), foreign: names })),
  ];
  const violations = places.flatMap(({ folder, foreign }) =>
    sourcesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => foreign.some((feature) => new RegExp(`(^|/)(features|\\.\\.)/${feature}/`).test(target)))
        .map((target) => `${file} imports ${target}`),
    ),
  );
  assert.deepEqual(violations, []);
});

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, target]) =>
    target === undefined ? [] : [target],
  );
