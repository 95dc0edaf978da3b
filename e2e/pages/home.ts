import type { Locator, Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { Thumb } from '../fixtures/taps.ts';
import { expect } from '../fixtures/test.ts';

/** Home as a crew first sees it, with the tap count at zero. */
async function atHome(page: Page): Promise<Thumb> {
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  return new Thumb(page);
}

export async function startAtHome(page: Page): Promise<Thumb> {
  await signInMedic(page);
  await page.goto('/');
  return atHome(page);
}

/** Home for a patient about whom nothing has been entered yet. If the server is down, Home comes from the device. */
export async function startWithNextPatient(page: Page): Promise<Thumb> {
  // The app writes the last entry a little later, or when its page is left. Only a page without one can be cleared.
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  return atHome(page);
}

/** Home again for the same patient. */
export async function returnHome(page: Page): Promise<Thumb> {
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  return atHome(page);
}

export const tile = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name, exact: true });

/** Two taps: the category, and the card in its list, or the link to the card if it is for the other age. */
export async function openFromCategory(page: Page, thumb: Thumb, category: string, card: string): Promise<void> {
  await thumb.tapAfterScroll(
    page.getByRole('region', { name: 'Protocol Categories' }).getByText(category, { exact: true }),
  );
  const [main, named] = [page.getByRole('main'), { name: card, exact: true }];
  await thumb.tapAfterScroll(main.getByRole('button', named).or(main.getByRole('link', named)).first());
}

/**
 * Opens Home in the running app. The screen before it may have a search box of the same name, and stays until Home is
 * drawn.
 */
export async function openHome(page: Page): Promise<void> {
  await followLink(page, '/');
  await expect(page.getByRole('button', { name: 'Search Protocols' })).toBeVisible();
}
