import { edition } from '@first60/content';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(404), UNREACHABLE] } });

const CARD = 'chest-pain-acs';
const protocol = edition.protocols[CARD];
const ECG_PDF = 'ECG Lead Placement & STEMI/OMI Patterns (PDF)';
const algorithm = edition.algorithms[CARD];

/** Sets whether the browser claims that it can show a PDF inside a page. Many phones cannot. */
const showsPdfs = (page: Page, can: boolean) =>
  page.addInitScript((answer) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => answer }), can);

/** The first bytes of a file on this site, fetched by the page itself, from the network or from the device. */
const startOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => (await (await fetch(address)).text()).slice(0, 5), path);

const section = (page: Page, name: string): Locator =>
  page.getByRole('article').getByRole('heading', { level: 4, name }).getByRole('button');

async function openSections(page: Page): Promise<void> {
  for (const name of ['AHA 2020 Algorithm', 'ECG Lead Placement & STEMI/OMI Patterns']) {
    const button = section(page, name);
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
}

async function walkAlgorithm(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await expect(card.getByText('AHA Algorithm', { exact: true })).toBeVisible();
  for (const { text } of protocol?.ahaReference?.keyPoints ?? []) await expect(card.getByText(text)).toBeVisible();

  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'View Full Algorithm' }).click();
  await (await opened).close();
  expect(await startOf(page, protocol?.algorithmPdfPath ?? '')).toBe('%PDF-');

  await card.getByRole('button', { name: 'Show Algorithm' }).click();
  const drawing = card.getByRole('region', { name: 'Algorithm of Chest Pain / ACS' });
  for (const { lines } of algorithm?.steps ?? []) {
    const [firstWords = ''] = lines[0].text.split(/[ :?]/);
    await expect(drawing.getByText(firstWords).first()).toBeVisible();
  }
  await card.getByRole('button', { name: 'Hide Algorithm' }).click();
  await expect(drawing).toHaveCount(0);
}

async function walkEcg(page: Page): Promise<void> {
  const card = page.getByRole('article');
  for (const { title, path, panels } of edition.illustrations) {
    const picture = card.getByRole('img', { name: `Drawings of ${title}` });
    await expect(picture.locator('svg > text').filter({ hasText: panels[0]?.title ?? '' })).toBeVisible();
    await expect(picture.locator(':scope > span > svg')).not.toHaveCount(0);
    const saved = page.waitForEvent('download');
    await card.getByRole('link', { name: `Save picture: ${title}` }).click();
    expect((await saved).suggestedFilename()).toBe(`${path.split('/').at(-1)}.png`);
    expect(await startOf(page, `${path}.png`)).toContain('PNG');
  }
  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: ECG_PDF }).click();
  await (await opened).close();
  const [pdf, ...others] = new Set(edition.illustrations.map((sheet) => sheet.pdf));
  expect(others).toEqual([]);
  await expect(card.getByRole('link', { name: ECG_PDF })).toHaveAttribute('href', pdf ?? '');
  expect(await startOf(page, pdf ?? '')).toBe('%PDF-');
}

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('chest pain: key points, the algorithm as PDF, drawing and words, both ECG sheets and their one PDF; the same with the server dead', async ({
    page,
    server,
  }) => {
    await showsPdfs(page, false);
    await signInMedic(page);
    await page.goto(`/protocols?id=${CARD}`);
    await openSections(page);
    await walkAlgorithm(page);
    await walkEcg(page);

    await test.step('the algorithm in words: every step, and where each answer leads', async () => {
      const card = page.getByRole('article');
      await card.getByRole('button', { name: 'Algorithm as text' }).click();
      const words = card.getByRole('list').filter({ hasText: 'Nitroglycerin safe?' }).first();
      await expect(words.getByRole('listitem')).toHaveCount(algorithm?.steps.length ?? 0);
      await expect(words.getByRole('listitem').filter({ hasText: '12-lead: STEMI?' })).toContainText(
        /Yes.*step 6.*No.*step 9/,
      );
    });

    await waitUntilReadyOffline(page);
    await server.end();
    await page.reload();
    await openSections(page);
    await walkAlgorithm(page);
    await walkEcg(page);
    for (const { algorithmPdfPath } of Object.values(edition.protocols)) {
      if (algorithmPdfPath !== undefined) expect(await startOf(page, algorithmPdfPath), algorithmPdfPath).toBe('%PDF-');
    }
  });
});

test('no line of an ECG drawing leaves its panel, however wide the letters of the device are', async ({ page }) => {
  await page.addInitScript(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('svg text { letter-spacing: 1px }');
    document.adoptedStyleSheets = [wide];
  });
  await signInMedic(page);
  await page.goto(`/protocols?id=${CARD}`);
  await openSections(page);
  const panels = page.getByRole('img', { name: /^Drawings of/ }).locator(':scope > span > svg');
  await expect(panels).not.toHaveCount(0);
  const beyond = await panels.evaluateAll((all) =>
    all.flatMap((panel) =>
      [...panel.querySelectorAll(':scope > text')]
        .filter((line) => line.getBoundingClientRect().right > panel.getBoundingClientRect().right + 2)
        .map((line) => line.textContent),
    ),
  );
  expect(beyond).toEqual([]);
});
