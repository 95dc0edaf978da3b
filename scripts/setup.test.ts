import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');

/** An empty checkout in which npm and Node only record how they were called. */
async function emptyCheckout(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'first60-setup-'));
  t.after(() => rm(root, { recursive: true }));
  const log = join(root, 'log');
  for (const folder of [
    'bin',
    'e2e',
    'scripts/edition',
    'content',
    'node_modules/.bin',
    'packages/server/src/publishing',
    ...['web', 'content', 'checks', 'edition', 'clinical', 'contract', 'seal'].map(inPackages),
  ]) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await copyFile(join(import.meta.dirname, 'setup.cjs'), join(root, 'scripts/setup.cjs'));
  for (const file of [
    ...['package-lock.json', 'content/edition.yaml', 'scripts/build-edition.ts', 'scripts/build-web.ts'],
    'packages/server/src/publishing/edition-folder.ts',
  ])
    await writeFile(join(root, file), '');
  await writeFile(
    join(root, 'package.json'),
    '{"optionalDependencies":{"node-of-here":"26.0.0","node-of-another":"26.0.0"}}',
  );
  // Like npm, it removes the tools if it is told to omit them.
  await program(
    'bin/npm',
    `echo "npm $*" >> ${log}; mkdir -p node_modules/vite node_modules/node-of-here/include node_modules/node-of-here/bin
    case "$*" in
      *--include=dev*) mkdir -p node_modules/@biomejs/biome ;;
      *--omit=dev*) rm -rf node_modules/@biomejs ;;
    esac`,
  );
  await program('node_modules/.bin/node', `echo "node $NODE_ENV $1" >> ${log}`);
  return {
    root,
    prepare: async (what: string, nodeEnv = 'production'): Promise<string[]> => {
      await writeFile(log, '');
      const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}`, NODE_ENV: nodeEnv };
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.cjs'), what], {
        env,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      return (await readFile(log, 'utf8')).split('\n').filter(Boolean);
    },
  };

  async function program(name: string, command: string): Promise<void> {
    await writeFile(join(root, name), `#!/bin/sh\n${command}\n`);
    await chmod(join(root, name), 0o755);
  }
}

const inPackages = (name: string): string => join('packages', name);
const unix = { skip: process.platform === 'win32' };

const installsOf = (calls: readonly string[]) => calls.filter((call) => call.startsWith('npm'));

test(
  'what NODE_ENV says decides nothing about what is installed, and builds no development version',
  unix,
  async (t) => {
    for (const nodeEnv of ['production', 'development']) {
      const { root, prepare } = await emptyCheckout(t);
      const [npm = '', content = '', web = '', ...others] = await prepare('start', nodeEnv);
      assert.match(npm, /^npm install --no-save --omit=dev --include=optional/);
      assert.equal(content, `node production ${join(root, 'scripts/build-edition.ts')}`);
      assert.equal(web, `node production ${join(root, 'scripts/build-web.ts')}`);
      assert.deepEqual(others, []);
      const [tools = ''] = await prepare('test', nodeEnv);
      assert.match(tools, /^npm install --no-save --include=dev --include=optional/);
    }
  },
);

test(
  'the tests add their tools to what a start installed, and a later start neither removes nor installs any',
  unix,
  async (t) => {
    const { root, prepare } = await emptyCheckout(t);
    const installs = async (what: string) => installsOf(await prepare(what)).length;
    const hasTools = () => existsSync(join(root, 'node_modules/@biomejs/biome'));
    assert.deepEqual([await installs('start'), await installs('start'), await installs('content')], [1, 0, 0]);
    assert.equal(hasTools(), false);
    assert.deepEqual([await installs('test'), await installs('test'), await installs('start')], [1, 0, 0]);
    assert.equal(hasTools(), true);
    assert.equal(await installs('tools'), 0);

    await writeFile(join(root, 'package-lock.json'), 'another');
    assert.equal(await installs('start'), 1);
    assert.equal(hasTools(), true, 'a start with a new lockfile renews the tools that are there');
    assert.equal(await installs('test'), 0);
  },
);

test('what somebody removed is installed again, by the command that needs it', unix, async (t) => {
  const { root, prepare } = await emptyCheckout(t);
  await prepare('test');
  await rm(join(root, 'node_modules/@biomejs'), { recursive: true });
  assert.deepEqual(installsOf(await prepare('start')), []);
  assert.equal(installsOf(await prepare('tools')).length, 1);
  await rm(join(root, 'node_modules/vite'), { recursive: true });
  assert.equal(installsOf(await prepare('start')).length, 1);
});

test('an install that was interrupted is made again', unix, async (t) => {
  const { root, prepare } = await emptyCheckout(t);
  await prepare('start');
  const npm = join(root, 'bin/npm');
  const works = await readFile(npm, 'utf8');
  await writeFile(npm, '#!/bin/sh\nexit 1\n');
  await assert.rejects(prepare('test'), /could not be installed/);
  await writeFile(npm, works);
  assert.equal(installsOf(await prepare('start')).length, 1);
});

test('the pinned Node keeps no headers', unix, async (t) => {
  const { root, prepare } = await emptyCheckout(t);
  await prepare('start');
  assert.deepEqual(await readdir(join(root, 'node_modules/node-of-here')), ['bin']);
});

test('every script that prepares something names a preparation', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, table = ''] =
    /PREPARATIONS = \{([^}]+)\}/.exec(readFileSync(join(import.meta.dirname, 'setup.cjs'), 'utf8')) ?? [];
  const known = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const asked = Object.values<string>(scripts).flatMap(
    (script) => /^node scripts\/setup\.cjs (\w*)$/.exec(script)?.[1] ?? [],
  );
  assert.ok(asked.length > 10);
  assert.deepEqual(
    asked.filter((name) => !known.includes(name)),
    [],
  );
});

test('what runs without the tools of the tests, and what is built from, imports none of them', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const withoutTools = Object.keys(scripts).filter((name) =>
    /setup\.cjs (dependencies|content|start)$/.test(scripts[`pre${name}`]),
  );
  const commands = withoutTools.flatMap((name) => /^(?:exec )?node .*?(\S+\.ts)/.exec(scripts[name])?.[1] ?? []);
  assert.ok(commands.length > 5, commands.join());
  const built = ['scripts/build-edition.ts', 'scripts/build-web.ts', 'packages/web/vite.config.ts'];
  const shipped = ['packages/web/src/app/main.tsx', 'packages/web/src/service-worker/sw.ts'];
  const files = new Set([...commands, ...built, ...shipped].map((file) => join(ROOT, file)));
  const outside = new Map<string, string>();
  for (const file of files) {
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      const ours = /^@first60\/(\w+)$/.exec(name)?.[1];
      const next = ours ? join(ROOT, 'packages', ours, 'src/index.ts') : join(dirname(file), name);
      if (ours === undefined && !name.startsWith('.')) outside.set(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file);
      else if (/\.tsx?$/.test(next)) files.add(next);
    }
  }
  for (const name of ['vite', 'react', 'fastify', 'workbox-core']) assert.ok(outside.has(name), name);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const isTool = (name: string) => packages[`node_modules/${name}`].dev || packages[`node_modules/${name}`].devOptional;
  const tools = [...outside].filter(([name]) => isTool(name));
  assert.deepEqual(tools, [], 'make each a dependency of its package instead of a devDependency');
});

/**
 * The modules that a file imports at run time: types are gone by then, Node provides its own modules, and the build
 * generates the virtual ones.
 */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type )(?:[\w*{},\s]+ from )?'([^']+)'|\bimport\('([^'$]+)'\)/gm)]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((name) => !/^(?:node|virtual):/.test(name));

test('a content folder that is not there is told in one sentence', unix, async (t) => {
  const { root } = await emptyCheckout(t);
  const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}`, CONTENT_FOLDER: join(root, 'nowhere') };
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.cjs'), 'start'], {
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(
    stderr,
    /There is no content in .*nowhere: CONTENT_FOLDER has to name a folder with an edition\.yaml\.\n$/,
  );
});
