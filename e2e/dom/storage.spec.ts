import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const fact = (page: Page, term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd');

test('a browser that refuses to say whether it keeps what is stored, or to keep it, promises nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new TypeError('Not in a private window'));
    Object.defineProperty(navigator, 'storage', { value: { persisted: refuse, persist: refuse } });
  });
  await signInMedic(page);
  await page.goto('/storage');
  await expect(fact(page, 'Kept by the browser')).toContainText('As long as there is space');
  await page.getByRole('button', { name: 'Ask to keep it' }).click();
  await expect(fact(page, 'Kept by the browser')).toContainText('As long as there is space');
});

test('a browser that blocks its database at the call itself: what needs none works, a star is set, and signing out ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Blocked by the user', 'SecurityError');
    };
  });
  await signInMedic(page);
  await page.goto('/medications?tab=all');
  const star = page.getByRole('button', { name: 'Favorite: adenosine' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'EMS Professional Access' })).toBeVisible();
});
