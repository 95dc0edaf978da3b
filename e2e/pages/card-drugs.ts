import type { ProtocolId } from '@first60/edition';
import type { Locator, Page } from '@playwright/test';

export const drugs = (page: Page, id: ProtocolId): Locator => page.locator(`#${id}-medications`);

export const row = (page: Page, id: ProtocolId, name: RegExp): Locator => drugs(page, id).getByRole('button', { name });

/** The whole line of a row. */
export const lineOf = (page: Page, id: ProtocolId, name: RegExp): Locator =>
  drugs(page, id)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) });

/** The notes below the first doses of the open card. */
export const notesOf = (page: Page): Locator => page.getByRole('region', { name: 'Before you give them' });

export async function openDrugs(page: Page, id: ProtocolId): Promise<void> {
  const heading = drugs(page, id).getByRole('button', { name: 'Medications & Dosing' });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}

/** Waits until an opened row shows what the act says. Acts load after the card, and until then a row shows its own texts. */
export async function waitForActs(page: Page, id: ProtocolId): Promise<void> {
  await openDrugs(page, id);
  const first = drugs(page, id).getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await first.getByRole('term').filter({ hasText: 'How' }).waitFor();
  await first.getByRole('button').first().click();
}
