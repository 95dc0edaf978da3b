import type { Page } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { faintText, sideways, smallTargets } from '../fixtures/page-probe.ts';
import { expect, test } from '../fixtures/test.ts';
import { ArrestScreen, startArrest } from '../pages/arrest-screen.ts';

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the finger that starts a code presses nothing of its screen when it lifts', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/');
    const code = new ArrestScreen(page);
    await page.getByRole('banner').getByRole('button', { name: 'CODE' }).tap();
    await code.total.waitFor();
    await expect(page).toHaveURL(/\/code$/);
    await expect(code.button('Cancel')).toBeVisible();
    await expect(page.getByRole('region', { name: /More|Patient/ })).toHaveCount(0);
  });
});

/** Sizes of the page when the header's own bar is hidden, as on a phone. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;
const THEMES = ['light', 'dark', 'sun', 'night'] as const;

test('the running screen fits without scrolling, digits of 72 px, 110 px and 8 px, 7:1 in every theme, axe finds nothing', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  const look = async (state: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const name = `${state} at ${size.width}x${size.height}`;
      expect(await overflow(page), name).toBe(0);
      expect(await sideways(page), name).toBeLessThanOrEqual(0);
      expect(await smallTargets(page, 48), name).toEqual([]);
      const digits = await code.cycle.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
      expect(digits, name).toBeGreaterThanOrEqual(72);
      const large = page.locator('.arrest-buttons > button');
      expect((await large.boundingBox())?.height, name).toBeGreaterThanOrEqual(110);
      expect(await nearButtons(page), name).toEqual([]);
    }
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect((await faintText(page, 7)).faint, `${state} in ${theme}`).toEqual([]);
      expect(await axeFaults(page), `${state} in ${theme}`).toEqual([]);
    }
  };
  await look('the first seconds');
  await code.wait(11);
  await code.weigh('16');
  await look('compressions');
  await code.press('Pause for check');
  await code.wait(9);
  await look('a pause');
  await code.press('VF / pVT');
  await look('a shock to give');
  await code.press('Resume CPR');
  await code.wait(1);
  await look('a shock that was not given');
  await code.press('Pause');
  await code.wait(1);
  await code.press('Rhythm');
  await code.wait(1);
  await code.press('Asystole / PEA');
  await code.wait(3);
  await code.press(/^Epinephrine 0.16 mg/);
  await code.wait(301);
  await look('epinephrine late');
  await code.press('Pause for check');
  await code.press(/^Pulse/);
  await look('ROSC');
});

/** Distance that the screen can be scrolled, in px. */
const overflow = (page: Page): Promise<number> =>
  page.locator('.arrest-screen').evaluate((node) => node.scrollHeight - node.clientHeight);

/** The large buttons that are less than 8 px away from another one. */
const nearButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.arrest-buttons button')];
    const near = buttons.flatMap((one, index) =>
      buttons.slice(index + 1).map((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const gap = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
        return gap < 7.9 ? `${one.textContent} ${gap} px from ${other.textContent}` : '';
      }),
    );
    return near.filter((words) => words !== '');
  });
