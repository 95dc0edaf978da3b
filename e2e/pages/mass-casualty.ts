import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';

const CARD = '/protocols?id=mass-casualty';

export async function openTools(page: Page): Promise<void> {
  await page.goto(CARD);
  await page.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Triage: START and JumpSTART' })).toBeVisible();
}
