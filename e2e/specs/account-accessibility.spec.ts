import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MEDIC, signInOverApi } from '../fixtures/medic.ts';
import { grantAdministrator, register, SAMI } from '../fixtures/people.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const THEMES = ['light', 'dark', 'sun', 'night'] as const;
const WIDTHS = [320, 820, 1440] as const;

interface Stop {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const STOPS: readonly Stop[] = [
  {
    name: 'favourites',
    open: async (page) => {
      await page.goto('/favorites');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'favourites that a filter hides',
    open: async (page) => {
      await page.goto('/favorites?filter=kit2');
      await page.getByRole('button', { name: 'Clear Filters' }).waitFor();
    },
  },
  {
    name: 'user management',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'a question before access is taken away',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('switch', { name: 'Active: Noura Alqahtani' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the account with every section open',
    open: async (page) => {
      await page.goto('/account');
      for (const section of ['Change password', 'Security questions', 'Where you are signed in', 'Delete my account']) {
        const trigger = page.getByRole('button', { name: section, exact: true }).first();
        if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
      }
      await page.getByRole('button', { name: 'Save Questions' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
];

for (const theme of THEMES) {
  test(`axe finds nothing on favourites, user management and the account in the ${theme} theme, and nothing is wider than the screen`, async ({
    page,
    server,
  }) => {
    test.slow();
    await page.addInitScript((name) => localStorage.setItem('first60.theme', name), theme);
    await register(server, SAMI);
    await signInOverApi(page);
    await grantAdministrator(server, MEDIC.email);
    for (const medicationId of ['aspirin', 'epinephrine-1-10000']) {
      await page.request.post('/api/favorites', { data: { medicationId }, failOnStatusCode: true });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      for (const stop of STOPS) {
        await stop.open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect(found, `${stop.name} at ${width}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${stop.name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
  });
}
