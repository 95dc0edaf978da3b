import type { ProtocolId } from '@first60/edition';
import type { Locator, Page } from '@playwright/test';

export const chip = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: /^Sections of/ }).getByRole('button', { name, exact: true });

/** The lines of First 60, in which the first doses stand. */
export const first = (page: Page, text: string | RegExp): Locator =>
  page.locator('[id$="-first60"]').getByRole('listitem').filter({ hasText: text });

/**
 * An amount as it is shown in a line or a row, and not as a part of a longer number, of a strength or of a dose per
 * weight.
 */
export const amount = (part: Locator, text: string): Locator =>
  part.getByText(new RegExp(`(?<![\\d.,-])${text.replaceAll('.', String.raw`\.`)}(?![\\w/.-])`)).first();

/** The fold of an emergency in First 60, of a card that is several. */
export const caseOf = (page: Page, name: string | RegExp): Locator =>
  page.locator('[id$="-first60"]').getByRole('heading', { name }).getByRole('button');

/** Who the patient is, in the bar below the title of the open card. */
export const patientBar = (page: Page): Locator => page.getByRole('region', { name: /^Patient: / });

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
