import { edition } from '@first60/content';
import type { Locator, Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });
const section = (on: Locator, title: string | RegExp): Locator => on.getByRole('button', { name: title });

test('a card: badges, sections in order that open each by itself, numbered steps, doses, algorithm, ECG, related', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?category=adult-cardiac');
  const chest = card(page, 'Chest Pain / ACS');
  await expect(chest).toContainText(/CRITICAL.*Adult.*AHA Algorithm.*Adult Cardiac/);
  const opener = chest.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(chest.getByRole('heading', { level: 4 })).toHaveCount(0);
  await opener.click();
  await expect(chest.getByRole('heading', { level: 4 })).toHaveText([
    'First 60 Seconds',
    'BLS Core',
    'ALS Steps',
    'AHA 2020 Algorithm',
    'Medications & Dosing',
    'ECG Lead Placement & STEMI/OMI Patterns',
    'Clinical Notes & Considerations',
    'Transport & Destination',
    "Do's & Don'ts",
    'OLMD Criteria',
    'Related Protocols',
    'Guideline Notes & Sources',
  ]);

  await test.step('sections open independently of each other and of the card', async () => {
    await section(chest, 'BLS Core').click();
    await expect(section(chest, 'First 60 Seconds')).toHaveAttribute('aria-expanded', 'true');
    await expect(section(chest, 'BLS Core')).toHaveAttribute('aria-expanded', 'true');
    await section(chest, 'First 60 Seconds').click();
    await expect(section(chest, 'BLS Core')).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect(chest.getByRole('heading', { level: 4 })).toHaveCount(0);
    await opener.click();
    await expect(section(chest, 'BLS Core')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('lines ending in a colon are headings without a number', async () => {
    await section(chest, 'ALS Steps').click();
    await expect(chest.getByRole('heading', { level: 5, name: 'ECG:' })).toBeVisible();
    await expect(chest.getByRole('listitem').filter({ hasText: 'Read it yourself' })).toHaveText(/^1Read it yourself/);
  });

  await test.step('key points, the PDF in a new window, and the drawing shown and hidden', async () => {
    await section(chest, 'AHA 2020 Algorithm').click();
    await expect(chest.getByText('12-lead. ST elevation: notify the hospital')).toBeVisible();
    const view = chest.getByRole('link', { name: 'View Full Algorithm' });
    await expect(view).toHaveAttribute('href', '/algorithms/chest-pain-acs.pdf');
    await expect(view).toHaveAttribute('target', '_blank');
    expect((await page.request.get('/algorithms/chest-pain-acs.pdf')).headers()['content-type']).toMatch(/pdf/);
    await chest.getByRole('button', { name: 'Show Algorithm' }).click();
    const drawing = chest.getByRole('region', { name: /^Algorithm of Chest Pain/ }).or(chest.locator('iframe'));
    await expect(drawing).toBeVisible();
    await chest.getByRole('button', { name: 'Hide Algorithm' }).click();
    await expect(drawing).toHaveCount(0);
  });

  await test.step('each medication line has its Calculate Dose with the name and the title of the protocol', async () => {
    await section(chest, 'Medications & Dosing').click();
    const aspirin = chest.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'aspirin' }) });
    await expect(aspirin.getByText('324 mg', { exact: true }).first()).toBeVisible();
    await expect(aspirin.getByRole('link', { name: /^Calculate Dose/ })).toHaveAttribute(
      'href',
      '/comprehensive-calculator?medication=aspirin&indication=Chest+Pain+%2F+ACS',
    );
  });

  await test.step('each dose says when it was last reviewed and against what', async () => {
    await expect(
      chest.getByText('Doses of the edition of August 21, 2025. Built-in edition. No medical director has signed it.'),
    ).toBeVisible();
    const doses = edition.protocols['chest-pain-acs']?.medications.length ?? 0;
    const closed = page.locator('#chest-pain-acs-medications h5').getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    const reviewed = chest.getByRole('button', {
      name: /^Last reviewed for the edition of August 21, 2025 against: \w/,
    });
    await expect(reviewed).toHaveCount(doses);
    await reviewed.first().click();
    await expect(chest.getByRole('link', { name: /^Open source: / }).first()).toBeVisible();
  });

  await test.step('ECG sheets as pictures and together as one PDF', async () => {
    await section(chest, /^ECG Lead Placement/).click();
    await expect(chest.getByRole('img', { name: /^Drawings of ECG Lead Placement: 12-lead/ })).toBeVisible();
    await expect(chest.getByRole('img', { name: /^Drawings of STEMI and OMI Patterns: How to read/ })).toBeVisible();
    const pdf = chest.getByRole('link', { name: 'ECG Lead Placement & STEMI/OMI Patterns (PDF)' });
    await expect(pdf).toHaveAttribute('target', '_blank');
    await expect(pdf).toHaveAttribute('href', '/images/ecg-leads-and-patterns.pdf');
  });

  await test.step("notes, transport, do's and don'ts, and the way to a related protocol", async () => {
    for (const title of ['Clinical Notes & Considerations', 'Transport & Destination', "Do's & Don'ts"]) {
      await section(chest, title).click();
    }
    await expect(chest.getByText('STEMI: PCI center, door-to-balloon under 90 min.')).toBeVisible();
    await expect(chest.getByRole('heading', { level: 5, name: 'Do', exact: true })).toBeVisible();
    await expect(chest.getByRole('heading', { level: 5, name: "Don't", exact: true })).toBeVisible();
    await section(chest, 'Related Protocols').last().click();
    await chest.getByRole('link', { name: 'Pulmonary Edema / CHF' }).last().click();
    await expect(page).toHaveURL(/\/protocols\?id=pulmonary-edema-chf$/);
  });
});
