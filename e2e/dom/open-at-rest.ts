import type { Page } from '@playwright/test';

/**
 * Opens a screen and waits until the startup's background requests have completed: the user, the content state and the
 * favorites, which come last. Otherwise a test that holds requests would catch one of these.
 */
export async function openAtRest(page: Page, address: string): Promise<void> {
  const first = ['/api/auth/user', '/api/content/state'].map((path) => page.waitForResponse(path));
  const begun = page.waitForRequest('/api/content/state');
  await page.goto(address);
  await begun;
  const favorites = await page.waitForRequest('/api/favorites');
  await page.waitForResponse((response) => response.request() === favorites);
  await Promise.all(first);
}
