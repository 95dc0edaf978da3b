import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';

/** An empty checkout whose npm and Node only record how they were called. */
async function emptyCheckout(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'first60-setup-'));
  t.after(() => rm(root, { recursive: true }));
  const log = join(root, 'log');
  for (const folder of [
    'bin',
    'scripts/edition',
    'content',
    'node_modules/.bin',
    ...['web', 'content', 'checks', 'edition', 'clinical', 'contract'].map(inPackages),
  ]) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await copyFile(join(import.meta.dirname, 'setup.cjs'), join(root, 'scripts/setup.cjs'));
  for (const file of [
    'package.json',
    'package-lock.json',
    'content/edition.yaml',
    'scripts/build-edition.ts',
    'scripts/build-web.ts',
  ])
    await writeFile(join(root, file), '');
  await program('bin/npm', `echo "npm $*" >> ${log}; mkdir -p node_modules/vite`);
  await program('node_modules/.bin/node', `echo "node $NODE_ENV $1" >> ${log}`);
  return {
    root,
    start: async (nodeEnv: string): Promise<string[]> => {
      await writeFile(log, '');
      const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}`, NODE_ENV: nodeEnv };
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.cjs'), 'start'], {
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

test(
  'what NODE_ENV says keeps no build tool from being installed, and builds no development version',
  unix,
  async (t) => {
    for (const nodeEnv of ['production', 'development']) {
      const { root, start } = await emptyCheckout(t);
      const [npm = '', content = '', web = '', ...others] = await start(nodeEnv);
      assert.match(npm, /^npm install .*--include=dev --include=optional/);
      assert.equal(content, `node production ${join(root, 'scripts/build-edition.ts')}`);
      assert.equal(web, `node production ${join(root, 'scripts/build-web.ts')}`);
      assert.deepEqual(others, []);
    }
  },
);

test('the install is made once, and again where one was made without the build tools', unix, async (t) => {
  const { root, start } = await emptyCheckout(t);
  const installs = async () => (await start('production')).filter((line) => line.startsWith('npm')).length;
  assert.deepEqual([await installs(), await installs()], [1, 0]);
  await rm(join(root, 'node_modules/vite'), { recursive: true });
  assert.equal(await installs(), 1);
});

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
