import type { Locator, Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn, signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const heading = (page: Page, count: number) => page.getByRole('heading', { name: `Protocols (${count})` });
const age = (page: Page, name: 'Adult' | 'Pediatric' | 'Both') => page.getByRole('button', { name, exact: true });
const categories = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });
const section = (on: Locator, title: string | RegExp): Locator => on.getByRole('button', { name: title });

test('the list: category, search and id in the address, the age toggle, the category buttons', async ({ page }) => {
  await signInMedic(page);
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
      'Respiratory',
      'Obstetrics, Newborn & Infant',
    ]);
    await categories(page).nth(1).click();
    await expect(page).toHaveURL(/\/protocols\?category=adult-cardiac$/);
    await expect(heading(page, 6)).toBeVisible();
    await expect(page.getByText('3 pediatric protocols match.')).toBeVisible();
    await page.getByRole('button', { name: 'Show pediatric' }).click();
    await expect(card(page, 'Pediatric Tachyarrhythmia')).toBeVisible();
    await expect(
      card(page, 'Pediatric Tachyarrhythmia').getByText('Pediatric · in the group Adult Cardiac', { exact: true }),
    ).toBeVisible();
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
    await expect(medications.getByRole('link', { name: /^nitroglycerin/ })).toHaveAttribute(
      'href',
      '/medications?tab=all&search=nitroglycerin',
    );
    await expect(medications.getByRole('link', { name: 'View 1 medication result' })).toHaveAttribute(
      'href',
      '/medications?tab=all&search=nitrostat',
    );
    await box.fill('epinephrine');
    await expect(medications.getByRole('link', { name: 'View all 4 medication results' })).toBeVisible();
  });

  await test.step('an exact id shows at any age; what is not found echoes category, search and age', async () => {
    await box.fill(' Pediatric-Cardiac-Arrest ');
    await expect(age(page, 'Pediatric')).toHaveAttribute('aria-pressed', 'true');
    await age(page, 'Adult').click();
    // The press takes effect only after the typed text has reached the address.
    await expect(page).toHaveURL(/search=.*Pediatric-Cardiac-Arrest/);
    await expect(age(page, 'Adult')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, 'Pediatric Cardiac Arrest')).toBeVisible();
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
    await followLink(page, '/protocols?id=pediatric-bradyarrhythmia&category=adult-medical&search=stroke');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(section(card(page, 'Pediatric Bradyarrhythmia'), 'First 60 Seconds')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(age(page, 'Pediatric')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('/');
    await expect(box).toHaveValue('');
    await followLink(page, '/protocols?category=adult-medical&search=stroke');
    await expect(box).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Adult Medical' })).toHaveAttribute('aria-pressed', 'true');
    await followLink(page, '/protocols?id=no-such-card');
    await expect(page.getByText('No protocols found matching your criteria', { exact: true })).toBeVisible();
    await expect(page.getByText('Protocol: no-such-card')).toBeVisible();
    await page.getByRole('button', { name: 'Show all protocols' }).click();
    await expect(card(page, 'Adult Cardiac Arrest')).toHaveCount(1);
  });

  await test.step('on a wide screen the open cards stand beside the list, the last one on top', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await followLink(page, '/protocols?category=adult-neurologic');
    await age(page, 'Adult').click();
    const row = (title: string) => page.getByRole('main').getByRole('button', { name: title }).first();
    for (const title of ['Stroke', 'Seizures']) await row(title).click();
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([/Seizures/, /Stroke/]);
    const [list, open] = await Promise.all([row('Stroke').boundingBox(), card(page, 'Seizures').boundingBox()]);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(open?.x ?? 0);
  });
});

test('the toggle follows what is opened, and a card of the other age leaves nothing behind on the way over Home', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/');
  const goHome = () => page.getByRole('link', { name: 'Home', exact: true }).click();
  const tile = (name: string) => page.getByRole('region', { name: 'Quick Actions' }).getByText(name, { exact: true });
  const category = (name: string) =>
    page.getByRole('region', { name: 'Protocol Categories' }).getByText(name, { exact: true });
  const expectAge = (name: 'Adult' | 'Pediatric' | 'Both') =>
    expect(age(page, name)).toHaveAttribute('aria-pressed', 'true');

  await tile('Pediatric Cardiac Arrest').click();
  await expectAge('Pediatric');
  for (const [place, name, shown] of [
    [category, 'Adult Medical', 'Adult'],
    [tile, 'Adult Cardiac Arrest', 'Adult'],
    [category, 'Trauma & Environmental', 'Adult'],
    // A card for every age chooses nobody.
    [tile, 'Anaphylaxis', 'Both'],
  ] as const) {
    await goHome();
    await tile('Pediatric Cardiac Arrest').click();
    await goHome();
    await place(name).click();
    await expectAge(shown);
  }

  await test.step('a choice by hand stays: over a reload, a group of every age, and a way back', async () => {
    await age(page, 'Pediatric').click();
    await page.reload();
    await expectAge('Pediatric');
    await goHome();
    await category('Trauma & Environmental').click();
    await expectAge('Pediatric');
    await goHome();
    await category('Adult Cardiac').click();
    await expectAge('Adult');
    await page.getByRole('button', { name: 'Show pediatric' }).click();
    await page.reload();
    await expectAge('Pediatric');
    await page.getByRole('button', { name: 'Adult Neurologic' }).click();
    await expectAge('Adult');
    await page.goBack();
    await expectAge('Pediatric');
  });

  await test.step("from a child's card a related one for every age stays at the child", async () => {
    await followLink(page, '/protocols?id=pediatric-tachyarrhythmia');
    const related = page.getByRole('article').getByRole('link', { name: 'Shock', exact: true });
    await section(page.getByRole('article'), 'Related Protocols').click();
    await related.click();
    await expect(page).toHaveURL(/id=shock$/);
    await expectAge('Pediatric');
  });
});

test("a child's weight and Adult, or the reverse, never stand together unexplained, over a list and over an open card", async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/calculator');
  await weightField(page).fill('12');
  await followLink(page, '/protocols');
  const child = page.getByText("12 kg entered: a child's weight.");
  await expect(child).toBeVisible();
  await page.getByRole('button', { name: 'Show pediatric' }).click();
  await expect(age(page, 'Pediatric')).toHaveAttribute('aria-pressed', 'true');
  await expect(child).toHaveCount(0);
  await age(page, 'Adult').click();
  await expect(child).toBeVisible();

  await followLink(page, '/protocols?id=adult-cardiac-arrest');
  // It is below the row of controls, not hidden behind the end of that row.
  await expect(child).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Show pediatric' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show pediatric' }).click();
  await expect(page).toHaveURL(/id=pediatric-cardiac-arrest$/);
  await expect(child).toHaveCount(0);

  await followLink(page, '/protocols?id=stroke');
  await expect(child).toBeVisible();
  await page.getByRole('button', { name: 'Show pediatric' }).click();
  await expect(page).toHaveURL(/\/protocols$/);
  await expect(card(page, 'Pediatric Cardiac Arrest')).toBeVisible();

  await followLink(page, '/calculator');
  await weightField(page).fill('70');
  await followLink(page, '/protocols?id=pediatric-cardiac-arrest');
  const adult = page.getByText("70 kg entered: an adult's weight.");
  await expect(adult).toBeVisible();
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  await expect(adult).toHaveCount(0);

  await test.step('what is typed on the card itself explains itself there and moves nothing', async () => {
    await followLink(page, '/protocols?id=anaphylaxis');
    await age(page, 'Adult').click();
    const field = weightField(page);
    const before = await field.boundingBox();
    await field.fill('12');
    await expect(page.getByText('The weight or age does not fit the chosen group.')).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  });
});

test("a child's weight on an adult card computes nothing there and leads to the child's card, the weight kept", async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?id=adult-cardiac-arrest');
  const adult = card(page, 'Adult Cardiac Arrest');
  await section(adult, 'Medications & Dosing').click();
  await weightField(page).fill('3');
  const sentence = adult.getByText(
    'A child: nothing is calculated on an adult card. Below 36 kg an adult needs the age.',
  );
  await expect(sentence).toHaveCount(1);
  await followLink(page, '/hospitals');
  await followLink(page, '/protocols?id=adult-cardiac-arrest');
  await expect(sentence.first()).toBeInViewport();
  await adult.getByRole('link', { name: 'Pediatric Cardiac Arrest' }).first().click();
  await expect(weightField(page)).toHaveValue('3');
  await expect(card(page, 'Pediatric Cardiac Arrest')).toContainText('0.03 mg');
});

test('the empty result breaks what was asked for, however long it is, and never widens a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/protocols');
  for (const kind of ['search', 'id', 'category']) {
    await followLink(page, `/protocols?${kind}=${'x'.repeat(300)}`);
    await expect(page.getByText('No protocols found matching your criteria')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(320);
  }
});
