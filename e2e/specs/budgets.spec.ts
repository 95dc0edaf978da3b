import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, WITH_WORKER } from '../fixtures/test.ts';

const DIST = join(import.meta.dirname, '../../packages/web/dist');
/**
 * In bytes, compressed with gzip, which every server has. Our server sends brotli, which is smaller: the first card is
 * counted as it arrives, without headers. In Home's budget, 3 kB is for CODE and the strip of clocks.
 */
const BUDGETS = {
  signIn: 90_000,
  home: 121_000,
  card: 48_000,
  firstCard: 160_000,
  firstCardRequests: 14,
  verifier: 4_000,
  strip: 3_000,
  code: 25_000,
  arrestBeyondHome: 38_500,
  offlineSet: 1_500_000,
} as const;

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401)] } });

const gzipped = (path: string): number => sizeOf(readFileSync(join(DIST, path)));
const sizeOf = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** The inline stylesheet and scripts of the page. */
function inlineParts(): number {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const parts = page.match(/<style>.*?<\/style>|<script>.*?<\/script>/gs) ?? [];
  expect(parts).toHaveLength(3);
  return sizeOf(parts.join(''));
}

/** Marks the time when the first matching element is in the page. Every file requested by then counts. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      watcher.disconnect();
      performance.mark('usable');
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** The scripts and stylesheets, inline or requested until the page became usable, with the size of each. */
async function costUntilUsable(page: Page): Promise<ReadonlyMap<string, number>> {
  const paths = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => !(startTime > usable))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css|json)$/.test(path));
  });
  return new Map([['inline', inlineParts()], ...paths.map((path) => [path, gzipped(path)] as const)]);
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

test('sign-in costs at most 90 kB of scripts and sheets, Home at most 121 kB, and nothing comes from elsewhere', async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) elsewhere.push(request.url());
  });

  await watchFor(page, 'input[type=email]');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  const signIn = await costUntilUsable(page);
  expect(sum(signIn.values()), JSON.stringify([...signIn])).toBeLessThanOrEqual(BUDGETS.signIn);

  await signInMedic(page);
  const fresh = await context.newPage();
  await watchFor(fresh, 'a[href^="/protocols?category="]');
  await fresh.goto('/');
  await fresh.getByRole('link', { name: /Adult Cardiac \d/ }).waitFor();
  const home = await costUntilUsable(fresh);
  expect(sum(home.values()), JSON.stringify([...home])).toBeLessThanOrEqual(BUDGETS.home);

  await waitUntilReadyOffline(fresh);
  expect(elsewhere).toEqual([]);
});

/** The name of a built script without its content digest. */
const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '');

/** The scripts with these names, and all scripts that they need. */
function neededBy(...names: readonly string[]): Set<string> {
  const all = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const needed = new Set<string>();
  const open = all.filter((file) => names.includes(nameOf(file)));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (needed.has(file)) continue;
    needed.add(file);
    const script = readFileSync(join(DIST, 'assets', file), 'utf8');
    open.push(...[...script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, path = '']) => path));
  }
  return needed;
}

test('a card costs at most 48 kB beyond what Home needs too, without the tools that few cards have and without a dialog', () => {
  const home = neededBy('start', 'signed-in', 'home');
  const beyond = [...neededBy('card', 'first-card')].filter((file) => !home.has(file));
  expect(beyond.map(nameOf).toSorted()).toEqual(['card', 'first-card']);
  expect(sum(beyond.map((file) => gzipped(`/assets/${file}`))), beyond.join()).toBeLessThanOrEqual(BUDGETS.card);
  const all = [...neededBy('start', 'signed-in', 'card', 'first-card')].map(nameOf);
  expect(all.toSorted()).toEqual(['card', 'first-card', 'rolldown-runtime', 'signed-in', 'start']);
});

test('the first visit of a card loads at most 160 kB in at most 14 requests before its first lines stand', async ({
  page,
}) => {
  await signInMedic(page);
  await watchFor(page, '[data-section=first60] li');
  await page.goto('/protocols?id=stroke');
  await page.locator('[data-section=first60] li').first().waitFor();
  const loaded = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
    // The page itself is among them.
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => !(startTime > usable))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const);
  });
  expect(loaded.length).toBeLessThanOrEqual(BUDGETS.firstCardRequests);
  expect(loaded.length).toBeGreaterThan(8);
  expect(sum(loaded.map(([, size]) => size)), JSON.stringify(loaded)).toBeLessThanOrEqual(BUDGETS.firstCard);
});

test('the screen of a running code costs at most 25 kB, and 38.5 kB with all that Home has not: its rules, its log and its sound', () => {
  const home = neededBy('start', 'signed-in', 'home', 'home-below');
  const beyond = [...neededBy('arrest-screen')].filter((file) => !home.has(file));
  const sheets = readdirSync(join(DIST, 'assets')).filter((name) => /^arrest-screen-.*\.css$/.test(name));
  const cost = (files: readonly string[]) => sum(files.map((file) => gzipped(`/assets/${file}`)));
  expect(sheets).toHaveLength(1);
  expect(beyond.length).toBeGreaterThan(2);
  const own = [...beyond.filter((file) => file.startsWith('arrest-screen-')), ...sheets];
  expect(cost(own), own.join()).toBeLessThanOrEqual(BUDGETS.code);
  expect(cost([...beyond, ...sheets]), beyond.join()).toBeLessThanOrEqual(BUDGETS.arrestBeyondHome);
});

test('the strip of running clocks costs at most 3 kB, and waits for nothing that comes after it', () => {
  const [strip = '', ...others] = readdirSync(join(DIST, 'assets')).filter((name) => /^clock-strip-.*\.js$/.test(name));
  expect(others).toEqual([]);
  expect(gzipped(`/assets/${strip}`)).toBeLessThanOrEqual(BUDGETS.strip);
  expect([...neededBy('clock-strip')].filter((file) => file.startsWith('strip-parts-'))).toEqual([]);
});

test('what verifies a signed edition costs at most 4 kB', () => {
  const [verifier = '', ...others] = readdirSync(join(DIST, 'assets')).filter((name) => /^seal-.*\.js$/.test(name));
  expect(others).toEqual([]);
  expect(gzipped(`/assets/${verifier}`)).toBeLessThanOrEqual(BUDGETS.verifier);
});

test('everything kept for offline use is at most 1.5 MB on the way to the device', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map((entry) => join(entry.parentPath, entry.name)));
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const sent = [...names]
    .filter((name) => !name.endsWith('.br'))
    // No device stores the content desk.
    .filter((name) => basename(name) === 'sw.js' || worker.includes(basename(name)))
    .map((name) => (names.has(`${name}.br`) ? `${name}.br` : name));
  expect(sent.length).toBeGreaterThan(50);
  expect(sum(sent.map((name) => readFileSync(name).length))).toBeLessThanOrEqual(BUDGETS.offlineSet);
});

test('the sheet of sign-in has every class that sign-in, registration and recovery use', async ({ page }) => {
  // The other stylesheet must not hide that a class is missing in this one.
  await page.route(/\/assets\/signed-in-.*\.css/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  const missing = new Set(await classesWithoutRule(page));
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  for (const name of await classesWithoutRule(page)) missing.add(name);
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
  await page
    .getByRole('link', { name: 'Contact Admin' })
    .or(page.getByRole('button', { name: 'Contact Admin' }))
    .click();
  await expect(page.getByText(/Please contact your system administrator/).first()).toBeVisible();
  for (const name of await classesWithoutRule(page)) missing.add(name);
  expect([...missing]).toEqual([]);
});

/**
 * The class names of the page that no loaded stylesheet defines, except icon names and the class that translators read.
 */
async function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) => [
        rule instanceof CSSStyleRule ? rule.selectorText : '',
        ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).join('\n');
    const names = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    return [...names].filter(
      (name) => !name.startsWith('lucide') && name !== 'notranslate' && !selectors.includes(`.${CSS.escape(name)}`),
    );
  });
}
