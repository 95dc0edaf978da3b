import type { Page } from '@playwright/test';

/** Answers every item of the Glasgow Coma Scale with this option and saves the result. */
export async function saveGlasgow(page: Page, option: 'first' | 'last'): Promise<void> {
  const items = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const item of await items.all()) {
    // The last option means that the item cannot be tested.
    await item
      .locator('label')
      .nth(option === 'first' ? 0 : -2)
      .click();
  }
  await page.getByRole('button', { name: 'Save Assessment' }).click();
}
