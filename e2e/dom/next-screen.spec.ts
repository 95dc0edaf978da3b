import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('what was typed does not call back the screen that is left', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/search');
  await page.getByRole('searchbox').fill('sepsis');
  // The pause after typing ends while the next screen is being drawn.
  await bar(page)
    .getByRole('link', { name: 'Hospitals' })
    .evaluate((link: HTMLAnchorElement) => {
      const start = performance.now();
      while (performance.now() - start < 400);
      link.click();
    });
  await expect(heading(page, 'Hospitals')).toBeVisible();
  await expect(page).toHaveURL(/\/hospitals$/);
});

test('who goes on while a screen is drawn ends where they went last: back, to Search, and to a code', async ({
  page,
}) => {
  await signInMedic(page);
  for (const last of ['/medications', '/search', '/code']) {
    await page.goto('/medications');
    await expect(heading(page, 'Medication Database')).toBeVisible();
    await page.evaluate(async (path) => {
      const press = (href: string) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`);
        if (link) link.click();
        else history.pushState(null, '', href);
      };
      press('/hospitals');
      // In the next task the other screen is being drawn.
      await new Promise<void>((resume) => {
        const next = new MessageChannel();
        next.port1.onmessage = () => resume();
        next.port2.postMessage(null);
      });
      press(path);
    }, last);
    await expect(heading(page, 'Hospitals')).toHaveCount(0);
    // The screen that was being drawn would appear now.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(new RegExp(`${last}$`));
    await expect(heading(page, 'Hospitals')).toHaveCount(0);
    if (last === '/medications') await expect(heading(page, 'Medication Database')).toBeVisible();
  }
});

test('a return by Back is drawn with it', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/hospitals');
  await bar(page).getByRole('link', { name: 'Medications' }).click();
  await expect(heading(page, 'Medication Database')).toBeVisible();
  const shown = await page.evaluate(
    () =>
      new Promise((returned) => {
        addEventListener(
          'popstate',
          () => {
            const next = new MessageChannel();
            next.port1.onmessage = () => returned(document.querySelector('h1')?.textContent);
            next.port2.postMessage(null);
          },
          { capture: true, once: true },
        );
        history.back();
      }),
  );
  expect(shown).toBe('Hospitals');
});
