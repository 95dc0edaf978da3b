import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';
import { signInMedic } from '../fixtures/medic.ts';

export async function open(page: Page, medications: readonly string[]): Promise<void> {
  await signInMedic(page);
  for (const medicationId of medications) {
    await page.request.post('/api/favorites', { data: { medicationId }, failOnStatusCode: true });
  }
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
}

export const names = (page: Page) => page.locator('main article h3');
