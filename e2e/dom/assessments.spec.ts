import type { Page } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { expect, test } from './test.ts';

/** Answers every item of the Glasgow Coma Scale with this option and saves the result. */
async function saveGlasgow(page: Page, option: 'first' | 'last'): Promise<void> {
  const items = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const item of await items.all()) {
    // The last one says that the item cannot be tested.
    await item
      .locator('label')
      .nth(option === 'first' ? 0 : -2)
      .click();
  }
  await page.getByRole('button', { name: 'Save Assessment' }).click();
}

test('a device that stores neither assessments nor favorite protocols lists them for this visit, and no longer once their user has signed out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (/assessments|favorite-protocols/.test(key))
        throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await signInMedic(page);
  await page.goto('/protocols?id=traumatic-brain-injury');
  await page.getByRole('button', { name: /^Favorite protocol: / }).click();
  await expect(
    page.getByText('This device did not store it: it is gone when the app is closed.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const favorites = page.getByRole('region', { name: 'Favorite protocols' });
  await favorites.getByRole('link', { name: 'Traumatic Brain Injury' }).click();
  await page.getByRole('button', { name: 'Glasgow Coma Scale Assessment' }).click();
  await saveGlasgow(page, 'first');
  await page.getByRole('link', { name: 'All saved assessments' }).click();
  await expect(page.getByRole('heading', { name: '1 saved assessment' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('region', { name: 'Recently opened' })).toHaveCount(0);
  // By links alone, because a reloaded page has nothing in memory.
  await page.getByRole('main').getByRole('link', { name: 'Saved assessments' }).click();
  await expect(page.getByText('No saved assessments')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved assessments' })).toBeVisible();
  await expect(favorites).toHaveCount(0);
});
