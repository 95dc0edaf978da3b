import { expectAccessible, looksAt, type Stop, startIn } from '../fixtures/accessible.ts';
import { MEDIC } from '../fixtures/medic.ts';
import { REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const WIDTHS = [390, 320, 1440] as const;

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
const DISCLAIMER: Stop = {
  name: 'disclaimer',
  open: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Decline & Exit' }).waitFor();
  },
};
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
  {
    name: 'on this device',
    open: async (page) => {
      await page.goto('/storage');
      await page.getByText(/ files, /).waitFor();
    },
  },
  { name: 'page not found', open: async (page) => void (await page.goto('/nowhere')) },
];

for (const look of looksAt(WIDTHS)) {
  test(`axe finds nothing from sign-in to the calculator in the ${look.theme} theme at ${look.width} px, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await startIn(page, look.theme);
    await expectAccessible(page, look, SIGNED_OUT);
    await page.request.post('/api/register', { data: MEDIC });
    await expectAccessible(page, look, [DISCLAIMER]);
    await page.request.post('/api/auth/accept-disclaimer');
    await expectAccessible(page, look, SIGNED_IN);
  });
}
