import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { filesToStore } from '../packages/web/service-worker.ts';
import { layCompressedCopies } from './build-web.ts';

const LONG = 'a line that repeats itself\n'.repeat(100);

test('every text of the build that gains from it has a brotli copy of itself, at any depth, and nothing half written', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'first60-build-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': `<!doctype html>${LONG}`,
    'assets/app-3fa9c1.js': LONG,
    'assets/short.js': '0',
    'assets/photo.png': LONG,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));

  await layCompressedCopies(folder);

  const laid = (await readdir(folder, { recursive: true })).filter((name) => name !== 'assets').toSorted();
  assert.deepEqual(laid, [...Object.keys(files), 'assets/app-3fa9c1.js.br', 'index.html.br'].toSorted());
  for (const name of ['index.html', 'assets/app-3fa9c1.js'] as const) {
    assert.equal(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString(), files[name]);
    assert.equal(await readFile(join(folder, name), 'utf8'), files[name]);
  }
});

test('the worker stores every file of the build but itself, the content desk and the files of single cards, and compares each whose name has no hash with the build', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'first60-build-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets/editions/3fa9c1'), { recursive: true });
  const written = [
    'assets/editions/3fa9c1/edition.txt',
    'assets/editions/3fa9c1/card-stroke.txt',
    'assets/app-3fa9c1.js',
    'assets/desk-door-3fa9c1.js',
    'assets/desk-screen-3fa9c1.js',
    'index.html',
    'sw.js',
    '.DS_Store',
    'assets/._app.js',
  ];
  await Promise.all(written.map((name) => writeFile(join(folder, name), LONG)));
  const hash = createHash('sha256').update(LONG).digest('base64');
  assert.deepEqual(filesToStore(folder), [
    { url: 'index.html', revision: hash, integrity: `sha256-${hash}` },
    { url: 'assets/editions/3fa9c1/edition.txt', revision: null },
    { url: 'assets/desk-door-3fa9c1.js', revision: null },
    { url: 'assets/app-3fa9c1.js', revision: null },
  ]);
});
