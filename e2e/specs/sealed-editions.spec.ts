import type { Page } from '@playwright/test';
import { edition } from '../../packages/content/src/index.ts';
import type { Edition } from '../../packages/edition/src/index.ts';
import { followLink } from '../fixtures/link.ts';
import { signInOverApi } from '../fixtures/medic.ts';
import { SignedContent } from '../fixtures/signed-content.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

const UNSIGNED = 'Built-in edition. No medical director has signed it.';
const APPROVED =
  'Approved by Dr Huda Alharbi (Medical Director) and Dr Sami Alotaibi (Reviewer). Use until December 31, 2099.';
/** Home's foot names the edition. */
const editionOf = (page: Page) => page.locator('footer');

/** The base with another title for a card and another name for the first group. */
function changed(title: string): Edition {
  const { stroke } = edition.protocols;
  const [first, ...groups] = edition.groups;
  if (stroke === undefined || first === undefined) throw new Error('The base has no such card.');
  return {
    ...edition,
    groups: [{ ...first, title: `${first.title} ${title}` }, ...groups],
    protocols: { ...edition.protocols, stroke: { ...stroke, title: `Stroke ${title}` } },
  };
}

async function published(page: Page, title = 'Two'): Promise<SignedContent> {
  const content = new SignedContent();
  await content.publish(changed(title));
  await content.serve(page.context());
  await signInOverApi(page);
  return content;
}

const isShown = (page: Page, version: number) =>
  expect(editionOf(page).getByText(`Edition ${version}, approved by `)).toBeVisible({ timeout: 20_000 });

test('without content governance the built-in edition is shown, says that nobody has signed it, and no verifier is loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/content/state', (route) => route.fulfill({ json: { statement: null } }));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInOverApi(page);
  const state = page.waitForResponse('**/api/content/state');
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await state;
  await wake(page);
  await expect.poll(() => asked.filter((path) => path === '/api/content/state').length).toBeGreaterThan(1);
  expect(asked.filter((path) => /assets\/(?:seal|shown-edition)/.test(path))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).not.toContain(
    'first60-editions',
  );
});

test('a published edition is installed, shown on Home, told to the server, and there at the next start without the server and without the edition in the build', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await expect(editionOf(page).getByText(APPROVED)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Adult Cardiac Two/ })).toBeVisible();
  await expect.poll(() => content.receipts.length).toBe(1);
  expect(content.receipts[0]).toMatchObject({ items: [{ version: 1 }] });

  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/protocols?id=stroke');
  await expect(page.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await page.goto('/protocols');
  await expect(page.getByRole('heading', { name: /^Stroke Two/ }).first()).toBeAttached();
  expect(asked.filter((path) => /assets\/(?:parts\/|edition-(?!database))/.test(path))).toEqual([]);
  await page.goto('/storage');
  await expect(page.getByText('Version 1 of')).toBeVisible();
  await expect(page.getByText(content.root)).toBeVisible();
});

test('a page that is closed in the middle of installing has what it had, and installs at its next start', async ({
  page,
  context,
}) => {
  const content = await published(page);
  content.gate = new Promise(() => undefined);
  await page.goto('/');
  await expect.poll(() => content.asked.some((address) => address.includes('/parts/'))).toBe(true);
  await page.close();
  content.gate = Promise.resolve();
  const next = await context.newPage();
  await next.goto('/');
  await isShown(next, 1);
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
  // A replay of what was current an hour before. Clocks of two servers may differ by minutes.
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
  await signInOverApi(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  await page.clock.setFixedTime(new Date('2031-01-02'));
  const line = 'This edition expired on December 31, 2030. Ask your medical director.';
  // The account of the device is confirmed by the server again, so it is not the 30 days that end.
  for (const address of ['/', '/protocols?id=stroke', '/calculator', '/medications']) {
    await page.goto(address);
    await expect(page.getByText(line).first()).toBeVisible();
    await expect(page.getByText(/Checked \d+ hours ago\./).first()).toBeVisible();
  }
});

test('no other edition takes the place of the one that is read: not under a dialog, not mid-card, not with a patient', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'asked', role: 'alertdialog' }));
  });
  await content.publish(changed('Three'));
  await wake(page);
  const mark = page.getByRole('link', { name: 'New edition' });
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await isShown(page, 1);
  await page.evaluate(() => document.getElementById('asked')?.remove());
  await isShown(page, 2);

  await page.goto('/protocols?id=stroke');
  const heading = page.getByRole('heading', { name: 'Stroke Three', level: 3 });
  await expect(heading).toBeVisible();
  await content.publish(changed('Four'));
  await wake(page);
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Calculator' }).first().click();
  await expect(mark).toBeHidden();

  await weightField(page).fill('14');
  await content.publish(changed('Five'));
  await wake(page);
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await mark.click();
  await expect(page.getByText('It is shown when no patient is entered.')).toBeVisible();
  await page.getByRole('link', { name: 'First60' }).click();
  await isShown(page, 3);
});

test('a screen that is opened shows the edition that waited from its first frame on', async ({ page }) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await followLink(page, '/protocols?id=stroke');
  await expect(page.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await content.publish(changed('Three'));
  await wake(page);
  await expect(page.getByRole('link', { name: 'New edition' })).toBeVisible({ timeout: 20_000 });
  const shown = await page.evaluate(async () => {
    const texts: boolean[] = [];
    history.pushState(null, '', '/search?q=stroke');
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      texts.push(document.querySelector('main')?.textContent?.includes('Stroke Two') === true);
    }
    return texts.includes(true);
  });
  expect(shown).toBe(false);
  await expect(page.getByText('Stroke Three').first()).toBeVisible();
});

test('a device that can store nothing shows the built-in edition, says why, and hides what is recalled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  const content = new SignedContent();
  await content.publish(changed('Two'));
  // A card that both editions have.
  content.recall({ kind: 'card', id: 'anaphylaxis', line: null }, 'card/anaphylaxis');
  await content.serve(page.context());
  await signInOverApi(page);
  await page.goto('/storage');
  await expect(page.getByText('This device could not store the new edition.')).toBeVisible({ timeout: 20_000 });
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await page.goto('/protocols?id=anaphylaxis');
  await expect(page.getByText(/recalled .* by Dr Huda Alharbi\. Call OLMD\./).first()).toBeVisible({ timeout: 20_000 });
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

test('another tab follows at its next safe moment', async ({ page, context }) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  const other = await context.newPage();
  await other.goto('/protocols?id=stroke');
  await expect(other.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await content.publish(changed('Three'));
  await wake(page);
  await isShown(page, 2);
  await expect(other.getByRole('link', { name: 'New edition' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await other.getByRole('link', { name: 'First60' }).click();
  await isShown(other, 2);
});

test('what is recalled is gone at once, in the middle of a card, from calculator, medications and drawings', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.goto('/protocols?id=anaphylaxis');
  const card = page.locator('#protocol-anaphylaxis');
  await expect(card.getByText('0.5 mg').first()).toBeVisible();
  const drug = edition.protocols.anaphylaxis?.medications[0]?.medication ?? '';
  content.recall({ kind: 'drug', id: drug, line: null }, `drug/${drug}`);
  await wake(page);
  const sentence = new RegExp(
    `Hidden: ${edition.formulary[drug]?.genericName}, recalled \\d+:\\d+ [AP]M by Dr Huda Alharbi\\. Call OLMD\\.`,
  );
  await expect(card.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
  await expect(card.getByText('0.5 mg')).toHaveCount(0);

  // The next start has it from the device.
  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  await page.goto('/calculator');
  await weightField(page).fill('80');
  await expect(page.getByRole('heading', { name: /epinephrine 1:1,000/i })).toHaveCount(0);
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.goto(`/medications?tab=all&search=${encodeURIComponent(edition.formulary[drug]?.genericName ?? '')}`);
  await page
    .getByRole('button', { name: /epinephrine/i })
    .first()
    .click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByRole('article').getByText('0.5 mg')).toHaveCount(0);
});

test('a recall that two people lift gives the row back to the calculator and the dose to the card, without a press', async ({
  page,
  context,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  const reader = await context.newPage();
  await reader.goto('/protocols?id=anaphylaxis');
  await page.goto('/calculator');
  await weightField(page).fill('14');
  const row = page.getByRole('heading', { name: /epinephrine 1:1,000/i });
  const dose = reader.locator('#protocol-anaphylaxis').getByText('0.5 mg');
  await expect(dose.first()).toBeVisible();
  await expect(row.first()).toBeVisible();
  const [rows, doses] = [await row.count(), await dose.count()];

  content.recall({ kind: 'drug', id: 'epinephrine-1-1000', line: null }, 'drug/epinephrine-1-1000');
  for (const tab of [page, reader]) await wake(tab);
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  await expect(dose).toHaveCount(0, { timeout: 20_000 });
  content.lift(1);
  content.lift(1, content.reviewer);
  for (const tab of [page, reader]) await wake(tab);
  await expect(row).toHaveCount(rows, { timeout: 20_000 });
  await expect(dose).toHaveCount(doses, { timeout: 20_000 });
});

test('a recall hides the same part of the built-in edition', async ({ page }) => {
  const content = new SignedContent();
  await content.publish(edition, { minApp: '9.0.0' });
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  await content.serve(page.context());
  await signInOverApi(page);
  await page.goto('/protocols?id=stroke');
  const sentence = page.getByText(/Hidden: Stroke.*, recalled .* by Dr Huda Alharbi\. Call OLMD\./).first();
  await expect(sentence).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(sentence).toBeVisible();
});

test('drawings of a card that says something else are not shown', async ({ page }) => {
  await published(page);
  await page.goto('/');
  await isShown(page, 1);
  for (const [id, isHidden] of [
    ['stroke', true],
    ['adult-cardiac-arrest', false],
  ] as const) {
    if (edition.protocols[id]?.algorithmPdfPath === undefined) continue;
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
