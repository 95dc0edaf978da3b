import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';
import { openSignedIn } from '../fixtures/medic.ts';

const NOW = new Date('2031-05-06T07:08:09Z');
export const SOON = new Date('2031-05-06T07:18:09Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Opens a screen with the page's clock stopped. The test moves the clock. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: NOW });
  await openSignedIn(page, address);
  await page.clock.pauseAt(SOON);
}

/** The row of running clocks in the header. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: 'Running clocks' });

/** The clock of this name in the strip. */
export const clockChip = (page: Page, name: string): Locator =>
  strip(page).getByRole('button', { name: new RegExp(`^${name} [\\d:]+`) });

/** The button on a card that starts a clock. */
export const startButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Start clock: ${title}`, exact: true });

/** The open clock sheet. */
export const sheet = (page: Page): Locator => page.getByRole('alertdialog');

/**
 * Starts a clock from its card. For a clock that may have started at a time of day, the app requests that time, which
 * is left blank.
 */
export async function startFromCard(page: Page, title: string, isTimed: boolean): Promise<void> {
  await startButton(page, title).click();
  if (isTimed) await sheet(page).getByRole('button', { name: 'Close' }).click();
}

/**
 * Presses a button in a clock's message. The line ignores presses for most of a second after it is drawn. While its
 * chunk is still loading, the line may be drawn later than its words, so a stopped clock is advanced once the button is
 * there.
 */
export async function pressWhenDue(page: Page, name: string): Promise<void> {
  const button = strip(page).getByRole('button', { name });
  await expect(button).toBeVisible();
  await page.clock.runFor(1_000);
  await button.click();
}
