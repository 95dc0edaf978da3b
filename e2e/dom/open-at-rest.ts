import type { Page } from '@playwright/test';

/**
 * Opens a screen and waits until the app has what it asks for in the background after its start: who is signed in, the
 * state of the content and the two lists that it keeps. The favorites come last.
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
