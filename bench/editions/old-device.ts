import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition } from '@first60/edition';
import type { Browser, Page } from '@playwright/test';
import { BUILT_APP } from '../../e2e/fixtures/next-build.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { judge, say } from '../report.ts';
import { signIn } from './home-page.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The last commit whose editions have schema 1. Set BEFORE to use another one. */
const BEFORE = process.env.BEFORE ?? 'e11c5021';

/** The source tree of a commit with its app built. */
async function buildOf(commit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first60-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 500_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Hard links, because the commit's own packages are found next to them: a link to the folder would lead to the
  // current packages.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
  for (const script of ['messages', 'build-edition', 'build-web']) {
    execFileSync(process.execPath, [`scripts/${script}.ts`], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  return folder;
}

/** An edition of the agency in the format of that commit. */
async function publishAsBefore(content: SignedContent, folder: string): Promise<void> {
  const { edition } = (await import(join(folder, 'packages/content/src/index.ts'))) as { edition: Edition };
  const seal = (await import(join(folder, 'packages/seal/src/index.ts'))) as typeof import('@first60/seal');
  const { stroke } = edition.protocols;
  if (stroke === undefined) throw new Error('There is no card of a stroke.');
  const own = { ...edition, protocols: { ...edition.protocols, stroke: { ...stroke, title: 'Stroke of the agency' } } };
  const texts = seal.partTexts(own);
  const schema = own.schemaVersion;
  const { texts: published } = await content.publish(own, { schema, parts: await seal.partSeals(texts) });
  published.clear();
  for (const [path, text] of texts) published.set(path, text);
}

const header = (page: Page) => page.getByRole('banner');
const star = (page: Page, drug: string) => page.getByRole('button', { name: `Favorite: ${drug}`, exact: true });
const isSeen = (page: Page, text: string | RegExp): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );

/**
 * Data stored on a device by the last release: a signed edition, favorites, one of which has not been sent yet, and a
 * running arrest.
 */
async function useAsBefore(page: Page, server: ServerProcess): Promise<void> {
  await page.goto('/');
  await page.getByText('Ready offline').first().waitFor({ timeout: 60_000 });
  await page.goto('/');
  await page.locator('footer').getByText('Edition 1, approved by ').waitFor({ timeout: 60_000 });
  await page.goto('/protocols?id=stroke');
  await page.getByRole('heading', { level: 3, name: 'Stroke of the agency' }).waitFor();
  await page.goto('/medications?search=ketamine');
  await star(page, 'ketamine').click();
  await page.getByText('Added to favorites').first().waitFor();
  await page.goto('/favorites');
  await page.locator('main article h3', { hasText: 'ketamine' }).waitFor();
  // The list is stored shortly after the screen shows it.
  await page.waitForTimeout(1_500);
  await server.end();
  await page.goto('/medications?search=aspirin');
  await star(page, 'aspirin').click();
  await page
    .getByText(/It is sent as soon as there is a connection/)
    .first()
    .waitFor();
  await page.goto('/favorites');
  await page.locator('main article h3', { hasText: 'aspirin' }).waitFor();
  await header(page).getByRole('button', { name: /^CODE/ }).click();
  await page.getByRole('button', { name: 'Adult', exact: true }).click();
  await page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click();
  await page.getByRole('timer', { name: /^Pause/ }).waitFor();
}

/** Opens the current app on a device that holds data stored by the last release and a signed edition in its format. */
export async function oldDevice(browser: Browser): Promise<void> {
  const folder = await buildOf(BEFORE);
  const server = await ServerProcess.launch();
  await server.deploy(join(folder, 'packages/web/dist'));
  const content = new SignedContent();
  await publishAsBefore(content, folder);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  await content.serve(context);
  const before = await context.newPage();
  await signIn(before, 0);
  await useAsBefore(before, server);
  await before.close();

  await server.deploy(BUILT_APP);
  const updating = await context.newPage();
  await updating.goto('/hospitals');
  await updating.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await updating.close();

  const page = await context.newPage();
  await page.goto('/protocols?id=stroke');
  const why = 'This version of the app cannot read the signed edition on this device.';
  judge('a device of the last release: says why the edition of the build is shown', await isSeen(page, why), why);
  const isBase = await page.getByRole('heading', { level: 3, name: 'Stroke', exact: true }).isVisible();
  judge('a device of the last release: shows the card of the build', isBase, String(isBase));
  await page.goto('/favorites');
  const drugs = ['ketamine', 'aspirin'];
  await page.locator('main article h3').first().waitFor();
  const listed = await page.locator('main article h3').allTextContents();
  judge(
    'a device of the last release: its favorites',
    drugs.every((drug) => listed.includes(drug)),
    listed.join(', '),
  );
  const sent = async (): Promise<string> => (await page.request.get('/api/favorites')).text();
  const until = Date.now() + 30_000;
  while (!(await sent()).includes('aspirin') && Date.now() < until) await page.waitForTimeout(500);
  judge(
    'a device of the last release: the change that was not sent reaches the server',
    (await sent()).includes('aspirin'),
    'aspirin',
  );

  await page.goto('/code');
  const runs = await page
    .getByRole('timer', { name: /^Pause/ })
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
  judge('a device of the last release: the arrest that ran goes on, in its pause', runs, String(runs));
  // No other edition is requested while an arrest runs.
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('button', { name: 'End the code' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.goto('/storage');
  const refusal = 'was made for an earlier version of the app';
  judge('a device of the last release: the storage screen says what is missing', await isSeen(page, refusal), refusal);

  say(`     the build before: ${BEFORE}`);
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
