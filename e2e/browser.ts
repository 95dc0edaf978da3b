import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Finds the browser for the end-to-end tests on any machine, in this order: the one named explicitly, Playwright's own,
 * Chromium's headless shell (the same engine, which runs all tests in a quarter less time), Debian's package of it, a
 * browser in one of the usual places, the one that comes with npm.
 */
const FOUND = join(import.meta.dirname, '../node_modules/.cache/first60/browser');
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
];
const NO_BROWSER =
  'No Chromium was found and none could be installed. Set CHROMIUM_PATH to a Chrome or Chromium program and run again.';

/** Flags that keep Chromium quiet on a closed network and let it start in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path that `--install` chose. `npm test`, `npm run figures` and the benches run that first. */
export function browserPath(): string {
  const named = process.env.CHROMIUM_PATH;
  return named ? named : readFileSync(FOUND, 'utf8');
}

/** The full browser with windows, if there is one. The benches measure it, because people use it. */
export const wholeBrowserPath = (): string => process.env.CHROMIUM_PATH || firstOf(BROWSERS) || browserPath();

/** True when a browser is known. Unlike other commands, the test setup searches for one. */
export const isBrowserFound = (): boolean => Boolean(process.env.CHROMIUM_PATH) || existsSync(FOUND);

if (process.argv.includes('--install')) {
  const path = named() ?? (await playwrights()) ?? firstOf(SHELLS) ?? debians() ?? firstOf(BROWSERS) ?? (await npms());
  if (path === undefined) {
    process.stderr.write(`${NO_BROWSER}\n`);
    process.exit(1);
  }
  mkdirSync(dirname(FOUND), { recursive: true });
  writeFileSync(FOUND, path);
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) {
    process.stderr.write(`CHROMIUM_PATH names ${path}, but there is no such file.\n`);
    process.exit(1);
  }
  return path || undefined;
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function firstOf(places: readonly string[]): string | undefined {
  return places.find((path) => existsSync(path));
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing Debian’s chromium-headless-shell for the end-to-end tests (once per machine) …\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (step: readonly string[], timeout?: number) =>
    spawnSync('apt-get', ['-qq', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env: environment, timeout })
      .status;
  // A closed network must not stop the tests when another browser works.
  if (aptGet(['update'], 60_000) === null) return undefined;
  aptGet(['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  return firstOf(SHELLS);
}

async function npms(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
