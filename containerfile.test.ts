import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import * as paths from './packages/contract/src/paths.ts';

/*
 * No check builds the image. This test compares the Containerfile with the values that it repeats from other files.
 * Otherwise a change there would be noticed only when somebody builds the next image, or not at all.
 */
const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const manifest = (folder: string) => JSON.parse(read(folder, 'package.json'));
const { version, scripts } = manifest('.');

/** The instructions by stage, each on one line and without comments; the last stage is the image. */
const stages = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => stage.split('\n').filter(Boolean));
const stage = (name: string): string[] => stages.find(([from = '']) => from.endsWith(` AS ${name}`)) ?? [];
const image = stages.at(-1) ?? [];

/** The arguments of the only instruction of the image that begins with this word. */
function instruction(word: string): string {
  const found = image.filter((line) => line.startsWith(`${word} `));
  assert.equal(found.length, 1, `one ${word}`);
  return (found[0] ?? '').slice(word.length + 1);
}
const environment = Object.fromEntries(
  instruction('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
);

/** Files that a stage copies from the checkout, and not from another stage. */
const copied = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^COPY (?!--from=)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));

test('every path that the Containerfile copies exists, and .containerignore lets it through', () => {
  const sources = stages.flatMap(copied);
  assert.ok(sources.length > 10, sources.join());
  assert.deepEqual(
    sources.filter((path) => !existsSync(join(import.meta.dirname, path))),
    [],
  );
  const rules = read('.containerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isSent = (path: string): boolean =>
    rules.reduce((sent, rule) => {
      const isMeant = ancestorsOf(path).some((part) => matchesGlob(part, rule.replace('!', '')));
      return isMeant ? rule.startsWith('!') : sent;
    }, true);
  assert.deepEqual(
    sources.filter((path) => !isSent(path)),
    [],
  );
  assert.deepEqual(
    ['data', 'node_modules', 'packages/web/dist', 'packages/server/src/main.test.ts'].filter(isSent),
    [],
  );
});

test('the build of the web app finds every source that scripts/setup.cjs looks at', () => {
  const [, list = ''] = /WEB_SOURCES = \[([^\]]+)\]/.exec(read('scripts/setup.cjs')) ?? [];
  const wanted = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path ?? '');
  assert.ok(wanted.length > 5, wanted.join());
  const there = [...copied(stage('manifests')), ...copied(stage('web'))];
  assert.deepEqual(
    wanted.filter((path) => !there.some((copy) => ancestorsOf(path).includes(copy))),
    [],
  );
});

test('the server comes with all of our packages that it uses, and with the manifests that its install reads', () => {
  const needed = new Set(['server']);
  for (const name of needed) {
    for (const dependency of Object.keys(manifest(`packages/${name}`).dependencies)) {
      if (dependency.startsWith('@first60/')) needed.add(dependency.replace('@first60/', ''));
    }
  }
  const folders = [...needed].map((name) => `packages/${name}`).sort();
  assert.deepEqual(copied(stage('server')).sort(), folders);
  assert.deepEqual(
    [...folders, 'packages/web'].filter((folder) => !copied(stage('manifests')).includes(`${folder}/package.json`)),
    [],
  );
  assert.ok(stage('server').includes('COPY --from=web /app/packages/web/dist packages/web/dist'));
});

test('the image has the pinned Node of the build and none of its tools', () => {
  const install = stage('server').find((line) => line.includes('npm install')) ?? '';
  assert.deepEqual(install.match(/--(?:omit|(?:include-)?workspace)\S*/g), [
    '--omit=dev',
    '--workspace=packages/server',
  ]);
  assert.ok(stage('web').some((line) => /^RUN install .* \/runtime\/node$/.test(line)));
  assert.ok(image.includes('COPY --from=web /runtime/node /usr/local/bin/node'));
});

test('the image starts what npm start starts, without a shell between it and the signals', () => {
  assert.equal(`exec ${JSON.parse(instruction('CMD')).join(' ')}`, scripts.start);
  assert.deepEqual(JSON.parse(instruction('ENTRYPOINT')), ['/usr/bin/tini', '--']);
  assert.ok(image.some((line) => /^RUN .* apt-get install [^&]* tini /.test(line)));
});

test('the image asks after the health of the server at the address of the contract, on the port it listens on', () => {
  const [, command = '[]'] = instruction('HEALTHCHECK').split(' CMD ');
  const [program, option, script] = JSON.parse(command);
  assert.deepEqual([program, option], ['node', '-e']);
  assert.ok(script.includes(`fetch(\`http://127.0.0.1:\${process.env.PORT}${paths.health}\`)`), script);
  assert.equal(instruction('EXPOSE'), environment.PORT);
  assert.equal(environment.HOST, '0.0.0.0');
});

test('the image runs as a user of its own, who owns the volume of the data and nothing else', () => {
  const [, uid] = /useradd --uid (\d+)/.exec(image.join('\n')) ?? [];
  assert.ok(Number(uid) > 0);
  assert.equal(instruction('USER'), `${uid}:${uid}`);
  assert.equal(instruction('VOLUME'), environment.DATA_DIR);
  assert.ok(image.some((line) => line.includes(`install -d -o ${uid} -g ${uid} -m 700 ${environment.DATA_DIR}`)));
});

test('the label of the image and the newest section of the changelog bear the version of package.json', () => {
  assert.ok(instruction('LABEL').includes(`org.opencontainers.image.version="${version}"`));
  const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
  assert.equal(newest, version);
});

/** A path and all the folders that contain it. */
function ancestorsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
