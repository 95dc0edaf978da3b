import type { Browser, Page } from '@playwright/test';
import { phoneContext, slowDown } from './phone.ts';

const KEYS = 100;
const WARM_UP = 10;

/** Fields in which a key changes a screen full of results. */
export const KEY_FIELDS = {
  calculator: { path: '/calculator', label: 'Weight (kg)', first: '12', keys: ['5', 'Backspace'] },
  search: { path: '/search', label: undefined, first: 'stro', keys: ['k', 'Backspace'] },
} as const;

/** From a key to the frame that shows its result, in ms, over 100 keys. */
export async function measureKeys(
  browser: Browser,
  url: string,
  signIn: (page: Page) => Promise<void>,
  { path, label, first, keys }: (typeof KEY_FIELDS)[keyof typeof KEY_FIELDS],
): Promise<number[]> {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  await signIn(page);
  await page.goto(path);
  await page.getByText('Ready offline').first().waitFor();
  const field = label === undefined ? page.getByRole('searchbox') : page.getByLabel(label);
  await field.fill(first);
  await slowDown(page, { network: false });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keyToPaint: seen });
    addEventListener(
      'keydown',
      (event) => requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - event.timeStamp))),
      true,
    );
  });
  for (let key = 0; key < KEYS + WARM_UP; key += 1) {
    await field.press(keys[key % keys.length] ?? '5');
    await page.waitForTimeout(50);
  }
  const all = await page.evaluate(() => (window as unknown as { keyToPaint: number[] }).keyToPaint);
  await context.close();
  return all.slice(WARM_UP);
}
