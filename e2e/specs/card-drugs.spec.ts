import type { ProtocolId } from '@first60/edition';
import type { Locator } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { boxOf, drugs, lineOf, openDrugs, openSection, row, waitForActs } from '../pages/card-drugs.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const PHONE_HEIGHT = 844;
/** Cards that a crew opens for a suspected broken hip. */
const FOR_A_HIP: readonly ProtocolId[] = ['general-trauma', 'soft-tissue-orthopedic'];

const edge = async (part: Locator): Promise<{ top: number; bottom: number }> => {
  const box = await part.boundingBox();
  return box === null ? { top: Number.NaN, bottom: Number.NaN } : { top: box.y, bottom: box.y + box.height };
};

test('pain of a hip: fentanyl stands within one screen of where the drugs begin, with a weight and without', async ({
  page,
}) => {
  await openSignedIn(page, '/');
  for (const id of FOR_A_HIP) {
    await followLink(page, `/protocols?id=${id}`);
    for (const weight of ['', '80', '20']) {
      await weightField(page).fill(weight);
      await openDrugs(page, id);
      const begin = await edge(drugs(page, id));
      const fentanyl = await edge(row(page, id, /^fentaNYL/).first());
      expect(fentanyl.bottom - begin.top, `${id} at ${weight} kg`).toBeLessThan(PHONE_HEIGHT);
    }
  }
});

test('a row of a drug is a button named by drug and dose; it opens in place, and a reload keeps it open', async ({
  page,
}) => {
  const id = 'general-trauma';
  await openSignedIn(page, `/protocols?id=${id}`);
  await openDrugs(page, id);
  await expect(
    row(page, id, /^fentaNYL Adult 50 mcg 1 mL of 50 mcg\/mL Pediatric 1 mcg\/kg \(max 50 mcg\)$/),
  ).toBeVisible();

  await weightField(page).fill('20');
  const fentanyl = row(page, id, /^fentaNYL 20 mcg 0\.4 mL of 50 mcg\/mL$/);
  await expect(fentanyl).toHaveAccessibleDescription(/Pain.*IV\/IO slowly or IM.*Control.*High-alert drug/);
  const line = lineOf(page, id, /^fentaNYL 20 mcg/);
  await expect(line).not.toContainText('Again');
  await fentanyl.press('Enter');
  await expect(fentanyl).toHaveAttribute('aria-expanded', 'true');
  for (const fact of [/Again.*more after 5 min/, /Stop at.*2 doses.*OLMD/, /Watch.*breathing/]) {
    await expect(line).toContainText(fact);
  }
  await expect(line.getByText('20 mcg', { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(fentanyl).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFaults(page)).toEqual([]);
});

test('what a dose waits for, who must not have it and how its bag is mixed stand in its box, right below the dose', async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?id=rapid-sequence-intubation');
  await waitForActs(page, 'rapid-sequence-intubation');
  await weightField(page).fill('80');
  await openSection(page, 'rapid-sequence-intubation', 'steps');
  const paralysis = boxOf(page, 'rapid-sequence-intubation', /succinylcholine 120 mg/i);
  await expect(paralysis).toContainText(/Never if:.*known or suspected high potassium, kidney failure/);
  await expect(boxOf(page, 'rapid-sequence-intubation', /ketamine 160 mg/i).first()).toContainText(
    'Call first if: shock (for the dose)',
  );
  await expect(page.locator('#rapid-sequence-intubation-steps')).not.toContainText(/under 3 months/i);

  await followLink(page, '/protocols?id=sepsis');
  await weightField(page).fill('80');
  await openSection(page, 'sepsis', 'als');
  const pressor = boxOf(page, 'sepsis', /norepinephrine infusion/i);
  await expect(pressor).toContainText('18.75-75 mL/h');
  await expect(pressor).toContainText('Only if ordered');
  await expect(pressor).toContainText(
    'Dilute first: Empty a 500 mL saline bag to 250 mL, put in 4 mL of 1 mg/mL (4 mg) = 250 mL of 16 mcg/mL',
  );
  await openDrugs(page, 'sepsis');
  await row(page, 'sepsis', /^norepinephrine/)
    .first()
    .press('Enter');
  const opened = lineOf(page, 'sepsis', /^norepinephrine/).first();
  await expect(opened).toContainText('Above 20 mcg/min (75 mL/h): ask OLMD again');
  await expect(opened).toContainText(/Know.*weaker norepinephrine bag.*read drug and strength/);
  expect(await axeFaults(page)).toEqual([]);
});

test('two lines of one drug are told apart, and a dose that must be diluted says how and how much of it is given', async ({
  page,
}) => {
  await openSignedIn(page, '/protocols?id=heat-emergencies');
  await waitForActs(page, 'heat-emergencies');
  await weightField(page).fill('80');
  await openSection(page, 'heat-emergencies', 'als');
  const doses = boxOf(page, 'heat-emergencies', /midazolam/i);
  await expect(doses).toHaveText([
    /Shivering:.*midazolam 2\.5 mg slow IV.*2\.5 mL.*of 1 mg\/mL/i,
    /Seizing, IV in.*midazolam 5 mg slow IV or IO.*5 mL.*of 1 mg\/mL/i,
    /Seizing, no IV:.*midazolam 10 mg IM or IN.*2 mL.*of 5 mg\/mL/i,
  ]);
  for (const diluted of [0, 1]) await expect(doses.nth(diluted)).toContainText('Dilute first: 1 mL of 5 mg/mL + 4 mL');
  await expect(doses.last()).not.toContainText('Dilute');

  await followLink(page, '/protocols?id=abdominal-pain');
  await weightField(page).fill('20');
  await openSection(page, 'abdominal-pain', 'als');
  const morphine = boxOf(page, 'abdominal-pain', /morphine sulfate 2 mg/i);
  await expect(morphine).toContainText('Dilute first: 1 mL of 10 mg/mL + 9 mL saline = 10 mL of 1 mg/mL');
  await expect(morphine).toContainText(/2 mg.*2 mL.*of 1 mg\/mL/);
  await expect(morphine).not.toContainText('IM, undiluted');
  await openDrugs(page, 'abdominal-pain');
  const rows = lineOf(page, 'abdominal-pain', /^morphine/);
  await row(page, 'abdominal-pain', /^morphine/)
    .first()
    .press('Enter');
  await expect(rows.first()).toContainText(/Stop at.*Other doses counted.*2 doses of morphine.*OLMD/);
  // For a fluid, the card states the volume after which the lungs are checked.
  await row(page, 'abdominal-pain', /^sodium chloride/)
    .first()
    .press('Enter');
  await expect(lineOf(page, 'abdominal-pain', /^sodium chloride/)).toContainText(
    /First, then.*In steps of 200 mL.*Lungs after each step/,
  );
  expect(await axeFaults(page)).toEqual([]);
});
