import { edition } from '@first60/content';
import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(404), UNREACHABLE] } });

/** Whether the browser says that it can show a PDF inside a page. Many phones cannot. */
const showsPdfs = (page: Page, can: boolean) =>
  page.addInitScript((answer) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => answer }), can);

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
