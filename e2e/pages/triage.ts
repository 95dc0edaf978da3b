import type { Page } from '@playwright/test';

/** Presses these answers one after the other. Each question replaces the previous one. */
export async function answer(page: Page, ...answers: readonly string[]): Promise<void> {
  for (const name of answers) await page.getByRole('button', { name, exact: true }).click();
}
