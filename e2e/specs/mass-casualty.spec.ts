import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';
import { openTools } from '../pages/mass-casualty.ts';
import { answer } from '../pages/triage.ts';

test('METHANE: the count and the position at a press, read out in order, kept as a draft, copied, cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  await context.setGeolocation({ latitude: 24.5, longitude: 46.25, accuracy: 8 });
  await signInMedic(page);
  await openTools(page);
  await expect(page.getByText('Hazards: not known yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put in the count' })).toBeDisabled();

  await answer(page, 'Red: one more', 'Standby', 'Put in my position', 'Put in the count');
  await page.getByLabel('T: Type of incident').fill('Bus crash');
  await page.getByLabel('H: Hazards').fill('Fuel\nFire');
  await page.reload();
  await answer(page, 'Share');
  await expect(page.getByText('The report is on your clipboard.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'METHANE report',
      'Major incident: Standby',
      'Exact location: 24.50000, 46.25000 (within 8 m)',
      'Type of incident: Bus crash',
      'Hazards: Fuel, Fire',
      'Access and egress: not known yet',
      'Number and severity of casualties: 1 counted: 1 red, 0 yellow, 0 green, 0 black',
      'Emergency services, present and required: not known yet',
    ].join('\n'),
  );

  await page.getByLabel('A: Access and egress').fill('a'.repeat(301));
  await expect(page.getByText('At most 300 characters. This has 301.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await answer(page, 'Share');
  await expect(page.getByText('Too long for the radio: Access and egress').first()).toBeVisible();

  await answer(page, 'Clear the report');
  const question = page.getByRole('alertdialog', { name: 'Clear the report?' });
  await question.getByRole('button', { name: 'Clear the report' }).click();
  await expect(page.getByText('Type of incident: not known yet')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('T: Type of incident')).toHaveValue('');
});
