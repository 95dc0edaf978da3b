import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { REFUSED, WITH_WORKER } from '../fixtures/test.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: ReadonlyArray<{ readonly name: string; readonly url: string; readonly icons: readonly Icon[] }>;
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

test('a printed card is black on white from every theme: all sections, date, edition and "Verify before use", no navigation', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?id=anaphylaxis');
  for (const theme of ['dark', 'night', 'sun', 'light']) {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate((name) => localStorage.setItem('first60.theme', name), theme);
    await page.reload();
    await expect(card(page, 'Anaphylaxis').getByText('First 60 Seconds').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = card(page, 'Anaphylaxis');
    await expect(page.getByText('content edition 2025-08-21').first()).toBeVisible();
    await expect(page.getByText('Verify before use: reference only.')).toBeVisible();
    await expect(page.getByText(/^Printed /)).toBeVisible();
    for (const section of ['BLS Core', 'Medications & Dosing', 'Transport & Destination', "Do's & Don'ts"]) {
      await expect(sheet.getByRole('heading', { name: section })).toBeVisible();
    }
    await expect(sheet.getByText('0.5 mg', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link')).toHaveCount(0);
    const unprintable = await sheet.evaluate((article) =>
      [...article.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(unprintable, theme).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test('Print this card opens the print dialog for that card alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.paper = [...document.querySelectorAll<HTMLElement>('[data-printed]')]
        .map(({ id }) => id)
        .join();
    };
  });
  await signInMedic(page);
  await page.goto('/protocols?category=adult-neurologic');
  await page.getByRole('button', { name: 'Seizures' }).click();
  await page.getByRole('button', { name: 'Stroke' }).click();
  await card(page, 'Stroke').getByRole('button', { name: 'Print this card' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-paper', 'protocol-stroke');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'Stroke')).toBeVisible();
  await expect(card(page, 'Seizures')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(card(page, 'Seizures')).toBeVisible();
});

test('a chip opens its section below the sticky title; the header makes room and comes back with the first move up', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?id=stroke');
  const header = page.getByRole('banner');
  const sheet = card(page, 'Stroke');
  const chips = sheet.getByRole('navigation');
  const transport = sheet.getByRole('button', { name: 'Transport & Destination' });
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await chips.getByRole('button', { name: 'Sources', exact: true }).press('Enter');
    await expect(sheet.getByRole('button', { name: 'Guideline Notes & Sources' })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await chips.getByRole('button', { name: 'Transport', exact: true }).press('Enter');
    await expect(transport).toBeFocused();
    const wide = width >= 1024;
    const tall = height >= 480;
    const above = tall ? await bottomOf(sheet.locator('[data-card-head]')) : wide ? await bottomOf(header) : 0;
    const gap = (await topOf(transport)) - above;
    expect(gap, `${width} px: hidden or far below what sticks`).toBeGreaterThanOrEqual(0);
    expect(gap, `${width} px: hidden or far below what sticks`).toBeLessThan(32);
    if (tall) await expect(sheet.getByRole('heading', { name: 'Stroke', exact: true })).toBeInViewport();
    if (wide) continue;
    await expect.poll(() => bottomOf(header)).toBeLessThanOrEqual(1);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -40);
    await expect.poll(() => topOf(header)).toBe(0);
  }
});

test('on a desk First 60 Seconds stays in sight beside the longer sections', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInMedic(page);
  await page.goto('/protocols?id=adult-cardiac-arrest');
  const sheet = card(page, 'Adult Cardiac Arrest');
  await sheet.getByRole('button', { name: 'BLS Core' }).click();
  await sheet.getByRole('button', { name: 'ALS Steps' }).click();
  const folded = sheet
    .locator('#adult-cardiac-arrest-als')
    .getByRole('heading', { level: 5 })
    .getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  const lines = sheet.locator('#adult-cardiac-arrest-first60').getByRole('listitem');
  await sheet.locator('#adult-cardiac-arrest-als').getByRole('listitem').nth(9).scrollIntoViewIfNeeded();
  await page.mouse.move(1000, 600);
  await page.mouse.wheel(0, 400);
  await expect(lines.first()).toBeInViewport();
  expect(await topOf(lines.first()), 'below the head').toBeGreaterThan(
    await bottomOf(sheet.locator('[data-card-head]')),
  );
  await expect(lines.last()).toBeInViewport();
});

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('without a connection the header of a narrow phone still holds all of it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await signInMedic(page);
    await page.goto('/');
    await waitUntilReadyOffline(page);
    await page.context().setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    const account = await page.getByRole('banner').getByRole('link', { name: 'My account' }).boundingBox();
    const shown = await page.evaluate(() => document.documentElement.clientWidth);
    expect((account?.x ?? 0) + (account?.width ?? 0)).toBeLessThanOrEqual(shown);
  });
});

test('a list comes back at the height where it was left, and a new screen starts at its top', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/protocols');
  const row = page.getByRole('button', { name: 'Nerve Agent' });
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await card(page, 'Nerve Agent').getByRole('button', { name: 'Related', exact: true }).press('Enter');
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(height).toBeGreaterThan(500);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const left = await height();
  const related = card(page, 'Nerve Agent').getByRole('link').last();
  await related.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?id=/);
  await expect.poll(height).toBe(0);
  await page.goBack();
  await expect(card(page, 'Nerve Agent')).toBeVisible();
  await expect.poll(height).toBe(left);
  await page.getByRole('link', { name: 'Hospitals' }).first().click();
  await expect(page.getByText('5 hospitals')).toBeVisible();
  await expect.poll(height).toBe(0);
  await page.goBack();
  await expect.poll(height).toBe(left);
  await page.reload();
  await expect.poll(height).toBe(left);
});

test.describe('a toast of something that went wrong', () => {
  test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

  test('is spoken at once and leaves axe nothing to find while it is shown', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const shown = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog', { name: 'Login Failed' });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toHaveCount(1);
    // While it fades in, its letters are fainter than at the end.
    await expect(shown).toHaveCSS('opacity', '1');
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe('a browser in Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('shows English from left to right, every date in Latin digits, and reads a weight in Arabic ones', async ({
    page,
  }) => {
    await openSignedIn(page, '/');
    for (const [address, ready] of [
      ['/', 'Quick Actions'],
      ['/account', /since \S+ \S+, 20/],
      ['/storage', 'Content edition'],
      ['/protocols?id=anaphylaxis', 'First 60 Seconds'],
    ] as const) {
      await followLink(page, address);
      await expect(page.getByText(ready).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
      const words = await page
        .locator('body, [title]')
        .evaluateAll((all) => all.map((each) => `${each.textContent} ${each.getAttribute('title')}`).join(' '));
      expect(words.match(/.{0,20}(?:\p{Script=Arabic}|(?![0-9])\p{Nd})/gu) ?? [], address).toEqual([]);
    }
    await followLink(page, '/calculator');
    await page.getByLabel('Weight (kg)').fill('١٢٫٥');
    await expect(page.getByText('Pediatric, by weight 12.5 kg').first()).toBeVisible();
    await expect(page.getByText('0.125 mg').first()).toBeVisible();
  });
});

test('the install manifest: icons of the sizes they say, one maskable, and shortcuts to screens that exist', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: Manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const drawn = await page.evaluate(async (path) => {
      const picture = await createImageBitmap(await (await fetch(path)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
  const titles: Readonly<Record<string, string>> = {
    'Cardiac arrest': 'Code · First60',
    Calculator: 'Medication Dose Calculator · First60',
    Search: 'Search · First60',
  };
  expect(manifest.shortcuts.map(({ name }) => name).toSorted()).toEqual(Object.keys(titles).toSorted());
  for (const { name, url } of manifest.shortcuts) {
    await followLink(page, url);
    await expect(page).toHaveTitle(titles[name] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});

test('the header fits every phone, whatever it says of the connection', async ({ page }) => {
  await openSignedIn(page, '/hospitals');
  const status = page.getByRole('banner').getByRole('link', { name: 'Online' });
  await status.hover();
  await expect(status).toHaveAttribute('title', /^Account last confirmed /);
  const wide: string[] = [];
  for (const width of [320, 344, 360, 374, 375, 390, 412, 430, 440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const word of ['Online', 'Ready offline', 'New edition', 'New version', 'Storing|100 %']) {
      const by = await page.evaluate((said) => {
        const link = document.querySelector('header [role=status] a');
        const words = link?.querySelector('span');
        const sign = words?.querySelector('svg');
        if (!link || !words || !sign) throw new Error('The state of the connection is not there.');
        // The progress of storing is shown below the word.
        const [word = '', ...below] = said
          .split('|')
          .map((text) => Object.assign(document.createElement('span'), { textContent: text }));
        words.replaceChildren(sign, word);
        link.replaceChildren(words, ...below);
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }, word);
      if (by > 0) wide.push(`${width} px, ${word}: ${by} px`);
    }
    // In right-to-left layout the scroll bar reduces the width of the page, but the padding depends on the window.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (by > 0) wide.push(`${width} px, right to left: ${by} px`);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  }
  expect(wide).toEqual([]);
});

test('a screen that was loaded ahead is drawn at once: nothing stands in for it', async ({ page }) => {
  // Requested once every screen has been loaded.
  const medications = page.waitForResponse('**/api/medications');
  await openSignedIn(page, '/');
  await medications;
  await page.waitForLoadState('networkidle');
  const standIns = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () =>
      seen.push(...[...document.querySelectorAll('main [role=status]')].map((part) => part.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  for (const name of ['Protocols', 'Medications', 'Hospitals']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect((await standIns.jsonValue()).filter((text) => text.startsWith('Loading'))).toEqual([]);
});
