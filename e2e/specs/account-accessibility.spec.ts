import { expectAccessible, looksAt, type Stop, startIn } from '../fixtures/accessible.ts';
import { MEDIC, signInOverApi } from '../fixtures/medic.ts';
import { grantAdministrator, register, SAMI } from '../fixtures/people.ts';
import { REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const WIDTHS = [320, 820, 1440] as const;

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

for (const look of looksAt(WIDTHS)) {
  test(`axe finds nothing on favourites, user management and the account in the ${look.theme} theme at ${look.width} px, and nothing is wider than the screen`, async ({
    page,
    server,
  }) => {
    test.slow();
    await startIn(page, look.theme);
    await register(server, SAMI);
    await signInOverApi(page);
    await grantAdministrator(server, MEDIC.email);
    for (const medicationId of ['aspirin', 'epinephrine-1-10000']) {
      await page.request.post('/api/favorites', { data: { medicationId }, failOnStatusCode: true });
    }
    await expectAccessible(page, look, STOPS);
  });
}
