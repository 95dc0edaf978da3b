import { cardPatient, kg, partsFit } from '@first60/clinical';
import { edition } from '@first60/content';
import { askedAct, faceOf, type Line, type MedicationLine } from '@first60/edition';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { wordsOf } from '../fixtures/line-words.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { amount, first, patientBar } from '../pages/protocol-card.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const ID = 'pediatric-cardiac-arrest';

/** The number of pages of a print-out. Each page has its own object in the file. */
const pagesOf = async (page: Page): Promise<number> => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Verify before use: reference only.')).toBeVisible();
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** Everything that the act of a line says of a child of 14 kg. */
function saidOf(line: MedicationLine): readonly string[] {
  const { acts, formulary } = edition;
  const asked = acts && askedAct(acts, line.medication, line.act, line);
  if (acts === undefined || asked === undefined) throw new Error(`${line.medication} has no act ${line.act}.`);
  const child = { weight: kg(14), age: null, group: 'child', conditions: new Map() } as const;
  const {
    doses: _,
    how,
    again = '',
    ...lists
  } = faceOf(asked, child, acts, (id) => {
    const drug = formulary[id];
    return drug?.tallMan ?? drug?.genericName ?? id;
  });
  return [how, again, ...Object.values(lists).flat()];
}

/** What paper says of a line to a child of 14 kg: nothing if the line is for other patients, who are counted there. */
function printedWordsOf(line: Line): readonly string[] {
  const child = cardPatient({ ageGroup: 'pediatric' }, { weight: kg(14), years: null });
  return partsFit(line.parts, child) === 'no' ? [] : wordsOf(line);
}

test("a child's arrest at one weight is at most three pages: the drugs a table, and no line of the card missing", async ({
  page,
}) => {
  const protocol = edition.protocols[ID];
  await openSignedIn(page, `/protocols?id=${ID}`);
  await weightField(page).fill('14');
  await expect(patientBar(page)).toContainText('Child');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Medications & Dosing' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Drug',
    'Dose',
    'Volume',
    'Strength',
    'Route',
    'When',
    'Kit',
  ]);
  // What the acts say arrives after the card.
  await expect(table.getByText('Stop at:').first()).toBeVisible();
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(3);

  const epinephrine = table.getByRole('row').filter({ hasText: 'IV/IO, push' }).first();
  await expect(epinephrine.getByRole('cell')).toHaveText([
    /0\.14 mg.*0\.01 mg\/kg, max 1 mg/,
    /^1\.4 mL/,
    /0\.1 mg\/mL/,
    'IV/IO, push',
    /every 3-5 min/i,
    'Kit 1',
  ]);
  await expect(table.getByText('Dilute first').first()).toBeVisible();
  await expect(table.getByText('HIGH DOSE: 1.4 mg')).toBeVisible();
  await expect(amount(first(page, 'EPINEPHrine 1:10,000'), '1.4 mL')).toBeVisible();
  const printed = ((await page.getByRole('article').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const lines = [
    ...(protocol?.first60Seconds ?? []),
    ...(protocol?.blsCore ?? []),
    ...(protocol?.alsSteps ?? []),
    ...(protocol?.transportPriorities ?? []),
    ...(protocol?.dosDonts.dos ?? []),
    ...(protocol?.dosDonts.donts ?? []),
    ...(protocol?.olmdCriteria ?? []),
    ...(protocol?.notes ?? []),
    ...(protocol?.specialConsiderations ?? []),
    ...(protocol?.guidelineNotes ?? []),
  ].flatMap(printedWordsOf);
  const facts = (protocol?.medications ?? []).flatMap((line) => [
    line.indication,
    line.preparation?.recipe ?? '',
    ...saidOf(line),
  ]);
  expect([...lines, ...facts].filter((text) => !printed.includes(text))).toEqual([]);
});

test('what is not for the patient is told apart in the table on paper, none of it left out', async ({ page }) => {
  const id = 'soft-tissue-orthopedic';
  await openSignedIn(page, `/protocols?id=${id}`);
  await weightField(page).fill('20');
  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('table', { name: 'Medications & Dosing' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Not the dose for 20 kg' })).toHaveCount(3);
  await expect(rows.filter({ hasText: 'to 10 kg' }).first()).toContainText('7.5 mg/kg');
});

test('the medications print what is open, with every row of it, and nothing that is closed', async ({ page }) => {
  await openSignedIn(page, '/medications?tab=all&search=epinephrine');
  const open = page.getByRole('article').filter({ hasText: '1:1,000 = 1 mg/mL' }).first();
  await open.getByRole('button', { name: /Details/ }).click();
  await expect(open.getByRole('link', { name: /^Dose Calculator/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  const drug = edition.formulary['epinephrine-1-1000'];
  const rows = drug?.dosing.flatMap((row) => [row.indication, row.route, row.maxTotal ?? '', row.remarks ?? '']) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  // The rows are built when the page is printed, shortly after the browser announces it.
  await expect
    .poll(async () => {
      const printed = ((await open.textContent()) ?? '').replaceAll(/\s+/g, ' ');
      return rows.filter((text) => !printed.includes(text));
    })
    .toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await followLink(page, '/medications?tab=locations');
  await page.getByRole('button', { name: /^Kit 1 Medications Bag/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Kit 2 Medications Bag')).toBeHidden();
});
