import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MEDIC, signInOverApi } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const THEMES = ['light', 'dark', 'sun', 'night'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

interface Stop {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const SIGNED_OUT: readonly Stop[] = [
  { name: 'sign-in', open: async (page) => void (await page.goto('/')) },
  {
    name: 'create account',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('tab', { name: 'Create Account' }).click();
    },
  },
];
const SIGNED_IN: readonly Stop[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  { name: 'protocols', open: async (page) => void (await page.goto('/protocols')) },
  {
    name: 'a protocol with every section open',
    open: async (page) => {
      await page.goto('/protocols?id=stroke');
      await page.getByText('First 60 Seconds').first().waitFor();
      for (const closed of await page.locator('main button[aria-expanded="false"]').all()) {
        await closed.click().catch(() => undefined);
      }
    },
  },
  { name: 'calculator', open: async (page) => void (await page.goto('/calculator')) },
  {
    name: 'calculator with doses',
    open: async (page) => {
      await page.goto('/calculator');
      await page.getByLabel('Weight (kg)').fill('62.5');
    },
  },
  { name: 'page not found', open: async (page) => void (await page.goto('/nowhere')) },
];

for (const theme of THEMES) {
  test(`axe finds nothing on any screen in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await page.addInitScript((name) => localStorage.setItem('first60.theme', name), theme);
    const check = async (stops: readonly Stop[]) => {
      for (const stop of stops) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await stop.open(page);
          await page.waitForLoadState('networkidle');
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map(({ html }) => html.slice(0, 160))
                .join(' | ')} (${nodes.length})`,
          );
          expect(found, `${stop.name} at ${size.width}`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, `${stop.name} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }
    };
    await check(SIGNED_OUT);
    await page.request.post('/api/register', { data: MEDIC });
    await check([{ name: 'disclaimer', open: async (p) => void (await p.goto('/')) }]);
    await page.request.post('/api/auth/accept-disclaimer');
    await check(SIGNED_IN);
  });
}

test('no screen scrolls sideways at 320 px', async ({ page }) => {
  await signInOverApi(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const stop of SIGNED_IN) {
    await stop.open(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, stop.name).toBeLessThanOrEqual(0);
  }
});
