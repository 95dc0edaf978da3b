import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from '../editions/home-page.ts';
import { phoneContext } from '../speed/phone.ts';

let people = 0;

/** A signed-in phone on Home, ready for use without a network. */
export async function crewPhone(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<readonly [BrowserContext, Page]> {
  const context = await phoneContext(browser, url, options);
  const page = await context.newPage();
  await openReady(page);
  return [context, page];
}

/** Signs a new user in, and waits until Home shows that the page needs no network. */
export async function openReady(page: Page): Promise<void> {
  people += 1;
  await signIn(page, people);
  await page.goto('/');
  await page.getByText('Ready offline').first().waitFor({ timeout: 60_000 });
}

/** Starts a practice arrest and waits until its first ten seconds are over. */
export async function beginPractice(page: Page): Promise<void> {
  await page.goto('/code');
  await page.getByRole('button', { name: 'Practice' }).click();
  await page.locator('.arrest-foot').getByText('Undo').waitFor({ timeout: 30_000 });
}

/** Taps the large button, or the buttons that replace it, as a finger would. */
export const tapButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.arrest-buttons').getByRole('button', { name }).tap();
