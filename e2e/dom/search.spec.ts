import { edition } from '@first60/content';
import { followLink } from '../fixtures/link.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { ALL_SHOWN, REFERENCE_ENTRIES } from '../fixtures/reference-entries.ts';
import { openHome } from '../pages/home.ts';
import { box, cards, guesses, protocolCard } from '../pages/search.ts';
import { expect, test } from './test.ts';

const CHIPS = [
  'Cardiac arrest',
  'Anaphylaxis',
  'Stroke',
  'Chest pain',
  'Breathing problems',
  'Seizures',
  'Overdose',
  'Trauma',
];

test('/search: eight chips exactly; two first steps and three medications with what is over; marks; blank clears', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/search');
  const chips = page.getByRole('group', { name: 'Common searches' }).getByRole('button');
  await expect(chips).toHaveText(CHIPS);
  await expect(cards(page)).toHaveCount(0);

  await chips.filter({ hasText: 'Anaphylaxis' }).click();
  const first = cards(page).first();
  await expect(first.getByRole('link', { name: 'Anaphylaxis', exact: true })).toBeVisible();
  await expect(first.getByRole('list').nth(0).getByRole('listitem')).toHaveCount(3);
  await expect(first.getByRole('list').nth(0).getByRole('listitem').last()).toHaveText(/^\+\d+ more$/);
  await expect(first.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(4);
  await expect(first.getByRole('list').nth(1).getByRole('listitem').last()).toHaveText(/^\+\d+ more$/);
  await expect(first.locator('h3 mark')).toHaveText('Anaphylaxis');

  await box(page).fill('  HEART  attack ');
  await expect(first.getByRole('link', { name: 'Chest Pain / ACS' })).toBeVisible();
  await expect(first.getByText('Also called: heart attack')).toBeVisible();
  await expect(first.locator('mark')).toHaveText('heart attack');
  await box(page).fill('   ');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator('mark')).toHaveCount(0);

  await box(page).fill('seziure');
  await expect(page.getByText('0 protocols', { exact: true })).toBeVisible();
  await guesses(page)
    .getByRole('link', { name: /^Seizures/ })
    .click();
  await expect(page).toHaveURL(/\/protocols\?id=seizures$/);
  await expect(protocolCard(page, 'Seizures')).toBeVisible();
  await followLink(page, '/search?q=fentanil');
  await expect(guesses(page).getByRole('link', { name: /^fentaNYL/ })).toHaveAttribute(
    'href',
    '/medications?tab=all&search=fentanyl',
  );
  await followLink(page, '/search?q=zzzz');
  await expect(page.getByText('No protocol matches “zzzz”')).toBeVisible();
  await expect(guesses(page)).toHaveCount(0);
});

test('search opens ready to type, keeps its term in the address, and blank text clears the results', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'Search protocols' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.keyboard.type('stroke');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Stroke', exact: true }) });
  const [one, two, ...more] = edition.protocols.stroke?.first60Seconds ?? [];
  await expect(card.getByText(one?.text ?? '')).toBeVisible();
  await expect(card.getByText(two?.text ?? '')).toBeVisible();
  await expect(card.getByText(`+${more.length} more`)).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=stroke$/);
  await page.getByRole('link', { name: 'Stroke', exact: true }).click();
  await expect(page).toHaveURL(/\/protocols\?id=stroke$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=stroke$/);
  await expect(box).toHaveValue('stroke');
  await expect(card).toBeVisible();
  await box.fill('   ');
  await expect(page.getByRole('article')).toHaveCount(0);
  await box.fill('zzzz');
  await expect(page.getByText('No protocol matches “zzzz”')).toBeVisible();
});

test('each of the eight common searches finds a protocol', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/search');
  for (const chip of CHIPS) {
    await page.getByRole('group', { name: 'Common searches' }).getByRole('button', { name: chip }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(chip.toLowerCase());
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('"/" reaches the search box by keyboard, and types itself once there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInMedic(page);
  await page.goto('/search?q=stroke');
  const box = page.getByRole('searchbox', { name: 'Search protocols' });
  await expect(box).toHaveValue('stroke');
  await expect(box).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('stroke');
  await page.keyboard.press('End');
  await page.keyboard.type('/');
  await expect(box).toHaveValue('stroke/');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('/protocols: an exact id at any age, what the age hides with its button, drugs first with their number, the empty echo, guesses', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols');
  await box(page).fill('pediatric-cardiac-arrest');
  await expect(protocolCard(page, 'Pediatric Cardiac Arrest')).toBeVisible();
  await expect(protocolCard(page, 'Pediatric Cardiac Arrest').locator('mark')).toHaveText('Pediatric Cardiac Arrest');

  await box(page).fill('ice to face');
  await page.getByRole('button', { name: 'Adult', exact: true }).click();
  await expect(page.getByText('No protocols found matching your criteria', { exact: true })).toBeVisible();
  for (const echo of ['Category: All Categories', 'Search: “ice to face”', 'Age: Adult']) {
    await expect(page.getByText(echo, { exact: true })).toBeVisible();
  }
  await expect(guesses(page)).toHaveCount(0);
  await expect(page.getByText('1 pediatric protocol matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show pediatric' }).click();
  await expect(protocolCard(page, 'Pediatric Tachyarrhythmia')).toBeVisible();
  await page.getByRole('button', { name: 'Adult', exact: true }).click();

  await box(page).fill('anti');
  const medications = page.getByRole('region', { name: 'Medications', exact: true });
  await expect(medications.getByRole('listitem')).toHaveCount(6);
  await expect(medications.locator('mark').first()).toHaveText(/^anti$/i);
  const all = medications.getByRole('link', { name: /^View all \d+ medication results$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL(/\/medications\?tab=all&search=anti$/);
  await expect(box(page)).toHaveValue('anti');
  await expect(page.getByText(`Showing ${count} of ${REFERENCE_ENTRIES} medications`)).toBeVisible();

  await followLink(page, '/protocols?search=adrenaline');
  const known = page.getByRole('region', { name: 'Medications known by that name' });
  await expect(known.getByRole('link').first()).toHaveText(/^EPINEPHrine 1:10,000/);
  await box(page).fill('traumatc brain injury');
  await expect(page.getByText('No protocols found matching your criteria', { exact: true })).toBeVisible();
  await expect(guesses(page).getByRole('link').first()).toHaveText(/^Traumatic Brain Injury/);
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean Traumatic Brain Injury' })).toBeAttached();
});

test('Home: a synonym searches for its protocol, a misspelling leads to the guess, blank text nowhere', async ({
  page,
}) => {
  await signInMedic(page);
  await page.addInitScript(() => {
    const opened: string[] = [];
    const push = history.pushState.bind(history);
    history.pushState = (state, title, address) => {
      opened.push(String(address));
      push(state, title, address);
    };
    Object.assign(window, { opened });
  });
  await page.goto('/');
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await box(page).fill('  Heart Attack ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/protocols\?search=chest-pain-acs$/);
  const opened = () => page.evaluate(() => (window as unknown as { opened: readonly string[] }).opened);
  expect(await opened(), 'the blank text opened nothing').toEqual(['/protocols?search=chest-pain-acs']);
  await expect(cards(page).first()).toHaveAccessibleName('Chest Pain / ACS');
  await openHome(page);
  await box(page).fill('anafilaxys');
  await page.getByRole('button', { name: 'Search Protocols' }).click();
  await expect(page).toHaveURL(/\/protocols\?search=anafilaxys$/);
  await expect(guesses(page).getByRole('link').first()).toHaveText(/^Anaphylaxis/);
});

test('what no card covers says so and sends to OLMD; its mentions wait behind their count', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/protocols?search=child+with+a+toothache');
  const noCard = page.getByRole('region', {
    name: 'No card for Ear, nose, throat and teeth (“child with a toothache”). Call OLMD.',
  });
  await expect(noCard.getByRole('link', { name: 'Operations & General Care' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No card for Ear, nose, throat and teeth' })).toBeAttached();
  await expect(guesses(page)).toHaveCount(0);

  await followLink(page, '/search?q=catheter');
  await expect(page.getByRole('heading', { name: /^No card for Urine and catheter/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Mentioned on \d+ cards$/ }).click();
  await expect(cards(page).first()).toBeVisible();

  await box(page).fill('purple elephant');
  const unknown = page.getByRole('region', { name: 'No card for “purple elephant”. Call OLMD.' });
  await expect(unknown.getByRole('link')).toHaveCount(9);
  await unknown.getByRole('link', { name: 'Adult Neurologic' }).click();
  await expect(page).toHaveURL(/\/protocols\?category=adult-neurologic$/);
});

test('a word for a child turns the toggle and brings the pediatric card first', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/protocols');
  await box(page).fill('child cardiac arrest');
  await expect(page.getByRole('button', { name: 'Pediatric', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toHaveAccessibleName('Pediatric Cardiac Arrest');
});

test('a drug of the kits is found by its indication, and no count of 0 stands above it', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/protocols?search=croup');
  const inKits = page.getByRole('region', { name: 'In the kits' });
  await expect(inKits.getByRole('link', { name: /dexamethasone/i })).toBeVisible();
  await box(page).fill('a');
  const all = inKits.getByRole('link', { name: /^View all \d+ in the kits$/ });
  await expect(all).toHaveAttribute('href', '/medications?tab=all&search=a');
  await expect(inKits.getByRole('listitem')).toHaveCount(6);
  await followLink(page, '/medications?tab=all&search=agitation');
  await expect(
    cards(page)
      .filter({ hasText: /haloperidol/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Showing 0 of/)).toHaveCount(0);
});

test('/medications: name, brand, class and indication are searched and marked; another name and a misspelling are offered', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/medications?tab=all');
  for (const [term, name, marked] of [
    ['ketam', /^ketamine/, 'ketam'],
    ['KETALAR', /^ketamine/, 'Ketalar'],
    ['dissociative', /^ketamine/, 'Dissociative'],
    ['opioid overdose', /^naloxone/i, 'Opioid overdose'],
  ] as const) {
    await box(page).fill(term);
    const found = cards(page).filter({ has: page.getByRole('button', { name }) });
    await expect(found.locator('mark').first()).toHaveText(new RegExp(`^${marked}$`, 'i'));
  }
  await box(page).fill('salbutamole');
  await expect(page.getByText('No medications found', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expect(cards(page).first()).toContainText('albuterol');
  await box(page).fill('GTN');
  await expect(page.getByRole('heading', { name: 'Known by that name' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await box(page).press('Escape');
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
});
