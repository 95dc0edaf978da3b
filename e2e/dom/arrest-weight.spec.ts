import { openSignedIn } from '../fixtures/medic.ts';
import { ArrestScreen, startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('0.4 and 160 kg are refused with a sentence, and no dose comes of them', async ({ page }) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Child/);
  const weight = page.getByLabel('Weight (kg)');
  for (const [kg, why] of [
    ['0.4', 'The weight must be at least 0.5 kg.'],
    ['160', 'The weight must be at most 150 kg. No dose is worked out above 150 kg.'],
    ['heavy', 'Enter the weight as a number in kg, such as 12.5.'],
  ] as const) {
    await weight.fill(kg);
    await expect(page.getByText(why)).toBeVisible();
    await expect(code.button('Go on without a weight')).toBeDisabled();
  }
  await code.press('Back');
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('Weight first');
});

test('a weight that stands from before starts it as a child, and gives a dose once somebody has said whose it is', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/calculator');
  await page.getByLabel('Weight (kg)').fill('12.5');
  const code = new ArrestScreen(page);
  await code.start();
  await expect(code.button(/^Child 12.5 kg\?/)).toBeVisible();
  await code.wait(11);
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('Weight first');
  await code.press(/^Child 12.5 kg\?/);
  await code.press('Use 12.5 kg');
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('0.125 mg = 1.25 mL');
  await expect(code.button('Undo'), 'a weight is corrected on its sheet').toBeDisabled();
});

test('a weight changes nobody from adult to child or back: it asks', async ({ page }) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Child/);
  await page.getByLabel('Weight (kg)').fill('45');
  await expect(page.getByText('45 kg: 14 years or younger? Child. Older? Adult.')).toBeVisible();
  await code.press('Child, 45 kg');
  await expect(code.button(/^Child 45 kg/)).toBeVisible();
  await code.press(/^Child 45 kg/);
  await page.getByLabel('Weight (kg)').fill('46');
  await code.press('Adult, 46 kg');
  await expect(code.button(/^Adult 46 kg/)).toBeVisible();
});

test('Enter makes no adult of an infant: one of the two has to be pressed, and that of the weight stands first', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.press('More');
  await code.press('BLS, AED');
  await code.press('More');
  await code.press('ALS');
  await code.press(/^Adult/);
  const weight = page.getByLabel('Weight (kg)');
  await weight.fill('3');
  await weight.press('Enter');
  await expect(page.getByText('Press one of the two: Adult or Child.')).toBeVisible();
  const choices = page.getByRole('group').filter({ hasText: 'a light adult?' }).getByRole('button');
  await expect(choices).toHaveText(['Child, 3 kg', 'Adult, 3 kg']);
  await expect(code.button(/^Adult$/).first(), 'nothing has changed').toBeVisible();
  await choices.first().click();
  await expect(code.button(/^Child 3 kg$/)).toBeVisible();

  // An earlier press of Adult refers only to the adult shown at that moment.
  await code.press(/^Child 3 kg$/);
  await code.press('Adult');
  await weight.fill('3.4');
  await weight.press('Enter');
  await expect(page.getByText('Press one of the two: Adult or Child.')).toBeVisible();
  await expect(choices).toHaveText(['Child, 3.4 kg', 'Adult, 3.4 kg']);
});

test('a child without a weight: a press on epinephrine asks for it and logs nothing; a dose that nobody knows has its own button', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Epinephrine Weight first/);
  await expect(page.getByLabel('Weight (kg)')).toBeVisible();
  await code.press('Back');
  await expect(page.getByText(/^\d given,?$/)).toHaveCount(0);
  await code.press('Drug');
  await code.press(/^Epinephrine Weight first/);
  await expect(page.getByLabel('Weight (kg)')).toBeVisible();
  await code.press('Back');
  await code.press('Drug');
  await code.press('Epinephrine: given, dose not known');
  await expect(page.getByText(/^1 given,?$/)).toBeVisible();
});

test('an adult of 160 kg keeps every dose but those of the weight, which say up to where they go', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.weigh('160');
  await expect(code.button(/^Adult 160 kg/)).toBeVisible();
  await expect(code.button(/^Epinephrine/)).toContainText('1 mg = 10 mL');
  await code.press('Drug');
  const list = page.getByRole('region', { name: 'Drugs' });
  await expect(list.getByRole('button', { name: /^Lidocaine No dose above 150 kg/ })).toBeVisible();
  const second = list.getByRole('button', { name: /^Amiodarone, second dose/ });
  await expect(second).toHaveAccessibleDescription(/^No first dose so far\./);
  await expect(second).toContainText('150 mg = 3 mL of 50 mg/mL');
  await expect(second).toContainText('Dose 2 of 2');
  await expect(list).toContainText('2000 mg = 20 mL of 100 mg/mL');
  await code.press(/^Amiodarone 300 mg/);
  await code.press('Drug');
  await expect(second).not.toHaveAccessibleDescription(/No first dose/);
});

test('a weight of a practice stays in it', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/code');
  const code = new ArrestScreen(page);
  await code.press('Practice');
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await expect(code.button(/^Child 16 kg/)).toBeVisible();
  await page.goto('/calculator');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('');
});
