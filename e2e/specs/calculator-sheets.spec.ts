import { openSignedIn } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { ageField, weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('share: without a weight a toast asks for it; with one the text goes to the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openSignedIn(page, '/calculator');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Enter Weight', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Please enter a patient weight to share calculations').first()).toBeVisible();

  await weightField(page).fill('12.5');
  await ageField(page).fill('3');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to Clipboard', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Dosing calculations have been copied to your clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Weight: 12.5 kg\nAge: 3\n');
  expect(text).toContain(
    'Epinephrine 1:10,000 (Cardiac arrest): 0.125 mg, 1.25 mL of 0.1 mg/mL, IV/IO · every 3-5 min\n',
  );
  expect(text.match(/ mg[,/]| mL,/g)?.length).toBeGreaterThanOrEqual(15);
});

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
  await expect(sheet.getByRole('row')).toHaveCount(16);
  await expect(weightField(page)).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
});
