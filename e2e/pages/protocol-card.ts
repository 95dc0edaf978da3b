import type { ProtocolId } from '@first60/edition';
import type { Locator, Page } from '@playwright/test';

export const chip = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: /^Sections of/ }).getByRole('button', { name, exact: true });

/** The doses for the weight at the top of the card. */
export const first = (page: Page, drug: string): Locator =>
  page
    .getByRole('region', { name: /^Weight and first doses/ })
    .getByRole('listitem')
    .filter({ hasText: drug });

export const line = (page: Page, id: ProtocolId, text: string | RegExp): Locator =>
  page.locator(`#protocol-${id}`).getByRole('listitem').filter({ hasText: text }).first();

/** The rows of drugs under "Medications". */
export const row = (page: Page, id: ProtocolId, text: string | RegExp): Locator =>
  page.locator(`#${id}-medications`).getByRole('listitem').filter({ hasText: text }).first();

/** Opens the rows with a text about a drug. This is not counted, because the dose can be read without it. */
export async function openRows(page: Page, id: ProtocolId): Promise<void> {
  const closed = page
    .locator(`#${id}-medications`)
    .getByRole('button', { expanded: false, name: /^(?!Last reviewed)/ });
  while ((await closed.count()) > 0) await closed.first().click();
}
