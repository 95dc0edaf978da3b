import type { Page } from '@playwright/test';
import { SAMI } from '../fixtures/people.ts';
import { expect, test } from './test.ts';

const APP = /\/assets\/start-.*\.js/;

/** Keeps the app back. @returns what lets it come */
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
/** The first thing that only the app draws. */
const appIsHere = (page: Page) => expect(page.getByRole('combobox', { name: 'Theme' })).toBeAttached();

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
