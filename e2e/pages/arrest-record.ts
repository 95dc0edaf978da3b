import type { Locator, Page } from '@playwright/test';
import type { ArrestScreen } from './arrest-screen.ts';

export const openLog = async (code: ArrestScreen): Promise<void> => {
  await code.press('More');
  await code.press(/^Log /);
};

export const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

export const row = (page: Page, words: string | RegExp): Locator => rows(page).filter({ hasText: words });
