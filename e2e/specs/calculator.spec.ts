import { expect, test } from '../fixtures/kept-page.ts';
import { openSignedIn, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { ageField, doseCard, doseNames, doseResult, medicationField, weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('on a 390x844 phone the first dose stands clear of the bottom bar in 32 px or more once a weight is entered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/calculator');
  const bar = page.getByRole('navigation').last();
  for (const typed of ['14', '70', '999']) {
    await weightField(page).fill(typed);
    const dose = doseCard(page, 'Epinephrine 1:10,000')
      .getByText(/^[\d.]+ mg$/)
      .first();
    await expect(dose).toBeVisible();
    const [place, edge] = await Promise.all([dose.boundingBox(), bar.boundingBox()]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((place?.y ?? 0) + (place?.height ?? 0), typed).toBeLessThan(edge?.y ?? 0);
    expect(
      await dose.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(32);
  }
  // The keyboard reaches the chips beyond the edge and scrolls them into view.
  const last = page.getByRole('button', { name: '70 kg', exact: true });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '10 kg', exact: true }).focus();
  for (let chip = 0; chip < 7; chip += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
      48,
    );
  }
});

test('from Home three taps and the weight lead to the dose of an arrest, a seizure and anaphylaxis', async ({
  page,
}) => {
  await signInMedic(page);
  const filled = async (kilograms: string) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Medication Dose Calculator' }).click();
    await weightField(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(kilograms);
  };
  await filled('14');
  await expect(doseCard(page, 'Epinephrine 1:10,000').getByText('0.14 mg', { exact: true })).toBeInViewport();
  await filled('9');
  await page.getByRole('link', { name: /^Seizure/ }).click();
  const result = doseResult(page);
  await expect(result.getByText('1.8 mg', { exact: true })).toBeInViewport();
  await filled('22');
  await page.getByRole('button', { name: 'Anaphylaxis', exact: true }).click();
  await expect(doseCard(page, 'Epinephrine 1:1,000').getByText('0.22 mg', { exact: true })).toBeInViewport();
  await expect(doseNames(page)).toHaveCount(1);
});

test('etomidate asks a light patient of unknown age for it: no dose, syringe or printed line until it is over 10 years', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12.5');
  const etomidate = doseCard(page, 'etomidate');
  const printed = page.getByRole('article', { name: 'Dosing sheet' }).getByRole('row').filter({ hasText: 'etomidate' });
  await expect(etomidate.getByText('Enter the age', { exact: true })).toBeVisible();
  await expect(etomidate.getByRole('img')).toHaveCount(0);
  await expect(etomidate.getByText(/\d mg|\d mL/)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Dosing sheet' }).getByRole('row')).toHaveCount(15);
  await expect(printed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await ageField(page).fill('6');
  await expect(etomidate.getByText('Not for this age')).toBeVisible();
  await expect(etomidate.getByRole('img')).toHaveCount(0);
  await weightField(page).fill('35');
  await ageField(page).fill('11');
  await expect(etomidate.getByText('10.5 mg', { exact: true })).toBeVisible();
  await expect(etomidate.getByRole('img')).toHaveCount(1);
});

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('with the server dead both calculators and the guide work', async ({ page, context, server }) => {
    await openSignedIn(page, '/calculator');
    await waitUntilReadyOffline(page);
    await server.end();
    await page.close();
    const fresh = await context.newPage();
    await fresh.goto('/calculator#guide');
    await fresh.getByRole('button', { name: /^Use 13.kg, Yellow zone/ }).click();
    await expect(fresh.getByText('Pediatric, by weight 13 kg')).toBeVisible();
    await fresh.goto('/comprehensive-calculator?medication=naloxone&indication=Opioid%20overdose');
    await expect(medicationField(fresh)).toHaveValue('naloxone');
  });
});
