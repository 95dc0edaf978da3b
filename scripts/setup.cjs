// Runs on the user's own Node before anything is installed, so it uses only plain JavaScript and Node's own modules.
// `node scripts/setup.cjs start` prepares `npm start`. PREPARATIONS lists what each command-line word prepares.
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const OLDEST_NODE = 20;
const RUNTIME_NODE = 26;
const ROOT = path.resolve(__dirname, '..');
/** The preparations for each command-line word, in addition to the dependencies that every command needs. */
const PREPARATIONS = {
  dependencies: [],
  content: ['content'],
  start: ['content', 'web'],
  tools: ['tools', 'content'],
  engines: ['tools', 'content', 'web'],
  test: ['tools', 'content', 'web', 'browser'],
};
const MODULES = path.join(ROOT, 'node_modules');
/** Lighthouse loads these 70 MB only to report its own errors to its makers, which the bench does not need. */
const TELEMETRY = ['@sentry', '@opentelemetry'];
const STAMPS = path.join(MODULES, '.cache', 'first60');
const DIST = path.join(ROOT, 'packages', 'web', 'dist');
/** The content folder: the one in the repository, or another folder with the same structure. */
const CONTENT = path.resolve(ROOT, process.env.CONTENT_FOLDER ?? 'content');
const BUILT_CONTENT = path.join(ROOT, 'packages', 'content', 'src', 'built');
const CONTENT_SOURCES = [
  CONTENT,
  'packages/checks',
  'packages/edition',
  'packages/seal',
  'packages/clinical',
  'scripts/build-edition.ts',
  'scripts/edition',
  'packages/server/src/publishing/edition-folder.ts',
];
const WEB_SOURCES = [
  ...CONTENT_SOURCES,
  'package.json',
  'package-lock.json',
  'scripts/build-web.ts',
  'packages/web',
  'packages/content',
  'packages/contract',
  'packages/seal',
];
/** Files that the build and the type check write to the source folders. They do not count as changes. */
const NOT_SOURCES = /^(\..*|node_modules|dist|paraglide|built|cache|README\.md|.*\.tsbuildinfo)$/;

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  fail(
    `First60 needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
}

const prepared = PREPARATIONS[process.argv[2]];
if (prepared === undefined) fail(`Which of these is to be prepared: ${Object.keys(PREPARATIONS).join(', ')}?`);
install(prepared.includes('tools'));
if (prepared.includes('content')) buildContent();
if (prepared.includes('web')) build();
if (prepared.includes('browser')) run('e2e/browser.ts', ['--install'], 'No browser for the end-to-end tests.');

/**
 * Installs the dependencies that the server and the build of the app need. The tools are the devDependencies, which
 * only checks, tests, figures and benches need. They double the size of the folder, so they are not installed for users
 * who only start the app.
 */
function install(withTools) {
  const stamp = hash([fs.readFileSync(path.join(ROOT, 'package-lock.json')), process.platform, process.arch]);
  const isThere = (name, module) => read(name) === stamp && fs.existsSync(path.join(MODULES, module));
  if (withTools ? isThere('install-tools', '@biomejs/biome') : isThere('install', 'vite')) return;
  // An install without the tools would remove tools that are already installed.
  const all = withTools || read('install-tools') !== '';
  say(`Installing the dependencies${all ? ' and the tools of the tests' : ''} (once per lockfile) …`);
  // If npm is interrupted, the next command has to repeat the installation.
  write('install', '');
  // Not `npm ci`, because it refuses a lockfile made where a registry lacks another platform's binaries. `--no-save`
  // also follows the lockfile and does not change it. NODE_ENV=production would leave the tools out.
  const included = [all ? '--include=dev' : '--omit=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--no-save', ...included, ...quiet], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed; npm says why above.');
  removeUnused();
  write('install', stamp);
  if (all) write('install-tools', stamp);
}

/** Also removes the pinned Node's headers: 67 MB, used for compiling C modules. Nothing is compiled here. */
function removeUnused() {
  const { optionalDependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const headers = Object.keys(optionalDependencies).map((name) => path.join(name, 'include'));
  for (const unused of [...headers, ...TELEMETRY]) {
    fs.rmSync(path.join(MODULES, unused), { recursive: true, force: true });
  }
}

/** Builds the app's content from the files in the content folder. */
function buildContent() {
  if (!fs.existsSync(path.join(CONTENT, 'edition.yaml'))) {
    fail(`There is no content in ${CONTENT}: CONTENT_FOLDER has to name a folder with an edition.yaml.`);
  }
  const stamp = stampOf(CONTENT_SOURCES);
  if (read('content-build') === stamp && fs.existsSync(path.join(BUILT_CONTENT, 'edition.txt'))) return;
  run('scripts/build-edition.ts', [], 'The content could not be built; the lines above say where and why.');
  write('content-build', stamp);
}

function build() {
  const stamp = hash([stampOf(WEB_SOURCES), process.env.CONTENT_ROOT ?? '']);
  if (read('web-build') === stamp && fs.existsSync(path.join(DIST, 'index.html'))) return;
  say('Building the web app (once per source state) …');
  run('scripts/build-web.ts', [], 'The web app could not be built; the lines above say why.');
  write('web-build', stamp);
}

/** Runs one of our TypeScript scripts on the pinned Node that was installed. */
function run(script, args, sentence) {
  const { status } = spawnSync(runtime(), [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    // In a shell with NODE_ENV set to "development", the build would use React's larger and slower version.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(sentence);
}

function runtime() {
  const pinned = path.join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (fs.existsSync(pinned)) return pinned;
  if (major >= RUNTIME_NODE) return process.execPath;
  return fail(
    `There is no ready-made Node ${RUNTIME_NODE} for ${process.platform} ${process.arch}; install Node ${RUNTIME_NODE} yourself and start again.`,
  );
}

function filesOf(entry) {
  const full = path.resolve(ROOT, entry);
  if (!fs.statSync(full).isDirectory()) return [full];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .filter((child) => !NOT_SOURCES.test(child.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesOf(path.join(entry, child.name)));
}

function stampOf(sources) {
  return hash(sources.flatMap(filesOf).flatMap((file) => [path.relative(ROOT, file), fs.readFileSync(file)]));
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function read(name) {
  try {
    return fs.readFileSync(path.join(STAMPS, name), 'utf8');
  } catch {
    return '';
  }
}

function write(name, stamp) {
  fs.mkdirSync(STAMPS, { recursive: true });
  fs.writeFileSync(path.join(STAMPS, name), stamp);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence) {
  say(sentence);
  process.exit(1);
}
