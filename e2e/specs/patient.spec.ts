import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { medicationField, weightField, yearsField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const HALF_AN_HOUR_MS = 30 * 60_000;

test('values idle for 30 minutes ask "Still the same patient?" on every screen; Clear patient wipes weight, age, selection and scores', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/comprehensive-calculator?medication=ketamine&indication=Pain');
  const question = page.getByText('Still the same patient?');
  const kept = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('patient.') && key !== 'patient.touched-at')
        .map((key) => `${key}=${sessionStorage.getItem(key)}`)
        .toSorted(),
    );
  await weightField(page).fill('12.5');
  await yearsField(page).fill('3');
  await followLink(page, '/protocols?id=stroke');
  await page
    .getByRole('button', { name: /Glasgow Coma Scale Assessment/ })
    .first()
    .click();
  await page.getByText('Spontaneous').first().click();
  const values = [
    'patient.age=3',
    'patient.assessment.glasgow={"eye":4,"verbal":-1,"motor":-1}',
    'patient.weight=12.5',
  ];
  await expect.poll(kept).toEqual(values);

  await page.clock.fastForward(HALF_AN_HOUR_MS - 60_000);
  await expect(question).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(question).toBeVisible();
  await expect(
    page.getByText('These values have not changed for 30 minutes: 12.5 kg, age 3, Glasgow Coma Scale.'),
  ).toBeVisible();
  await followLink(page, '/');
  await expect(question).toBeVisible();
  expect(await kept(), 'nothing changes until it is answered').toEqual(values);
  await page.getByRole('button', { name: 'Same patient' }).click();
  await expect(question).toHaveCount(0);
  expect(await kept()).toEqual(values);

  await followLink(page, '/comprehensive-calculator?medication=ketamine&indication=Pain');
  await page.clock.fastForward(HALF_AN_HOUR_MS);
  await page.getByRole('alert').getByRole('button', { name: 'Clear patient' }).click();
  await expect(question).toHaveCount(0);
  await expect(weightField(page)).toHaveValue('');
  await expect(yearsField(page)).toHaveValue('');
  await expect(medicationField(page)).toHaveValue('');
  await expect(page).toHaveURL(/comprehensive-calculator$/);
  expect(await kept()).toEqual([]);
});
