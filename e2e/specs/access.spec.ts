import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

test.use({
  expectedErrors: { patterns: [REFUSED(400), REFUSED(401), REFUSED(404), REFUSED(409), REFUSED(500), UNREACHABLE] },
});

test('a browser that holds no session is shown the landing screen without asking the server who is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'EMS Professional Access' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('Create Account answers a tap with the files that the page asks for itself', async ({ page }) => {
  const FILES = '**/assets/**';
  const pathOf = (route: Route) => new URL(route.request().url()).pathname;
  const asked = new Set<string>();
  await page.route(FILES, async (route) => {
    asked.add(pathOf(route));
    await route.abort();
  });
  await page.goto('/');
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await page.unroute(FILES);
  // Requests for any other file never complete.
  await page.route(FILES, async (route) => {
    if (asked.has(pathOf(route))) await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByLabel(/^Certification Level/)).toBeVisible();
});

test('at night a box of the disclaimer is empty until it is checked', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('first60.theme', 'night'));
  await page.request.post('/api/register', { data: MEDIC, failOnStatusCode: true });
  await page.goto('/');
  const box = page.getByRole('checkbox').first();
  await expect(box).toHaveCSS('appearance', 'none');
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await box.check();
  await expect(box).toHaveCSS('appearance', 'auto');
});

test('toasts that cannot be loaded take nothing else away, and come with the next one that can', async ({ page }) => {
  await page.route('**/assets/toaster*', (route) => route.abort());
  const asked = page.waitForRequest('**/assets/toaster*');
  const auth = new AuthPage(page);
  await auth.open();
  await asked;
  await auth.signIn(MEDIC.email, 'not the password');
  await expect(page.getByRole('tabpanel').getByText('Invalid email or password')).toBeVisible();
  await page.unroute('**/assets/toaster*');
  await auth.signIn(MEDIC.email, 'not that one either');
  await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
});

test('a server that never answers: after half a minute sign-in says so, the button comes back and nothing typed is lost', async ({
  page,
}) => {
  // Shortens half a minute to a third of a second.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 90);
  });
  await page.route('**/api/login', () => new Promise(() => {}));
  const auth = new AuthPage(page);
  await auth.open('/auth');
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('tabpanel').getByText(/^No connection: the first sign-in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(MEDIC.email);
});

test('the second tap of a hurried thumb on Sign In hits the button, not what stood below it before the error went', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough 1');
  const button = page.locator('button[type=submit]');
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).first()).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(button).toBeDisabled();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/');
  expect(await button.boundingBox()).toEqual({ x, y, width, height });
  answer.resolve();
  await expect(button).toBeEnabled();
});

test('a start asks once who is signed in; while a sign-out is owed, only after that is paid', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Late requests from the previous page do not belong to the start.
    if (request.isNavigationRequest()) asked.length = 0;
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await signInMedic(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search Protocols' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/auth/user')).toHaveLength(1);

  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('first60.sign-out-owed', 'yes');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked[0]).toBe('/api/logout');
});
