import { edition } from '@first60/content';
import type { Locator, Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(404), UNREACHABLE] } });

const CARD = 'chest-pain-acs';
const ECG_PDF = 'ECG Lead Placement & STEMI/OMI Patterns (PDF)';

/** Sets whether the browser claims that it can show a PDF inside a page. Many phones cannot. */
const showsPdfs = (page: Page, can: boolean) =>
  page.addInitScript((answer) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => answer }), can);

const section = (page: Page, name: string): Locator =>
  page.getByRole('article').getByRole('heading', { level: 4, name }).getByRole('button');

async function openSections(page: Page): Promise<void> {
  for (const name of ['AHA 2020 Algorithm', 'ECG Lead Placement & STEMI/OMI Patterns']) {
    const button = section(page, name);
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
}

for (const id of ['airway-obstruction', 'newborn-resuscitation']) {
  const { title = '', steps = [] } = edition.algorithms[id] ?? {};

  test(`${id}: drawn and in words under "Algorithm", without the badge of an AHA algorithm`, async ({ page }) => {
    await showsPdfs(page, false);
    await signInMedic(page);
    await page.goto(`/protocols?id=${id}`);
    const card = page.getByRole('article');
    const algorithmSection = card
      .getByRole('heading', { level: 4, name: 'Algorithm', exact: true })
      .getByRole('button');
    if ((await algorithmSection.getAttribute('aria-expanded')) === 'false') await algorithmSection.click();
    await expect(card.getByText('AHA Algorithm', { exact: true })).toHaveCount(0);
    await card.getByRole('button', { name: 'Show Algorithm' }).click();
    const drawing = card.getByRole('region', { name: `Algorithm of ${title}` });
    await expect(drawing.getByText(`${steps.length}`, { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Algorithm as text' }).click();
    const words = card
      .getByRole('list')
      .filter({ hasText: steps[1]?.lines[0].text ?? '' })
      .first();
    await expect(words.getByRole('listitem')).toHaveCount(steps.length);
  });
}

test('where the browser shows PDFs in a page, the algorithm stands in a frame that is shown and hidden', async ({
  page,
}) => {
  await showsPdfs(page, true);
  await signInMedic(page);
  await page.goto(`/protocols?id=${CARD}`);
  await openSections(page);
  await page.getByRole('button', { name: 'Show Algorithm' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^\/algorithms\/chest-pain-acs\.pdf#/);
  await expect(frame).toHaveAttribute('title', 'Algorithm of Chest Pain / ACS');
  await page.reload();
  await expect(frame).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide Algorithm' }).click();
  await expect(frame).toHaveCount(0);
});

test('a sheet whose drawing cannot be loaded says so and still offers the PDF', async ({ page }) => {
  await signInMedic(page);
  await page.route('**/images/*.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/protocols?id=${CARD}`);
  await openSections(page);
  await expect(page.getByText('The drawing could not be loaded. Open the PDF instead.')).toHaveCount(
    edition.illustrations.length,
  );
  for (const { title } of edition.illustrations) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: ECG_PDF })).toBeVisible();
});
