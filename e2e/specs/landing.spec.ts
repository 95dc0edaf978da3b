import type { Page } from '@playwright/test';
import { openSignedIn, signInMedic } from '../fixtures/medic.ts';
import { register, SAMI } from '../fixtures/people.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';

const APP = /\/assets\/start-.*\.js/;
const SIGN_IN = /\/assets\/sign-in-.*\.js/;

/** Holds the app back. @returns a function that lets it load */
async function holdApp(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

const opened = (page: Page) => page.goto('/', { waitUntil: 'commit' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** The first element that only the app draws. */
const appIsHere = (page: Page) => expect(page.getByRole('combobox', { name: 'Theme' })).toBeAttached();

test('a sign-in that is sent before the app is there is sent by the app, and puts nothing into the address', async ({
  page,
  server,
}) => {
  await register(server, SAMI);
  const come = await holdApp(page);
  await opened(page);
  await page.getByLabel('Email', { exact: true }).fill(SAMI.email);
  await page.getByLabel('Password', { exact: true }).fill(SAMI.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  expect(new URL(page.url()).search).toBe('');
  come();
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('nothing moves when the app draws in the place of what the page has shown', async ({ page }) => {
  const places = () =>
    page
      .locator('main :is(h1, h2, p, label, input, button, a):not([hidden])')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${JSON.stringify(one.getBoundingClientRect())}`));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.unrouteAll();
    const come = await holdApp(page);
    await opened(page);
    await expect(tab(page, 'Sign In')).toBeVisible();
    const before = await places();
    expect(before.length).toBeGreaterThan(10);
    come();
    await appIsHere(page);
    expect(await places()).toEqual(before);
  }
});

test.describe('somebody signs in to another tab meanwhile', () => {
  test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

  test('what was typed and sent here is nobody’s: it is not in the form of the next sign-in, and is not sent', async ({
    page,
  }) => {
    const come = await holdApp(page);
    await opened(page);
    await page.getByLabel('Email', { exact: true }).fill(SAMI.email);
    await page.getByLabel('Password', { exact: true }).fill(SAMI.password);
    await page.keyboard.press('Enter');
    await signInMedic(page);
    come();
    await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(tab(page, 'Sign In')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    expect(sent).not.toContain('/api/login');
  });
});

test.describe('without the app', () => {
  test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

  for (const [missing, file] of [
    ['it', APP],
    ['its sign-in', SIGN_IN],
  ] as const) {
    test(`the page says that ${missing} did not arrive, and what is typed stays`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByLabel('Email', { exact: true }).fill('sami@example.com');
      await expect(page.getByRole('alert')).toHaveText(
        'The app did not arrive. Check the connection and load the page again.',
      );
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('sami@example.com');
    });
  }
});

/** True when the page shows sign-in by itself at an address. Its app never loads. */
async function isLandedAt(page: Page, address: string): Promise<boolean> {
  await page.unrouteAll();
  await page.route(APP, () => {});
  await page.goto(address, { waitUntil: 'commit' });
  // The page starts the app in the same task in which it shows sign-in.
  await page.locator('script[src*="/assets/start-"]').waitFor({ state: 'attached' });
  return page.evaluate(() => document.querySelector('main') !== null);
}

test('any address but recovery shows it to somebody of whom the device knows nothing', async ({ page }) => {
  expect(await isLandedAt(page, '/')).toBe(true);
  expect(await isLandedAt(page, '/protocols')).toBe(true);
  expect(await isLandedAt(page, '/reset-password')).toBe(false);
});

test('who has typed in this tab before gets it from the app, at the tab and with the text of then', async ({
  page,
}) => {
  await page.goto('/');
  await appIsHere(page);
  await tab(page, 'Create Account').click();
  expect(await isLandedAt(page, '/')).toBe(false);
});

test('who is signed in does not see it', async ({ page }) => {
  await openSignedIn(page, '/');
  expect(await isLandedAt(page, '/')).toBe(false);
});

test('before the app is there, the tabs of sign-in answer, and what is typed stays, with the focus and its place', async ({
  page,
}) => {
  const come = await holdApp(page);
  await opened(page);
  await page.getByLabel('Email', { exact: true }).fill('sami@example.com');
  await page.getByLabel('Password', { exact: true }).fill('half a passw');
  await tab(page, 'Create Account').click();
  await expect(tab(page, 'Create Account')).toBeFocused();
  await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Email *').fill(SAMI.email);
  await page.getByLabel('Password *').fill(SAMI.password);
  await page.getByLabel('First Name *').fill('Sami');
  await page.getByLabel('Certification Level *').selectOption('Emergency Medicine Specialist');
  await page.getByLabel('Answer 1 *').fill('Abha');
  await page.getByLabel('Last Name *').pressSequentially('Alhbi');
  for (const _ of 'bi') await page.keyboard.press('ArrowLeft');
  come();
  await appIsHere(page);
  await page.keyboard.type('ar');
  await expect(page.getByLabel('Last Name *')).toHaveValue('Alharbi');
  await expect(page.getByLabel('Email *')).toHaveValue(SAMI.email);
  await expect(page.getByLabel('Password *')).toHaveValue(SAMI.password);
  await expect(page.getByLabel('Certification Level *')).toHaveValue('Emergency Medicine Specialist');
  await expect(page.getByLabel('Answer 1 *')).toHaveValue('Abha');
  await tab(page, 'Sign In').click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('sami@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a passw');
});
