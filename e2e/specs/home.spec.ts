import { MEDIC, signInOverApi } from '../fixtures/medic.ts';
import { grantAdministrator } from '../fixtures/people.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

const WIDE = { width: 1440, height: 900 };

test('home: search, calculator, tiles, seven categories with their counts, legend, date of the content', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search protocols' });

  await test.step('blank text does nothing', async () => {
    for (const blank of ['', '   ']) {
      await box.fill(blank);
      await box.press('Enter');
      await page.getByRole('button', { name: 'Search Protocols' }).click();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  await test.step('a synonym searches for the id of its protocol, by Enter and by the button', async () => {
    await box.fill('  Code BLUE ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=adult-cardiac-arrest$/);
    await page.goto('/');
    await box.fill('heart attack');
    await page.getByRole('button', { name: 'Search Protocols' }).click();
    await expect(page).toHaveURL(/\/protocols\?search=chest-pain-acs$/);
    await expect(page.getByRole('searchbox')).toHaveValue('chest-pain-acs');
  });

  await test.step('the name of a drug is passed on too, so that the drug itself is shown first', async () => {
    await page.goto('/');
    await box.fill('aspirin');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=aspirin$/);
    await expect(page.getByRole('region', { name: /^Medications/ })).toContainText('aspirin');
  });

  await test.step('any other text is passed on as it was typed', async () => {
    await page.goto('/');
    await box.fill('compressions 100 ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/protocols\?search=compressions\+100\+$/);
    await page.goto('/');
  });

  await test.step('the calculator and pediatric dosing open the calculator', async () => {
    await expect(page.getByRole('link', { name: 'Medication Dose Calculator' })).toHaveAttribute('href', '/calculator');
    await expect(page.getByRole('link', { name: 'Pediatric Dosing' })).toHaveAttribute('href', '/calculator');
    await expect(page.getByRole('link', { name: 'Chest Pain/STEMI' })).toHaveAttribute(
      'href',
      '/protocols?id=chest-pain-acs',
    );
  });

  await test.step('each category shows how many protocols it holds and opens them', async () => {
    const categories = page.getByRole('region', { name: 'Protocol Categories' }).getByRole('link');
    await expect(categories).toHaveText([
      /^Adult Cardiac9 protocols$/,
      /^Adult Medical6 protocols$/,
      /^Allergy\/Immunology2 protocols$/,
      /^Trauma & Environmental13 protocols$/,
      /^Adult Neurologic3 protocols$/,
      /^Procedures & Access7 protocols$/,
      /^Operations & General Care4 protocols$/,
    ]);
    await categories.nth(2).click();
    await expect(page).toHaveURL(/\/protocols\?category=allergy-immunology$/);
    await expect(page.getByRole('heading', { name: 'Protocols (2)' })).toBeVisible();
    await page.goBack();
  });

  await test.step('legend, reference only, content of August 21, 2025 and the version', async () => {
    await expect(page.getByRole('region', { name: 'Priority colors' }).getByRole('listitem')).toHaveText([
      /RED\s*time-critical/,
      /AMBER\s*urgent/,
      /BLUE\s*routine/,
    ]);
    await expect(page.getByText(/^Reference only\. First60 does not replace/)).toBeVisible();
    await expect(page.getByText('Content of August 21, 2025')).toBeVisible();
    await expect(page.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  });
});

test('who opens something else while a search still waits for its synonyms stays there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let part = '';
  await page.route('**/assets/protocol-search-*.js', async (route) => {
    part = route.request().url();
    await held.promise;
    await route.continue();
  });
  await signInOverApi(page);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search protocols' }).fill('heart attack');
  await page.getByRole('button', { name: 'Search Protocols' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect.poll(() => part).not.toBe('');

  held.resolve();
  // It is there once the page can import it too; whatever waited for it has then had its turn.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, part);
  await expect(page).toHaveURL(/\/account$/);
});

test('navigation: nine words on a wide screen, the first three, Hospitals and Logout on a phone, Admin for administrators', async ({
  page,
  server,
}) => {
  await signInOverApi(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const words = bar.locator('a, button');
  await expect(words).toHaveText(['Home', 'Protocols', 'Medications', 'Hospitals', 'Logout']);
  await page.setViewportSize(WIDE);
  const all = ['Home', 'Protocols', 'Medications', 'Calculator', 'Search', 'Favorites', 'Hospitals'];
  await expect(words).toHaveText([...all, 'Logout']);

  const current = bar.locator('[aria-current="page"]');
  for (const [path, word] of [
    ['/', 'Home'],
    ['/auth', 'Home'],
    ['/Auth/', 'Home'],
    ['/protocols?id=stroke', 'Protocols'],
    ['/medications?tab=all', 'Medications'],
    ['/calculator#adult', 'Calculator'],
    ['/search?q=stroke', 'Search'],
    ['/favorites', 'Favorites'],
    ['/hospitals', 'Hospitals'],
    ['/hospitals-of-another-city', 'Hospitals'],
    ['/HOSPITALS', 'Hospitals'],
  ] as const) {
    await page.goto(path);
    await expect(current, path).toHaveText([word]);
    if (word === 'Home') await expect(page).toHaveURL('/');
  }
  await page.goto('/comprehensive-calculator');
  await expect(bar).toBeVisible();
  await expect(current).toHaveCount(0);

  await grantAdministrator(server, MEDIC.email);
  await page.reload();
  await expect(words).toHaveText([...all, 'Admin', 'Logout']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toHaveText(['Home', 'Protocols', 'Medications', 'Hospitals', 'Admin', 'Logout']);
});
