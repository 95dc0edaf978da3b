import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';

/** Text from a note that must not appear in a hand-over. */
export const NOTE = 'Sara Al-Harbi, 0551234567, unit 42';

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Logs a dose, a read-back dose, a rhythm, a shock and a note with a name, and ends the arrest. */
export async function runArrest(page: Page): Promise<void> {
  await press(page, /^Epinephrine/);
  await press(page, 'Drug');
  await press(page, 'Read back: Naloxone');
  await press(page, 'Read back, given');
  await press(page, 'Rhythm');
  await press(page, 'VF / pVT');
  await press(page, /^SHOCK GIVEN/);
  await press(page, 'More');
  await press(page, /^Note/);
  await page.getByRole('textbox').fill(NOTE);
  await press(page, /^Log note/);
  await press(page, 'More');
  await press(page, /^End the code/);
  await press(page, /^End now/);
  await expect(page.getByRole('heading', { name: /^Code of / })).toBeVisible();
}

/** The hand-over text that is shown on the screen. */
export const handOver = (page: Page) => page.getByText(/^(?:PRACTICE, NO PATIENT\s)?[AI]: /);

export const row = (page: Page, words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words });
