import type { Page } from '@playwright/test';
import { edition } from '../../packages/content/src/index.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { changed, editionOf, isShown, published, UNSIGNED } from '../fixtures/published-edition.ts';
import { SignedContent } from '../fixtures/signed-content.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

test('the first edition that one tab installs is shown by a tab that knew of no content governance', async ({
  page,
  context,
}) => {
  await context.route('**/api/content/state', (route) => route.fulfill({ json: { statement: null } }));
  await signInMedic(page);
  const state = page.waitForResponse('**/api/content/state');
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await state;
  await context.unroute('**/api/content/state');
  const content = new SignedContent();
  await content.publish(changed('Two'));
  await content.serve(context);
  const other = await context.newPage();
  await other.goto('/');
  await isShown(other, 1);
  await isShown(page, 1);
});

test('a part with another byte or more bytes than its seal says installs nothing, and the storage screen says why', async ({
  page,
}) => {
  const content = await published(page);
  content.tamper = (address, answer) => (address.includes('/parts/') ? answer.replace('Two', 'Tvo') : undefined);
  await page.goto('/storage');
  await expect(page.getByText('A part of the new edition is not what was signed. It was not taken.')).toBeVisible();
  content.tamper = (address, answer) => (address.includes('/parts/') ? answer + ' '.repeat(50_000) : undefined);
  await page.goto('/storage');
  await expect(page.getByText('The new edition did not come whole. It is tried again.')).toBeVisible();
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
});

test('an older edition, an expired one, and one with the clock set back are not installed', async ({ page }) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  // A replay of the statement that was current an hour ago. Two servers' clocks may differ by minutes.
  const old = content.statement({ at: Date.now() - 3_600_000 });
  const answer = content.answer.bind(content);
  content.answer = (address) => (address.endsWith('/state') ? JSON.stringify({ statement: old }) : answer(address));
  await page.goto('/storage');
  await expect(page.getByText('The server offers less than this device has seen.')).toBeVisible();

  content.answer = answer;
  await content.publish(changed('Three'), { effectivePeriod: { start: '2020-01-01', end: '2025-12-31' } });
  await page.clock.setSystemTime(new Date('2025-06-01'));
  await page.goto('/storage');
  await expect(page.getByText("The server's edition has expired. It was not taken.")).toBeVisible();
  await page.goto('/');
  await isShown(page, 1);
});

test('an edition that expires stays, with a red line on Home, cards, calculator and paper', async ({ page }) => {
  const content = new SignedContent();
  await content.publish(changed('Two'), { effectivePeriod: { start: '2020-01-01', end: '2030-12-31' } });
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  await page.clock.setFixedTime(new Date('2031-01-02'));
  const line = 'This edition expired on December 31, 2030. Ask your medical director.';
  // The server confirms the device's account again, so the 30-day limit does not apply here.
  for (const address of ['/', '/protocols?id=stroke', '/calculator', '/medications']) {
    await page.goto(address);
    await expect(page.getByText(line).first()).toBeVisible();
    await expect(page.getByText(/Checked \d+ hours ago\./).first()).toBeVisible();
  }
});

test('when the browser has deleted the marker, the edition is found; when the database, the built-in one stands in, is named, and the signed one comes back', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.route('**/api/content/**', (route) => route.abort());
  await page.evaluate(() => localStorage.removeItem('first60.edition'));
  for (let start = 0; start < 2; start += 1) {
    await page.reload();
    await isShown(page, 1);
  }
  await page.unrouteAll();

  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('first60-editions').onsuccess = done;
      }),
  );
  const held = Promise.withResolvers<void>();
  content.gate = held.promise;
  await page.reload();
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await expect(page.getByText('The signed edition is missing or damaged on this device.').first()).toBeVisible();
  held.resolve();
  await isShown(page, 1);
  await expect(page.getByText('The signed edition is missing or damaged on this device.')).toHaveCount(0);
});

/** Changes a stored part of the signed edition, as a failing disk would. */
const spoil = (page: Page, content: SignedContent, path: string): Promise<void> =>
  page.evaluate(
    (digest) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('first60-editions');
        opening.onsuccess = () => {
          const parts = opening.result.transaction('parts', 'readwrite').objectStore('parts');
          const reading = parts.get(digest);
          reading.onsuccess = () => {
            if (typeof reading.result !== 'string') fail(new Error('There is no such part.'));
            parts.put(String(reading.result).replace('e', 'a'), digest).onsuccess = () => {
              opening.result.close();
              done();
            };
          };
        };
      }),
    content.published.at(-1)?.manifest.parts[path]?.[0] ?? '',
  );

for (const path of ['card/stroke', 'drug/aspirin', 'table/hospitals', 'contents']) {
  test(`a signed edition whose part ${path} was damaged gives way to the built-in one on every screen, in red`, async ({
    page,
  }) => {
    const content = await published(page);
    await page.goto('/');
    await isShown(page, 1);
    await page.route('**/api/content/**', (route) => route.abort());
    await page.goto('/protocols?id=stroke');
    await expect(page.getByRole('heading', { level: 3, name: 'Stroke Two' })).toBeVisible();
    await spoil(page, content, path);
    for (const address of ['/protocols?id=stroke', '/hospitals', '/protocols?id=stroke']) {
      await page.goto(address);
      await expect(page.getByText('The signed edition is missing or damaged on this device.').first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 3, name: 'Stroke', exact: true })).toBeVisible();
  });
}

test('drawings of a card that says something else are not shown', async ({ page }) => {
  const { 'chest-pain-acs': chest } = edition.protocols;
  if (chest === undefined) throw new Error('The base has no such card.');
  const content = new SignedContent();
  await content.publish({
    ...edition,
    protocols: { ...edition.protocols, 'chest-pain-acs': { ...chest, title: 'Chest Pain Two' } },
  });
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/');
  await isShown(page, 1);
  for (const [id, isHidden] of [
    ['chest-pain-acs', true],
    ['adult-cardiac-arrest', false],
  ] as const) {
    expect(edition.protocols[id]?.algorithmPdfPath).toBeDefined();
    await page.goto(`/protocols?id=${id}`);
    await page
      .getByRole('button', { name: /Algorithm/ })
      .first()
      .click();
    await expect(page.getByText('The drawing is of another edition, so it is not shown.')).toHaveCount(
      isHidden ? 1 : 0,
    );
    await expect(page.getByRole('link', { name: /PDF|View/ })).toHaveCount(isHidden ? 0 : 1);
  }
});
