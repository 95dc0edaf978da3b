import type { Locator, Page } from '@playwright/test';
import { signInOverApi } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const heading = (page: Page, count: number) => page.getByRole('heading', { name: `Protocols (${count})` });
const age = (page: Page, name: 'Adult' | 'Pediatric') => page.getByRole('button', { name, exact: true });
const categories = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });
const section = (on: Locator, title: string | RegExp): Locator => on.getByRole('button', { name: title });

test('the list: category, search and id in the address, the age toggle, the eight category buttons', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/protocols');
  const box = page.getByRole('searchbox', { name: 'Search protocols and medications' });

  await test.step('adult is the default; a card shows when its age group matches, is both or is absent', async () => {
    await expect(age(page, 'Adult')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article', { name: 'Pediatric Cardiac Arrest' })).toHaveCount(0);
    await expect(card(page, 'Adult Cardiac Arrest')).toBeVisible();
    await age(page, 'Pediatric').click();
    await expect(card(page, 'Pediatric Cardiac Arrest')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Adult Cardiac Arrest' })).toHaveCount(0);
    await age(page, 'Adult').click();
    await expect(page.getByRole('link', { name: 'Medications Dose Calculator' })).toHaveAttribute(
      'href',
      '/calculator',
    );
  });

  await test.step('a category button filters to its group, and says what the age hides', async () => {
    await expect(categories(page)).toHaveText([
      'All Categories',
      'Adult Cardiac',
      'Adult Medical',
      'Allergy/Immunology',
      'Trauma & Environmental',
      'Adult Neurologic',
      'Procedures & Access',
      'Operations & General Care',
    ]);
    await categories(page).nth(1).click();
    await expect(page).toHaveURL(/\/protocols\?category=adult-cardiac$/);
    await expect(heading(page, 6)).toBeVisible();
    await expect(page.getByText('3 pediatric protocols match.')).toBeVisible();
    await page.getByRole('button', { name: 'Show pediatric' }).click();
    await expect(card(page, 'Pediatric Tachyarrhythmia')).toBeVisible();
    await expect(age(page, 'Pediatric')).toHaveAttribute('aria-pressed', 'true');
    await age(page, 'Adult').click();
  });

  await test.step('a search looks in all categories, hides their buttons and shows medications first', async () => {
    await box.fill('epinephrine');
    await expect(categories(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/protocols\?search=epinephrine$/);
    const medications = page.getByRole('region', { name: 'Medications' });
    await expect(medications.getByRole('listitem').first()).toContainText(/1:10?,000/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Medications/, /^Protocols \(\d+\)$/]);
    await box.fill('cardiac');
    await expect(medications.getByRole('listitem')).toHaveCount(6);
    const all = medications.getByRole('link', { name: /^View all \d+ medication results$/ });
    await expect(all).toHaveAttribute('href', '/medications?tab=all&search=cardiac');
    await box.fill('nitrostat');
    await expect(medications.getByRole('listitem')).toHaveText([/nitroglycerin.*Nitrostat.*Kit 1/i]);
    await expect(medications.getByRole('link', { name: 'View 1 medication result' })).toHaveAttribute(
      'href',
      '/medications?tab=all&search=nitrostat',
    );
    await box.fill('epinephrine');
    await expect(medications.getByRole('link', { name: 'View all 4 medication results' })).toBeVisible();
  });

  await test.step('an exact id shows at any age; what is not found echoes category, search and age', async () => {
    await box.fill(' Pediatric-Cardiac-Arrest ');
    await expect(card(page, 'Pediatric Cardiac Arrest')).toBeVisible();
    await expect(age(page, 'Adult')).toHaveAttribute('aria-pressed', 'true');
    await box.fill('qqqqqq');
    const main = page.getByRole('main');
    await expect(main.getByText('No protocols found matching your criteria', { exact: true })).toBeVisible();
    for (const echo of ['Category: All Categories', 'Search: “qqqqqq”', 'Age: Adult']) {
      await expect(main.getByText(echo, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Show all protocols' }).click();
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(/\/protocols$/);
  });

  await test.step('id shows that protocol alone, open, and sets the toggle; an unknown one is echoed', async () => {
    await page.goto('/protocols?id=pediatric-bradyarrhythmia&category=adult-medical&search=stroke');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(section(card(page, 'Pediatric Bradyarrhythmia'), 'First 60 Seconds')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(age(page, 'Pediatric')).toHaveAttribute('aria-pressed', 'true');
    await expect(box).toHaveValue('');
    await page.goto('/protocols?category=adult-medical&search=stroke');
    await expect(box).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Adult Medical' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/protocols?id=no-such-card');
    await expect(page.getByText('No protocols found matching your criteria', { exact: true })).toBeVisible();
    await expect(page.getByText('Protocol: no-such-card')).toBeVisible();
    await page.getByRole('button', { name: 'Show all protocols' }).click();
    await expect(card(page, 'Pediatric Cardiac Arrest')).toHaveCount(1);
  });
});

test('a card: badges, sections in order that open each by itself, numbered steps, doses, algorithm, ECG, related', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/protocols?search=chest-pain-acs');
  const chest = card(page, 'Chest Pain / ACS');
  await expect(chest).toContainText(/CRITICAL.*Adult Cardiac.*Adult.*AHA Algorithm/);
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

  await test.step('ECG sheets as pictures and as a PDF', async () => {
    await section(chest, /^ECG Lead Placement/).click();
    await expect(chest.getByRole('img', { name: /^Drawings of ECG Lead Placement: 12-lead/ })).toBeVisible();
    await expect(chest.getByRole('img', { name: /^Drawings of STEMI and OMI Patterns: How to read/ })).toBeVisible();
    await expect(chest.getByRole('link', { name: 'Open the ECG sheets (PDF)' })).toHaveAttribute('target', '_blank');
  });

  await test.step("notes, transport, do's and don'ts, and the way to a related protocol", async () => {
    for (const title of ['Clinical Notes & Considerations', 'Transport & Destination', "Do's & Don'ts"]) {
      await section(chest, title).click();
    }
    await expect(chest.getByText('STEMI: PCI center, door-to-balloon under 90 min.')).toBeVisible();
    await expect(chest.getByRole('heading', { level: 5, name: 'Do', exact: true })).toBeVisible();
    await expect(chest.getByRole('heading', { level: 5, name: "Don't", exact: true })).toBeVisible();
    await section(chest, 'Related Protocols').last().click();
    await chest.getByRole('link', { name: 'Pulmonary Edema / CHF' }).click();
    await expect(page).toHaveURL(/\/protocols\?id=pulmonary-edema-chf$/);
  });
});

test('stroke and Glasgow tools: no result before the last answer, then score, colour and advice; reset and save', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/protocols?id=stroke');
  const stroke = card(page, 'Stroke');
  await section(stroke, 'Stroke Assessment Tools').click();
  await section(stroke, 'Glasgow Coma Scale Assessment').click();
  const tool = (title: string) =>
    stroke
      .locator('div.flex-col')
      .filter({ has: page.getByRole('heading', { level: 5, name: title, exact: true }) })
      .last();
  const answer = async (on: Locator, item: string, option: string | RegExp) =>
    on.getByRole('group', { name: item, exact: true }).getByText(option).first().click();

  await test.step('Cincinnati: 0 is negative, one sign positive', async () => {
    const cincinnati = tool('Cincinnati Stroke Scale');
    await answer(cincinnati, 'Facial droop', 'Both sides move equally');
    await answer(cincinnati, 'Arm drift', 'Both move the same, or neither moves');
    await expect(cincinnati.getByRole('status')).toHaveText('Answered 2 of 3');
    await expect(cincinnati.getByRole('button', { name: 'Save Assessment' })).toBeDisabled();
    await answer(cincinnati, 'Speech', 'Right words, no slurring');
    await expect(cincinnati.getByRole('status')).toHaveText(/0\/3.*Negative.*Low probability of stroke\./);
    await answer(cincinnati, 'Speech', 'Slurred, wrong words, or cannot speak');
    await expect(cincinnati.getByRole('status')).toHaveText(
      /1\/3.*Positive.*High probability of stroke\. Start the stroke protocol immediately\./,
    );
    await cincinnati.getByRole('button', { name: 'Save Assessment' }).click();
    await expect(page.getByText('Assessment saved').first()).toBeVisible();
    await cincinnati.getByRole('button', { name: 'Reset Assessment' }).click();
    await expect(cincinnati.getByRole('status')).toHaveText('Answered 0 of 3');
  });

  await test.step('FAST-ED out of 10: none, mild, moderate, severe', async () => {
    const fastEd = tool('FAST-ED');
    for (const [item, option] of [
      ['Face', 'Normal or minor weakness'],
      ['Arm weakness', 'No drift'],
      ['Speech output', 'Content normal, names 2-3'],
      ['Speech comprehension', 'Shows two fingers'],
      ['Eye deviation', 'Absent, eyes move to both sides'],
      ['Denial or neglect', 'Absent'],
    ] as const) {
      await expect(fastEd.getByRole('status')).toHaveText(/^Answered \d of 6$/);
      await answer(fastEd, item, option);
    }
    await expect(fastEd.getByRole('status')).toHaveText(/0\/10.*None/);
    await answer(fastEd, 'Arm weakness', 'No effort against gravity, or no movement');
    await expect(fastEd.getByRole('status')).toHaveText(/2\/10.*Mild/);
    await answer(fastEd, 'Eye deviation', 'Forced, does not cross the midline');
    await expect(fastEd.getByRole('status')).toHaveText(/4\/10.*Moderate/);
    await answer(fastEd, 'Denial or neglect', 'Does not know the own hand, or attends to one side only');
    await answer(fastEd, 'Face', 'Partial or complete paralysis');
    await expect(fastEd.getByRole('status')).toHaveText(
      /7\/10.*Severe.*Large vessel occlusion suspected, thrombectomy candidate\./,
    );
  });

  await test.step('Glasgow: mild, moderate with monitoring, severe with the four immediate actions', async () => {
    const glasgow = tool('Glasgow Coma Scale');
    await answer(glasgow, 'Eye opening', 'Spontaneous');
    await answer(glasgow, 'Verbal response', 'Orientated');
    await answer(glasgow, 'Best motor response', 'Obeys commands');
    await expect(glasgow.getByRole('status')).toHaveText(/15\/15.*Mild/);
    await answer(glasgow, 'Verbal response', 'Words');
    await answer(glasgow, 'Best motor response', 'Localizing');
    await expect(glasgow.getByRole('status')).toHaveText(/12\/15.*Moderate.*Monitoring/);
    await answer(glasgow, 'Eye opening', 'To pressure');
    await answer(glasgow, 'Best motor response', 'Abnormal flexion');
    await expect(glasgow.getByRole('status')).toHaveText(
      /8\/15.*Severe.*Immediate actions.*advanced airway.*SBP above 90 mmHg.*SpO2 above 90%.*trauma center with neurosurgery/,
    );
  });
});
