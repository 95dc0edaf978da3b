import type { Browser, Page } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import {
  AGENCY,
  beginGovernance,
  content,
  EXPIRES,
  enrolPasskey,
  enterDesk,
  importContent,
  signByRecovery,
} from '../fixtures/governance.ts';
import { followLink } from '../fixtures/link.ts';
import { MEDIC, openSignedIn, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { grantAdministrator, HUDA, type Person, register, SAMI } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { AuthPage } from '../pages/auth-page.ts';

test.use({ ownServer: true });

const TWO_MINUTES = 120_000;
test.use({
  expectedErrors: { patterns: [REFUSED(400), REFUSED(401), REFUSED(403), REFUSED(404), REFUSED(409), UNREACHABLE] },
});

/** One figure: the interval after which diazepam is repeated. */
const CHANGE = { file: 'acts/diazepam.yaml', from: 'repeat: { after: 5 min', to: 'repeat: { after: 6 min' };

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** A server with governance: Huda is director, Noura reviewer, and Sami editor. Both approvers have a valid passkey. */
async function govern(browser: Browser, server: ServerProcess) {
  const recoveryKey = await beginGovernance(server);
  await register(server, SAMI);
  const { page: huda } = await enterDesk(browser, server, HUDA);
  const { page: noura } = await enterDesk(browser, server, MEDIC);
  await content(server, ['role', SAMI.email, 'editor']);
  await content(server, ['role', HUDA.email, 'director', '--title', 'Medical Director, Riyadh Region']);
  await content(server, ['role', MEDIC.email, 'reviewer', '--title', 'Clinical Pharmacist']);
  await enrolPasskey(huda, 'Phone of Huda');
  await enrolPasskey(noura, 'Phone of Noura');
  await signByRecovery(server, recoveryKey);
  return { huda, noura, recoveryKey };
}

/** A crew's phone with the app stored on it. */
async function crewPhone(browser: Browser, server: ServerProcess, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, ...WITH_WORKER });
  const phone = await context.newPage();
  await phone.request.post('/api/login', { data: { email, password }, failOnStatusCode: true });
  await phone.goto('/');
  await waitUntilReadyOffline(phone);
  return phone;
}

/** The text about diazepam on a phone. */
async function openDiazepam(phone: Page) {
  await phone.goto('/medications?tab=all&search=diazepam');
  await phone
    .getByRole('button', { name: /^diazepam/i })
    .first()
    .click();
  return phone.getByRole('article').first();
}

async function openDraft(page: Page, title: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
}

async function sign(page: Page, title: string, version: number): Promise<string[]> {
  await openDraft(page, title);
  const words = await region(page, 'Approve').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: `Sign edition ${version}` }).click();
  await said(page, 'Your approval is recorded');
  return words;
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: `Publish edition ${version}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await said(page, `Edition ${version} is published`);
}

test('somebody without a content role is told who gives one; without governance the desk names the command that begins it', async ({
  page,
  server,
}) => {
  await openSignedIn(page, '/account');
  await page.getByRole('link', { name: 'Content desk' }).click();
  await expect(page.getByText('A content role is required. An administrator gives it under Admin.')).toBeVisible();
  // This is a valid response: nothing has failed, and a retry would not change it.
  await expect(page.locator('[data-tone=critical]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await content(server, ['role', MEDIC.email, 'reviewer', '--title', 'Clinical Pharmacist']);
  await page.reload();
  await expect(page.getByText('npm run admin -- content init')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('the desk needs a network and says so: no device stores it, and none loads it before it is opened', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, ...WITH_WORKER });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await signInMedic(page);
  await page.goto('/');
  await waitUntilReadyOffline(page);
  const stored = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  const isDesk = (address: string) => address.includes('desk-screen');
  expect(stored.length).toBeGreaterThan(50);
  expect([...stored, ...loaded].filter(isDesk)).toEqual([]);
  await server.kill();
  await page.goto('/desk');
  await expect(page.getByText('The content desk needs a network.')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A content role is required.')).toBeVisible();
  await context.close();
});

// Slow: three editions are sealed, signed and published, and installed on two phones.
test('an edition goes from its folder to two phones and back: second entry unseen, two fingers, eight equal words, a recall, an older one, receipts', async ({
  browser,
  server,
}) => {
  test.setTimeout(TWO_MINUTES);
  const { huda, noura } = await govern(browser, server);
  await importContent(server, 'Winter', CHANGE);
  const phones = await Promise.all([SAMI, MEDIC].map((person) => crewPhone(browser, server, person)));

  // A director confirms once what an agency is responsible for.
  await huda.goto('/desk');
  await huda.getByRole('button', { name: 'Read and confirm' }).click();
  const question = huda.getByRole('alertdialog', { name: 'What you answer for' });
  await expect(question).toContainText('may become the manufacturer of a medical device');
  await question.getByRole('button', { name: 'I answer for it' }).click();
  await said(huda, 'Your confirmation is recorded');
  await expect(huda.getByRole('button', { name: 'Read and confirm' })).toHaveCount(0);

  // A person who has to type figures is not shown them first, except on request.
  await openDraft(huda, 'Winter');
  await expect(region(huda, 'Approve')).toContainText('Please type every changed figure again first');
  await expect(huda.getByRole('button', { name: 'Sign edition 1' })).toHaveCount(0);

  // The box is empty, and neither the page nor its responses contain the figure before it is typed.
  const answers: string[] = [];
  noura.on('response', async (response) => {
    if (response.url().includes('/api/desk/')) answers.push(await response.text().catch(() => ''));
  });
  const entry = region(noura, 'Second entry');
  await openDraft(noura, 'Winter');
  await expect(entry).toContainText('shown once every figure is typed');
  await expect(noura.getByRole('region', { name: /^(?:Changes|Findings)/ })).toHaveCount(0);
  await expect(noura.locator('body')).not.toContainText('6 min');
  const box = entry.getByRole('textbox');
  await expect(box).toHaveValue('');
  await entry.getByRole('button', { name: 'Compare what I typed' }).click();
  await expect(entry.getByRole('alert')).toHaveText('Type at least one figure first');
  await box.fill('5 min');
  await box.press('Enter');
  await expect(entry).toContainText(
    'This differs from the draft, in its figure or its unit: look at the source again. 0.5 mg is not 0.5 mg/kg. At most 2 tries are left.',
  );
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await noura.reload();
  await expect(box).toHaveValue('5 min');
  expect(await axeFaults(noura)).toEqual([]);
  expect(answers.length).toBeGreaterThan(2);
  expect(answers.filter((answer) => answer.includes('6 min'))).toEqual([]);
  await box.fill('6.0 min');
  await box.press('Enter');
  await expect(entry).toContainText('All 1 figures were typed again and agree');
  await expect(region(noura, /^Changes/)).toContainText('6 min');

  // The server dies after it has recorded the approval and before it responds: the next attempt shows that it counts.
  await openDraft(huda, 'Winter');
  const words = await region(huda, 'Approve').getByRole('listitem').allInnerTexts();
  expect(words).toHaveLength(8);
  await huda.route('**/approvals', async (route) => {
    await route.fetch();
    await server.kill();
    await route.abort();
  });
  const first = huda.getByRole('button', { name: 'Sign edition 1' });
  await first.click();
  await expect(region(huda, 'Approve').getByRole('alert')).toContainText('This may have been recorded');
  await server.start();
  await huda.unrouteAll();
  await first.click();
  await expect(region(huda, 'Approve')).toContainText('You have approved this edition already');
  expect(await sign(noura, 'Winter', 1)).toEqual(words);

  // Another tab that does not know about the publication does not publish again.
  const late = await huda.context().newPage();
  await openDraft(late, 'Winter');
  await publish(noura, 1);
  await late.getByRole('button', { name: 'Publish edition 1' }).click();
  await late.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(late.getByRole('button', { name: 'Publish edition 1' })).toHaveCount(0);
  await expect(late.getByText('Published', { exact: true })).toBeVisible();
  await late.close();
  const sheet = region(noura, 'Signed sheet');
  for (const text of [
    AGENCY,
    'Edition 1: Winter',
    'Huda Alotaibi',
    'Medical Director, Riyadh Region',
    'Sami Alharbi',
  ]) {
    await expect(sheet).toContainText(text);
  }
  const { text } = await (await noura.request.get('/api/content/editions/1')).json();
  const shown = await sheet
    .locator('dd')
    .filter({ hasText: /^([0-9a-f]{4} ?){16}$/ })
    .textContent();
  expect(shown?.replaceAll(' ', '')).toBe(await sha256(noura, text));
  expect(await sheet.getByRole('list').last().getByRole('listitem').allInnerTexts()).toEqual(words);
  await noura.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(noura.getByRole('navigation')).toHaveCount(0);
  await expect(noura.getByText(/^Printed /)).toBeVisible();
  await expect(noura.getByText('Verify before use')).toHaveCount(0);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');

  await huda.goto('/desk');
  await expect(region(huda, 'Published')).toContainText('Edition 1: Winter');
  await expect(region(huda, 'History').getByRole('listitem')).toHaveCount(1);
  expect(await axeFaults(huda)).toEqual([]);

  for (const phone of phones) {
    await wake(phone);
    await expect(phone.locator('footer').getByText('Edition 1, approved by ')).toBeVisible({ timeout: 20_000 });
    await phone.context().setOffline(true);
    await expect(await openDiazepam(phone)).toContainText('One more after 6 min');
    await phone.context().setOffline(false);
  }

  // Three taps and a fingerprint.
  await noura.emulateMedia({ media: 'screen' });
  await noura.goto('/desk/recalls');
  await noura.getByRole('button', { name: 'Drug', exact: true }).click();
  await noura.getByRole('button', { name: /^diazepam/ }).click();
  await noura.getByRole('button', { name: 'Wrong dose' }).click();
  await noura.getByRole('button', { name: 'Sign the recall' }).click();
  await said(noura, 'Hidden');
  const recalls = region(noura, 'Signed recalls');
  await expect(recalls).toContainText('Drug: diazepam');
  await expect(recalls).not.toContainText(/, Hidden:/);
  expect(await axeFaults(noura)).toEqual([]);
  for (const phone of phones) {
    const hidden = phone.getByText(/Hidden: diazepam, recalled .* by Noura Alqahtani\. Call OLMD\./).first();
    await wake(phone);
    await expect(hidden).toBeVisible({ timeout: 20_000 });
    await phone.context().setOffline(true);
    await expect(await openDiazepam(phone)).not.toContainText('6 min');
    await expect(hidden).toBeVisible();
    await phone.context().close();
  }

  for (const page of [noura, huda]) {
    await page.goto('/desk/recalls');
    await page.getByRole('button', { name: /^Lift the recall of diazepam/ }).click();
    await page.getByLabel('Why it may be shown again').fill('The dose is right');
    await page.getByRole('button', { name: 'Sign to lift it' }).click();
    await expect(region(page, 'Signed recalls')).toContainText('Signed to lift it: Noura Alqahtani');
  }
  await said(huda, 'Lifted');

  await importContent(server, 'Spring');
  await openDraft(noura, 'Spring');
  await box.fill('5 min');
  await box.press('Enter');
  await said(noura, 'All 1 figures were typed again and agree');
  await sign(huda, 'Spring', 2);
  await sign(noura, 'Spring', 2);
  await publish(noura, 2);
  await noura.goto('/desk/editions/1');
  await expect(region(noura, 'Restore this edition')).toContainText('an editor opens this page and restores it');
  await content(server, ['role', MEDIC.email, 'editor', 'reviewer', '--title', 'Clinical Pharmacist']);
  await noura.reload();
  await noura.getByLabel('Reason').fill('The old interval was right');
  await noura.getByLabel('Last day').fill(EXPIRES);
  await noura.getByLabel('Last reviewed').fill(new Date().toISOString().slice(0, 10));
  await noura.getByRole('button', { name: 'Restore edition 1' }).click();
  await expect(noura.getByRole('heading', { level: 1, name: 'Edition 3: Winter' })).toBeVisible();
  await expect(region(noura, 'Second entry')).toHaveCount(0);
  await expect(region(noura, 'Approve')).toContainText('You wrote this edition. Two other people approve it.');

  await huda.goto(noura.url());
  // When the words arrive, they push down what is below them.
  await expect(region(huda, 'Approve').getByRole('listitem')).toHaveCount(8);
  await huda.getByRole('button', { name: 'Return the draft' }).click();
  await expect(region(huda, 'Return')).toContainText('Give a reason');
  await huda.getByLabel('Why it goes back to its authors').fill('The source is of 2019');
  await huda.getByRole('button', { name: 'Return the draft' }).click();
  await huda.getByRole('alertdialog').getByRole('button', { name: 'Return the draft' }).click();
  await expect(huda.getByText('The source is of 2019').first()).toBeVisible();
  await expect(huda.getByText('Returned to its authors')).toBeVisible();

  const second = await (await noura.request.get('/api/content/editions/2')).json();
  const items = [
    { deviceId: crypto.randomUUID(), version: 2, digest: await sha256(noura, second.text), installedAt: 1 },
  ];
  const receipt = await noura.request.post('/api/content/receipts', { data: { items } });
  expect(receipt.status(), await receipt.text()).toBe(202);
  await noura.goto('/desk/receipts');
  // Her browser may have sent receipts of its own by now.
  const device = items.map(({ deviceId }) => deviceId.slice(0, 8)).join();
  await expect(noura.getByRole('row', { name: `Noura Alqahtani ${device}` })).toBeVisible();
  const download = noura.waitForEvent('download');
  await noura.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('first60-receipts.csv');
  await noura.getByRole('searchbox', { name: 'Search receipts by name' }).fill('Nobody');
  await expect(noura.getByText(/^0 of \d+ receipts$/)).toBeVisible();
});

// Slow: each command of the operator starts a process of its own.
test('three misses of one figure return the draft', async ({ browser, server }) => {
  test.setTimeout(TWO_MINUTES);
  await beginGovernance(server);
  await register(server, SAMI);
  const { page: noura } = await enterDesk(browser, server, MEDIC);
  await content(server, ['role', SAMI.email, 'editor']);
  await content(server, ['role', MEDIC.email, 'reviewer', '--title', 'Clinical Pharmacist']);
  await importContent(server, 'Winter', CHANGE);
  await openDraft(noura, 'Winter');
  const entry = region(noura, 'Second entry');
  await entry.getByRole('textbox').fill('5');
  await entry.getByRole('button', { name: 'Compare what I typed' }).click();
  await expect(entry.getByRole('alert')).toContainText('write the number with its unit');
  for (const left of ['At most 2 tries are left', 'At most one try is left', '']) {
    await entry.getByRole('textbox').fill('5 min');
    await entry.getByRole('button', { name: 'Compare what I typed' }).click();
    if (left !== '') await expect(entry).toContainText(left);
  }
  await expect(noura.getByText('Returned to its authors')).toBeVisible();
  await expect(noura.getByRole('button', { name: /Compare|Sign|Return/ })).toHaveCount(0);

  // Her session ends elsewhere: the sign-in replaces the desk.
  await noura.request.post('/api/logout', { failOnStatusCode: true });
  await followLink(noura, '/desk');
  await expect(noura.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a finger that the sensor does not know, or that comes after its person has left, signs nothing; a page by a number has no passkeys', async ({
  page,
  browser,
  server,
}) => {
  await beginGovernance(server);
  await register(server, SAMI);
  const { page: huda, setKnown } = await enterDesk(browser, server, HUDA);
  await content(server, ['role', HUDA.email, 'director', '--title', 'Medical Director']);
  await huda.goto('/desk');
  await huda.getByRole('button', { name: 'Enrol a passkey' }).click();
  await expect(huda.getByText('Give the passkey a name')).toBeVisible();
  await setKnown(false);
  await huda.getByLabel('Name of a new passkey').fill('My phone');
  await huda.getByRole('button', { name: 'Enrol a passkey' }).click();
  await expect(huda.getByRole('alert')).toContainText('Nothing was signed.');
  await expect(huda.getByLabel('Name of a new passkey')).toHaveValue('My phone');
  await setKnown(true);
  await huda.getByRole('button', { name: 'Enrol a passkey' }).click();
  await said(huda, 'Not on the trust list yet: it cannot sign');
  await huda.getByRole('button', { name: 'Give up: My phone' }).click();
  await huda.getByRole('alertdialog', { name: 'Give up My phone?' }).getByRole('button', { name: 'Give up' }).click();
  await said(huda, 'You have no passkey yet.');

  // She leaves in another tab while the browser waits for her finger: no passkey is created when she touches the
  // sensor.
  await huda.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    const finger = new Promise((comes) => addEventListener('finger', comes, { once: true }));
    navigator.credentials.create = (options) => {
      const answered = finger.then(() => create(options));
      const tell = (outcome: string) => document.documentElement.setAttribute('data-prompt', outcome);
      answered.then(
        () => tell('made'),
        ({ name }) => tell(name),
      );
      return answered;
    };
  });
  await huda.getByLabel('Name of a new passkey').fill('My phone');
  await huda.getByRole('button', { name: 'Enrol a passkey' }).click();
  await expect(huda.getByRole('button', { name: 'Waiting for your finger' })).toBeVisible();
  const other = await huda.context().newPage();
  const held = Promise.withResolvers<void>();
  await other.route('**/api/desk', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await other.goto('/desk');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(huda.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await huda.evaluate(() => dispatchEvent(new Event('finger')));
  await expect(huda.locator('html')).toHaveAttribute('data-prompt', 'AbortError');
  // The desk's responses to her must not reach the next person in either tab.
  held.resolve();
  await other.unrouteAll({ behavior: 'wait' });
  await new AuthPage(other).signIn(SAMI.email, SAMI.password);
  for (const tab of [other, huda]) {
    await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
    await followLink(tab, '/desk');
    await expect(tab.getByText('A content role is required.')).toBeVisible();
    await expect(region(tab, 'My passkeys')).toHaveCount(0);
    await expect(tab.locator('main')).not.toContainText(/Huda|Nothing was signed/);
  }

  await page.request.post('/api/login', { data: HUDA, failOnStatusCode: true });
  await page.goto('/desk');
  await expect(region(page, 'My passkeys')).toContainText("agency's passkeys may not be used on this address");
  await expect(page.getByRole('button', { name: 'Enrol a passkey' })).toHaveCount(0);
});

// Slow: each command of the operator starts a process of its own.
test('two people of the list sign the next one, with the keyboard alone', async ({ browser, server }) => {
  test.setTimeout(TWO_MINUTES);
  const { huda, noura } = await govern(browser, server);
  await huda.goto('/desk/trust');
  await expect(region(huda, 'Next list')).toContainText('The roles and passkeys are those of the current list.');
  await content(server, ['role', MEDIC.email, 'reviewer', '--title', 'Chief Pharmacist']);
  for (const [page, answer] of [
    [huda, 'Your signature is recorded. One more is needed.'],
    [noura, 'The new trust list is in force'],
  ] as const) {
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Open the trust list' }).press('Enter');
    await expect(region(page, 'Next list')).toContainText('Chief Pharmacist');
    expect(await axeFaults(page)).toEqual([]);
    const button = page.getByRole('button', { name: 'Sign the next list' });
    await button.focus();
    await page.keyboard.press('Enter');
    await said(page, answer);
  }
  await expect(region(noura, 'Current list')).toContainText('Chief Pharmacist');
});

test('an administrator gives content roles with a title, and takes them', async ({ page, server }) => {
  await register(server, SAMI);
  await signInMedic(page);
  await grantAdministrator(server, MEDIC.email);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'No content role. Content roles of Sami Alharbi' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Content roles of Sami Alharbi' });
  await dialog.getByRole('checkbox', { name: /Medical director/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('needs a title');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Title').fill('Medical Director, Riyadh Region');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Content roles updated');
  const button = page.getByRole('button', { name: 'Medical director. Content roles of Sami Alharbi' });
  await page.reload();
  await button.click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Medical Director, Riyadh Region');
  await dialog.getByRole('checkbox', { name: /Medical director/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'No content role. Content roles of Sami Alharbi' })).toBeVisible();
});

const sha256 = (page: Page, text: string): Promise<string> =>
  page.evaluate(async (words) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, text);
