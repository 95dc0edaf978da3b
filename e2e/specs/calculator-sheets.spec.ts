import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { turnedFigures } from '../fixtures/page-probe.ts';
import { REFUSED } from '../fixtures/test.ts';
import { ageField, weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('print: a black-on-white sheet with weight, edition and "Verify before use", in the dark theme too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('first60.theme', 'dark');
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12.5');
  await expect(page.getByRole('article', { name: 'Dosing sheet' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Dosing sheet' });
  await expect(sheet.getByText('Weight: 12.5 kg')).toBeVisible();
  await expect(page.getByText('content edition 2025-08-21')).toBeVisible();
  await expect(page.getByText('Verify before use')).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(15);
  await expect(sheet.getByText('3 mL syringe, between 1.2 and 1.3 mL').first()).toBeVisible();
  await expect(weightField(page)).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('print: a weight above the most says so, and each estimate from age stands with its working and caution', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  const sheet = page.getByRole('article', { name: 'Dosing sheet' });
  const printed = async (field: Locator, text: string) => {
    await page.emulateMedia({ media: 'screen' });
    await field.fill(text);
    await page.emulateMedia({ media: 'print' });
  };
  await printed(weightField(page), '140');
  await expect(sheet.getByText('Calculated for 100 kg, the most this calculator takes.')).toBeVisible();
  await printed(weightField(page), '');
  await printed(ageField(page), '13');
  await expect(sheet.getByText('Nothing was calculated, so this sheet has no doses.')).toBeVisible();
  await printed(ageField(page), '6');
  const naloxone = sheet.getByRole('row').filter({ hasText: 'naloxone' });
  await expect(naloxone).toContainText(/6\/\(6\+12\) = 33\.3 % of adult 0\.4\smg = 0\.133\smg/);
  await expect(naloxone).toContainText(/0\.133\smg, 93\s% less than 0\.1\smg\/kg at 21\skg, held to 2\smg/);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await turnedFigures(page)).toEqual([]);
});
