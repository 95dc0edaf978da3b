import { edition } from '@first60/content';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { drugs, lineOf, openDrugs, row, waitForActs } from '../pages/card-drugs.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('what is not for the patient is one line that names it and opens; each line keeps its Calculate Dose', async ({
  page,
}) => {
  const id = 'soft-tissue-orthopedic';
  const all = edition.protocols[id]?.medications ?? [];
  await openSignedIn(page, `/protocols?id=${id}`);
  await openDrugs(page, id);
  const calculate = drugs(page, id).getByRole('link', { name: /^Calculate Dose: / });
  await expect(calculate).toHaveCount(all.length);
  const others = row(page, id, /not for this patient/);
  await expect(others).toHaveCount(0);

  await weightField(page).fill('20');
  // Acetaminophen for an adult of 50 kg or less and for a child of 10 kg or less, and intramuscular ketorolac for an
  // adult.
  await expect(others).toHaveText(/^3 not for this patient.*acetaminophen.*ketorolac/);
  await expect(others).toHaveAttribute('aria-expanded', 'false');
  await expect(calculate).toHaveCount(all.length - 3);
  await expect(drugs(page, id).getByText('Not the dose for 20 kg')).toHaveCount(0);
  await others.click();
  await expect(calculate).toHaveCount(all.length);
  await expect(drugs(page, id).getByText('Not the dose for 20 kg')).toHaveCount(3);
  const muscle = row(page, id, /^ketorolac.*30 mg$/);
  await muscle.click();
  await expect(lineOf(page, id, /^ketorolac.*30 mg$/)).toContainText('IM, deep');
});

test('a dilution stands in the row itself: its recipe where it must be made, its volume where it is advised', async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?id=pediatric-cardiac-arrest');
  await weightField(page).fill('14');
  await openDrugs(page, 'pediatric-cardiac-arrest');
  const pushDose = lineOf(
    page,
    'pediatric-cardiac-arrest',
    /^EPINEPHrine 1:10,000 1:10,000 = 0\.1 mg\/mL 10 mcg 1 mL of 10 mcg\/mL$/,
  );
  await expect(pushDose).toContainText('Dilute first: 1 mL of 0.1 mg/mL + 9 mL saline = 10 mL');
  await expect(pushDose).toContainText('MAX DOSE');
  await expect(
    lineOf(page, 'pediatric-cardiac-arrest', /^magnesium sulfate.* 700 mg 3\.5 mL of 200 mg\/mL/),
  ).toContainText('Dilute first');
  await followLink(page, '/protocols?id=general-trauma');
  await openDrugs(page, 'general-trauma');
  await weightField(page).fill('20');
  await expect(lineOf(page, 'general-trauma', /^ketamine 4 mg 0\.4 mL of 10 mg\/mL/)).toContainText(
    'Dilute first: 2 mL of 50 mg/mL + 8 mL saline',
  );
  await expect(lineOf(page, 'general-trauma', /^morphine sulfate 2 mg 2 mL of 1 mg\/mL/)).toContainText(
    'Dilute first: 1 mL of 10 mg/mL + 9 mL saline = 10 mL of 1 mg/mL',
  );
  await expect(lineOf(page, 'general-trauma', /^morphine sulfate 2 mg 0\.2 mL of 10 mg\/mL/)).not.toContainText(
    /dilute first/i,
  );
});

test('what is said of an adult alone does not stand with the dose of a child, nor the other way round; nor in their row once its act is here', async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?id=seizures');
  await waitForActs(page, 'seizures');
  await weightField(page).fill('80');
  const notes = page.locator('#seizures-first60');
  await expect(notes).not.toContainText(/under 1 month/i);
  await weightField(page).fill('10');
  // No patient of 10 kg is that young.
  await expect(notes).not.toContainText(/under 1 month/i);
  await weightField(page).fill('4');
  await expect(notes).toContainText(/call first if: .*under 1 month/i);

  await openDrugs(page, 'seizures');
  const nose = row(page, 'seizures', /^midazolam 0\.8 mg/);
  await nose.press('Enter');
  const opened = lineOf(page, 'seizures', /^midazolam 0\.8 mg/);
  await expect(opened).toContainText(/OLMD first.*under 1 month.*Know.*at every age/);
  await expect(opened).not.toContainText(/10 mg midazolam of ours in all/);
  await weightField(page).fill('80');
  const ofAdult = lineOf(page, 'seizures', /^midazolam 10 mg/);
  await expect(ofAdult).toContainText(/10 mg midazolam of ours in all.*Know.*at every age/);
  await expect(ofAdult).not.toContainText(/under 1 month/);
});
