import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { ageField, weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const CARD = '/protocols?id=seizures';

test('a card speaks to the patient in its bar: the own dose stands in its line, and lines for others are one fold that says for whom', async ({
  page,
}) => {
  await openSignedIn(page, CARD);
  const first = page.locator('#seizures-first60');
  const bar = page.getByRole('region', { name: 'Patient: Seizures' });
  await expect(bar).toContainText('Not said');
  await expect(first).toContainText('Newborn: Call first');
  await expect(first).toContainText('midazolam 10 mg IM or IN');
  await expect(first).toContainText('10 kg 0.4 mL');
  await expect(first.getByRole('button', { name: 'Given' })).toHaveCount(0);
  await expect(first.getByRole('button', { name: /Not for this patient/ })).toHaveCount(0);

  await weightField(page).fill('16');
  await expect(bar).toContainText('Child');
  await expect(bar).toContainText('White zone');
  await expect(first).toContainText('midazolam 3.2 mg IM or IN');
  await expect(first).toContainText(/0\.64 mL ?of 5 mg\/mL/);
  await expect(first).not.toContainText('10 mg');
  const others = first.getByRole('button', {
    name: /Not for this patient: \d+ \(newborn, pregnant or just delivered\)/,
  });
  await expect(others).toHaveAttribute('aria-expanded', 'false');
  await others.click();
  await expect(first).toContainText(/Newborn: Call first\. Before a\w* benzodiazepine/);

  await weightField(page).fill('3');
  await ageField(page).fill('1 week');
  await expect(bar).toContainText('Newborn');
  await expect(first).toContainText(/Call first Before a\w* benzodiazepine/);
  await expect(first).not.toContainText('midazolam 0.6 mg');
});

test('the toggle of a card for both ages says whom the crew treats: both until then, and never a silent choice', async ({
  page,
}) => {
  await openSignedIn(page, CARD);
  const toggle = page.getByRole('group', { name: 'Age group' });
  const position = (name: string) => toggle.getByRole('button', { name, exact: true });
  const first = page.locator('#seizures-first60');
  await expect(position('Both')).toHaveAttribute('aria-pressed', 'true');
  await position('Adult').click();
  await expect(first).not.toContainText('10 kg 0.4 mL');
  await expect(first).toContainText(/2 mL ?of 5 mg\/mL/);
  await weightField(page).fill('16');
  // Nothing is hidden while what was said cannot all be true.
  await expect(page.getByText('The weight or age does not fit the chosen group.')).toBeVisible();
  await expect(position('Both')).toHaveAttribute('aria-pressed', 'true');
  await position('Pediatric').click();
  await expect(page.getByText('The weight or age does not fit the chosen group.')).toHaveCount(0);
  await expect(first).toContainText(/0\.64 mL ?of 5 mg\/mL/);
  await weightField(page).fill('45');
  await position('Both').click();
  await expect(page.getByText('45 kg may be a child or an adult')).toBeVisible();
  await expect(first).toContainText('1.8 mL');
  await expect(first).toContainText('2 mL');
});

test('a bad weight and a bad age are answered in words below the bar', async ({ page }) => {
  await openSignedIn(page, CARD);
  const bar = page.getByRole('region', { name: 'Patient: Seizures' });
  for (const [text, answer] of [
    ['abc', 'Enter the weight as a number in kg'],
    ['0.2', 'The weight must be at least'],
    ['400', 'Calculated for 100 kg'],
  ] as const) {
    await weightField(page).fill(text);
    await expect(bar).toContainText(answer);
  }
  await weightField(page).fill('');
  await ageField(page).fill('soon');
  await expect(ageField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(bar).toContainText('Not said');
});

test('a dose is marked as given once; a second mark asks, the last one can be taken back, and all go with the patient', async ({
  page,
}) => {
  await openSignedIn(page, CARD);
  await weightField(page).fill('16');
  const first = page.locator('#seizures-first60');
  const box = first.getByRole('listitem').filter({ hasText: 'no IV' });
  await box.getByRole('button', { name: 'Given' }).click();
  await expect(box).toContainText(/3\.2 mg given \d\d:\d\d/);
  await weightField(page).fill('18');
  await expect(box).toContainText(/3\.2 mg given/);
  await box.getByRole('button', { name: 'Again' }).click();
  await box.getByRole('button', { name: 'No', exact: true }).click();
  await box.getByRole('button', { name: 'Again' }).click();
  await box.getByRole('button', { name: '3.6 mg again now' }).click();
  await expect(box).toContainText(/3\.2 mg given.*3\.6 mg given/);
  await box.getByRole('button', { name: 'Undo' }).click();
  await expect(box).not.toContainText('3.6 mg given');
  await page.getByRole('region', { name: 'Patient: Seizures' }).getByRole('button', { name: 'Clear patient' }).click();
  await weightField(page).fill('16');
  await expect(box.getByRole('button', { name: 'Given' })).toBeVisible();
});

test('a pregnancy is asked in its line: yes makes the line hers, no folds it, and the fold asks again', async ({
  page,
}) => {
  await openSignedIn(page, CARD);
  await weightField(page).fill('70');
  const first = page.locator('#seizures-first60');
  const question = first.getByRole('group', { name: 'Pregnant, or a birth in the last 6 weeks?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(first).not.toContainText('Open Obstetric Emergencies');
  await first.getByRole('button', { name: /Not for this patient/ }).click();
  await first
    .getByRole('group', { name: 'Pregnant, or a birth in the last 6 weeks?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(first).toContainText('Open Obstetric Emergencies');
  await expect(first).not.toContainText('Pregnant or just delivered:');
  await expect(first.getByRole('link', { name: 'Open Obstetric Emergencies' })).toBeVisible();
});

test('Home and Search show whom the next card will speak to, and clear the patient there', async ({ page }) => {
  await openSignedIn(page, CARD);
  await weightField(page).fill('16');
  await page.goto('/search');
  const strip = page.getByRole('region', { name: 'Patient', exact: true });
  await expect(strip).toContainText('Child');
  await expect(strip).toContainText('16 kg');
  await page.goto('/');
  await expect(strip).toContainText('White zone');
  await strip.getByRole('button', { name: 'Clear patient' }).click();
  await expect(strip).toHaveCount(0);
});
