import { signInMedic } from '../fixtures/medic.ts';
import { editionOf, UNSIGNED } from '../fixtures/published-edition.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

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
