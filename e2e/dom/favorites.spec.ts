import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { names, open } from '../pages/favorites.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(500), UNREACHABLE] } });

const FIVE = ['aspirin', 'albuterol', 'morphine', 'naloxone', 'epinephrine-1-10000'];
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('without favourites: "No Favorite Medications Yet", Browse Medications to / and View by Kit to /kits', async ({
  page,
}) => {
  await open(page, []);
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Medications' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'View by Kit' }).click();
  await expect(page).toHaveURL(/\/medications\?tab=locations$/);
});

test('the star adds and removes, with the exact words and the name, and waits for the answer', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/medications?search=ketamine');
  const star = page.getByRole('button', { name: 'Favorite: ketamine' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  // The list has arrived. A later request for it would be held back as well.
  await expect(star).toBeEnabled();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/favorites', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeDisabled();
  answer.resolve();
  await expect(page.getByText('Added to favorites').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('ketamine')).toBeVisible();
  await expect(star).toBeEnabled();
  await page.goto('/favorites');
  await expect(names(page)).toHaveText(['ketamine']);
  await page.getByRole('button', { name: 'Remove from favorites: ketamine' }).click();
  await expect(page.getByText('Removed from favorites').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('ketamine')).toBeVisible();
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  expect(await (await page.request.get('/api/favorites')).json()).toEqual([]);
});

test('a refused star falls back and says so; the server dead, it changes at once and is sent later', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/medications?search=ketamine');
  const star = page.getByRole('button', { name: 'Favorite: ketamine' });
  await page.route('**/api/favorites', (route) => route.fulfill({ status: 500, body: 'no' }));
  await star.click();
  await expect(page.getByText('ketamine was not added').first()).toBeVisible();
  await expect(page.getByText('The server could not do it. Please try again.').first()).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/favorites');
  await server.kill();
  await star.click();
  await expect(page.getByText('Added to favorites').first()).toBeVisible();
  await expect(page.getByText('ketamine. It is sent as soon as there is a connection.').first()).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('search, the six types and Clear Filters', async ({ page }) => {
  await open(page, FIVE);
  await expect(page.getByText('Showing 5 of 5 favorites')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search favorites' });
  for (const [typed, found] of [
    ['MORPH', ['morphine sulfate']],
    ['narcan', ['naloxone']],
    ['opioid overdose', ['naloxone']],
  ] as const) {
    await box.fill(typed);
    await expect(names(page)).toHaveText([...found]);
  }
  await box.fill('');
  for (const [type, found] of [
    ['Kit 2', ['albuterol (salbutamol)']],
    ['Respiratory', ['albuterol (salbutamol)']],
    ['Emergency', ['EPINEPHrine 1:10,000']],
    ['Cardiac', ['aspirin', 'EPINEPHrine 1:10,000']],
    ['Kit 1', ['aspirin', 'EPINEPHrine 1:10,000', 'naloxone']],
  ] as const) {
    await page.getByRole('button', { name: type, exact: true }).click();
    await expect(names(page)).toHaveText([...found]);
  }
  await box.fill('morphine');
  await expect(page.getByText('No medications found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(names(page)).toHaveCount(5);
  await expect(box).toHaveValue('');
  await expect(page.getByRole('button', { name: 'All Types' })).toHaveAttribute('aria-pressed', 'true');
});

test('sorted by name, kit, type and by how often details and calculator were opened here', async ({ page }) => {
  await open(page, FIVE);
  const sort = page.getByLabel('Sort by');
  const first = names(page).first();
  await expect(first).toHaveText('albuterol (salbutamol)');
  await sort.selectOption('Kit');
  await expect(first).toHaveText('aspirin');
  await sort.selectOption('Type');
  await expect(names(page)).toHaveText([
    'aspirin',
    'albuterol (salbutamol)',
    'morphine sulfate',
    'naloxone',
    'EPINEPHrine 1:10,000',
  ]);
  await expect(card(page, 'naloxone').getByText('Not opened on this device yet')).toBeVisible();
  await card(page, 'naloxone').getByRole('link', { name: 'Details: naloxone' }).click();
  await page.getByRole('button', { name: /^naloxone.*Details/ }).click();
  await page.goto('/favorites?sort=uses');
  await expect(first).toHaveText('naloxone');
  await expect(card(page, 'naloxone').getByText('Opened once on this device')).toBeVisible();
  for (let time = 0; time < 2; time++) {
    await card(page, 'morphine sulfate').getByRole('link', { name: 'Calculate Dose: morphine sulfate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comprehensive' })).toBeVisible();
    await page.goBack();
  }
  await expect(first).toHaveText('morphine sulfate');
  await expect(card(page, 'morphine sulfate').getByText('Opened 2 times on this device')).toBeVisible();
});

test('Share copies the list where there is no share sheet, and opens the sheet where there is one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await open(page, ['aspirin', 'naloxone']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(1)).toEqual(['aspirin: Kit 1 Medications Bag', 'naloxone: Kit 1 Medications Bag']);
  await page.evaluate(() => {
    const share = async (data: ShareData) => {
      document.title = data.text ?? '';
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/aspirin: Kit 1 Medications Bag/);
});

test('Clear All asks first, then sends one DELETE per favourite, each after the other was answered', async ({
  page,
}) => {
  await open(page, ['aspirin', 'naloxone', 'morphine']);
  const events: string[] = [];
  const idOf = (url: string) => new URL(url).pathname.split('/').at(-1);
  page.on('request', (request) => {
    if (request.method() === 'DELETE') events.push(`asked ${idOf(request.url())}`);
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'DELETE') events.push(`answered ${idOf(request.url())}`);
  });
  await page.getByRole('button', { name: 'Clear All' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all 3 favorites?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(names(page)).toHaveCount(3);
  expect(events).toEqual([]);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await question.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('All favorites cleared').first()).toBeVisible();
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  expect(events).toEqual(['aspirin', 'naloxone', 'morphine'].flatMap((id) => [`asked ${id}`, `answered ${id}`]));
});

test('Export downloads paramedic-favorites.csv with the six columns', async ({ page }) => {
  await open(page, ['epinephrine-1-10000']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('paramedic-favorites.csv');
  await expect(page.getByText('Favorites exported').first()).toBeVisible();
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFName,Brand Names,Classification,Kit,Indications,Preparation');
  expect(row).toMatch(/^"epinephrine 1:10,000",.*,Kit 1 Medications Bag,/i);
});

test('favorite protocols stand above the medications and are taken off there; the medications have their own words', async ({
  page,
}) => {
  await signInMedic(page);
  for (const title of ['Stroke', 'Sepsis']) {
    await page.goto(`/protocols?id=${title.toLowerCase()}`);
    await page.getByRole('button', { name: `Favorite protocol: ${title}` }).click();
  }
  await page.goto('/favorites');
  const protocols = page.getByRole('region', { name: 'Favorite protocols' });
  await expect(protocols.getByRole('link')).toHaveText(['Stroke', 'Sepsis']);
  await expect(protocols).toContainText('They stay on this device.');
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  await protocols.getByRole('button', { name: 'Remove from favorites: Stroke' }).click();
  await expect(protocols.getByRole('link')).toHaveText(['Sepsis']);
  await expect(protocols.getByRole('heading')).toBeFocused();
  await protocols.getByRole('button', { name: 'Remove from favorites: Sepsis' }).click();
  await expect(protocols).toHaveCount(0);
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
