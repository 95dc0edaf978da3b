import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { ArrestScreen } from './arrest-screen.ts';

export const heldLine = (page: Page) => page.getByText('Your session has ended. This code goes on.');

/** Starts an arrest and pauses it, so that its log has entries. */
export async function startLog(page: Page): Promise<ArrestScreen> {
  await openSignedIn(page, '/hospitals');
  const code = new ArrestScreen(page);
  await code.start();
  await code.press(/^Pause/);
  await expect(code.cycle).toHaveAccessibleName(/^Pause/);
  return code;
}

export const end = async (code: ArrestScreen): Promise<void> => {
  await code.press(/^More/);
  await code.press('End the code');
  await code.press('End now');
};
