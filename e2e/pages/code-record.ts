import type { Locator, Page } from '@playwright/test';
import type { CodeScreen } from './code-screen.ts';

export const openLog = async (code: CodeScreen): Promise<void> => {
  await code.press('More');
  await code.press(/^Log /);
};

export const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

export const row = (page: Page, words: string | RegExp): Locator => rows(page).filter({ hasText: words });
