import type { ProtocolId } from '@first60/edition';
import type { Locator, Page } from '@playwright/test';

export const drugs = (page: Page, id: ProtocolId): Locator => page.locator(`#${id}-medications`);

export const row = (page: Page, id: ProtocolId, name: RegExp): Locator => drugs(page, id).getByRole('button', { name });

/** The whole line of a row. */
export const lineOf = (page: Page, id: ProtocolId, name: RegExp): Locator =>
  drugs(page, id)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) });

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

/** Opens a section of the open card, such as its ALS steps. */
export async function openSection(page: Page, id: ProtocolId, section: string): Promise<void> {
  const heading = page.locator(`#${id}-${section}`).getByRole('button', { expanded: false }).first();
  if ((await page.locator(`#${id}-${section}`).getByRole('listitem').count()) === 0) await heading.click();
  // A list of many steps folds its later parts.
  const folds = page.locator(`#${id}-${section}`).getByRole('heading', { level: 5 });
  const closed = folds.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The lines of the open card that give a dose, outside of its list of medications. */
export const boxOf = (page: Page, id: ProtocolId, dose: RegExp): Locator =>
  page
    .locator(`#protocol-${id} ol > li`)
    .filter({ has: page.locator('div.figure') })
    .filter({ hasText: dose });
