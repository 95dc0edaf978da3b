import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { ageField, weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

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
  const text = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\u00a0', ' ');
  expect(text).toContain('Weight: 12.5 kg\nAge: 3\n');
  expect(text).toContain(
    'Epinephrine 1:10,000 (Cardiac arrest): 0.125 mg, 1.25 mL of 0.1 mg/mL (3 mL syringe, between 1.2 and 1.3 mL), IV/IO · every 3-5 min\n',
  );
  // Etomidate has no dose at this age.
  expect(text.match(/\): \d/g)).toHaveLength(14);

  await weightField(page).fill('140');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Weight: 100\u00a0kg\nCalculated for 100\u00a0kg, the most this calculator takes.\n');
});
