import type { Page } from '@playwright/test';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { ALL_SHOWN, REFERENCE_ENTRIES } from '../fixtures/reference-entries.ts';
import { storedValues } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(500), UNREACHABLE] } });
const medication = (page: Page, name: RegExp) => page.getByRole('button', { name });

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('with the server dead the medications, the search and the hospitals are all there', async ({
    page,
    context,
    server,
  }) => {
    await signInMedic(page);
    await page.goto('/medications?tab=all');
    await expect(page.getByText(ALL_SHOWN)).toBeVisible();
    await waitUntilReadyOffline(page);
    // The list is stored shortly after it arrives.
    await expect.poll(async () => JSON.stringify(await storedValues(page))).toContain('ketamine');
    await server.end();
    await page.close();
    const fresh = await context.newPage();
    await fresh.goto('/medications?tab=all&search=ketamine');
    await expect(fresh.getByText(`Showing 1 of ${REFERENCE_ENTRIES} medications`)).toBeVisible();
    await medication(fresh, /^ketamine/).click();
    await expect(fresh.getByText('0.2 mg/kg', { exact: true }).first()).toBeVisible();
    await fresh.goto('/search?q=stroke');
    await expect(fresh.getByRole('link', { name: 'Stroke', exact: true })).toBeVisible();
    await fresh.goto('/hospitals');
    await expect(fresh.getByText('5 hospitals')).toBeVisible();
  });
});
