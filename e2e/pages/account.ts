import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';

export async function open(page: Page, section: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const trigger = page.getByRole('button', { name: section, exact: true }).first();
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
}

export const alert = (page: Page) => page.getByRole('alert');
