import { signInMedic } from '../fixtures/medic.ts';
import { editionOf, isShown, published, UNSIGNED } from '../fixtures/published-edition.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

const APPROVED =
  'Approved by Dr Huda Alharbi (Medical Director) and Dr Sami Alotaibi (Reviewer). Use until December 31, 2099.';

test('a published edition is installed, shown on Home, told to the server, and there at the next start without the server and without the edition in the build', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await expect(editionOf(page).getByText(APPROVED)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Adult Cardiac Two/ })).toBeVisible();
  await expect.poll(() => content.receipts.length).toBe(1);
  expect(content.receipts[0]).toMatchObject({ items: [{ version: 1 }] });

  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/protocols?id=stroke');
  await expect(page.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await page.goto('/protocols');
  await expect(page.getByRole('heading', { name: /^Stroke Two/ }).first()).toBeAttached();
  expect(asked.filter((path) => /assets\/.*\.json$/.test(path))).toEqual([]);
  await page.goto('/storage');
  await expect(page.getByText('Version 1 of')).toBeVisible();
  // In groups, as the desk shows them.
  await expect(page.getByText(content.root.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
});

test('a page that is closed in the middle of installing has what it had, and installs at its next start', async ({
  page,
  context,
}) => {
  const content = await published(page);
  content.gate = new Promise(() => undefined);
  await page.goto('/');
  await expect.poll(() => content.asked.some((address) => address.includes('/parts/'))).toBe(true);
  await page.close();
  content.gate = Promise.resolve();
  const next = await context.newPage();
  await next.goto('/');
  await isShown(next, 1);
});

test('without content governance the built-in edition is shown, says that nobody has signed it, and no verifier is loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/content/state', (route) => route.fulfill({ json: { statement: null } }));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInMedic(page);
  const state = page.waitForResponse('**/api/content/state');
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await state;
  await wake(page);
  await expect.poll(() => asked.filter((path) => path === '/api/content/state').length).toBeGreaterThan(1);
  expect(asked.filter((path) => /assets\/(?:seal|shown-edition)/.test(path))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).not.toContain(
    'first60-editions',
  );
});
