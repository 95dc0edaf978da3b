import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const ROOT = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

const RECORDS = readdirSync(join(ROOT, 'docs/decisions')).sort();
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...RECORDS.map((name) => `docs/decisions/${name}`),
];

test('the records of decisions are numbered in sequence, and each heading bears the number of its file', () => {
  const numbers = RECORDS.map((name) => [name.slice(0, 5), read('docs/decisions', name).match(/^# (\d+)\. \S/)?.[1]]);
  assert.deepEqual(
    numbers,
    RECORDS.map((_, index) => [`${String(index + 1).padStart(4, '0')}-`, String(index + 1)]),
  );
});

test('every link of the documents to a file of the project leads somewhere', () => {
  const dead = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? '')
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  assert.deepEqual(dead, []);
});

test('every command of the documents is one that npm run and node --run know', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/(?:npm run|node --run) (?:--?\S+ )*([a-z][\w:-]*)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${document}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});

test('every path that a document names in full exists', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/`((?:packages|e2e|bench|scripts|docs)\/[\w./-]*\w)`/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${document}: ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('the record of the dependencies says of each what it is for, and names none that is gone', () => {
  const manifests = ['.', 'e2e', 'bench', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)];
  const used = manifests.flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(folder, 'package.json'));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const outside = [...new Set(used)].filter((name) => !/^@(?:types|first60)\//.test(name));
  const rows = read('docs/decisions/0003-what-each-dependency-is-for.md').match(/^\| `.*?` \|/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
  const isNamed = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  assert.deepEqual(
    outside.filter((name) => !named.some((pattern) => isNamed(name, pattern))),
    [],
    'say in docs/decisions/0003 what each of these is for',
  );
  assert.deepEqual(
    named.filter((pattern) => !outside.some((name) => isNamed(name, pattern))),
    [],
    'no package.json names these any more: take their rows out of docs/decisions/0003',
  );
});

test('the architecture page gives every folder of the sources one line, and no line without a folder', () => {
  const named = [...read('docs/architecture.md').matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, folder]) => folder ?? '');
  const holdsFiles = (folder: string) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).some((entry) => entry.isFile());
  const inside = ['checks', 'clinical', 'content', 'contract', 'edition', 'seal', 'server', 'web'].map(
    (name) => `packages/${name}/src`,
  );
  const folders = [...inside, 'scripts', 'bench'].flatMap((area) => [
    area,
    ...readdirSync(join(ROOT, area), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((folder) => !/node_modules|paraglide/.test(folder)),
  ]);
  // A folder that only groups others, such as features/, is explained by those folders. The web app's own root holds
  // the files that Vite expects there.
  const unexplained = folders.filter((folder) => holdsFiles(folder) && !named.includes(folder));
  assert.deepEqual(unexplained, ['packages/web/src'], 'give the folder its line in docs/architecture.md');
  assert.deepEqual(
    named.filter((folder) => !existsSync(join(ROOT, folder))),
    [],
    'take the line of a folder that is gone out of docs/architecture.md',
  );
});
