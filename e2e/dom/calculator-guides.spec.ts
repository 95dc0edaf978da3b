import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { ageField, weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('5.5 kg lies between two zones, 12.5 kg in Yellow, 36.1 kg above the tape', async ({ page }) => {
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('5.5');
  await expect(page.getByText('Between Gray (3-5 kg) and Pink (6-7 kg)')).toBeVisible();
  await expect(page.getByText(/^(Gray|Pink) zone/)).toHaveCount(0);
  await weightField(page).fill('36.1');
  await expect(page.getByText('Above the tape: use weight')).toBeVisible();
  await weightField(page).fill('12.5');
  await expect(page.getByText('Yellow zone')).toBeVisible();
  await page.getByRole('button', { name: 'Yellow zone equipment' }).click();
  await expect(page.getByRole('tab', { name: 'Pediatric Guide' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Defibrillation energy')).toBeVisible();
});

test('adult dosing: no weight and under 40 kg get the exact sentences, 40 kg the seven cards', async ({ page }) => {
  await openSignedIn(page, '/calculator#adult');
  await expect(page.getByText('Enter patient weight to see adult medication doses', { exact: true })).toBeVisible();
  await weightField(page).fill('39.9');
  await expect(
    page.getByText('For patients under 40kg, use the pediatric calculator or age guide', { exact: true }),
  ).toBeVisible();
  await weightField(page).fill('40');
  const headings = page.getByRole('region', { name: 'Adult doses' }).getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(7);
  await expect(page.getByText('2-10 mcg/min', { exact: true })).toBeVisible();
  await expect(page.getByText('30-150 mL/h', { exact: true })).toBeVisible();
});

test('choosing the White zone sets 16.5 kg and its age, goes to the calculator and says so', async ({ page }) => {
  await openSignedIn(page, '/calculator#guide');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Gray.*3-5.kg/,
    /^Pink.*6-7.kg/,
    /^Red.*8-9.kg/,
    /^Purple.*10-11.kg/,
    /^Yellow.*12-14.kg/,
    /^White.*15-18.kg/,
    /^Blue.*19-23.kg/,
    /^Orange.*24-29.kg/,
    /^Green.*30-36.kg/,
  ]);
  await page.getByRole('button', { name: /^Use 16.5.kg, White zone/ }).click();
  await expect(page.getByText('White Zone Selected').first()).toBeVisible();
  await expect(page.getByText('Weight set to 16.5 kg for 3-4 years patient').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Calculator', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(weightField(page)).toHaveValue('16.5');
  await expect(ageField(page)).toHaveValue('3-4 years');
  await expect(page.getByText('White zone age. The weight decides the dose.')).toBeVisible();
  await expect(page.getByText('Enter the age as years')).toHaveCount(0);
  await expect(page.getByText('Pediatric, by weight 16.5 kg')).toBeVisible();
  // A different weight no longer belongs to the zone.
  await weightField(page).fill('50');
  await expect(ageField(page)).toHaveValue('');
  // A weight that was entered comes back with one press.
  await weightField(page).fill('14.2');
  await page.getByRole('tab', { name: 'Pediatric Guide' }).click();
  await page.getByRole('button', { name: /^Use 16.5.kg, White zone/ }).click();
  await expect(page.getByText('16.5 kg is the average of the White zone. You had entered 14.2 kg.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 14.2 kg again' }).click();
  await expect(weightField(page)).toHaveValue('14.2');
  await expect(page.getByText('You had entered')).toHaveCount(0);
});
