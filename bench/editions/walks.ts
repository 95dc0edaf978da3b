import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import type { Browser, Page } from '@playwright/test';
import { followLink } from '../../e2e/fixtures/link.ts';
import { seededRandom } from '../../e2e/fixtures/random.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { judge, say } from '../report.ts';
import { phoneContext } from '../speed/phone.ts';
import { signIn } from './home-page.ts';
import { readable } from './readable.ts';

const SESSIONS = 500;
const STEPS = 7;
const SEED = 60;
/** Time within which Home must show the edition at the end of a session. */
const PATIENCE_MS = 20_000;
/** Cards that are read during a session. */
const CARDS = ['stroke', 'anaphylaxis', 'chest-pain-acs'] as const;

/**
 * Every group and every card that is read carries the edition's number, so that each screen shows which edition it
 * comes from.
 */
function numbered(version: number): Edition {
  const named = <Titled extends { readonly title: string }>(one: Titled): Titled => ({
    ...one,
    title: `${one.title} v${version}`,
  });
  const cards = Object.fromEntries(
    Object.entries(edition.protocols).map(([id, card]) => [id, CARDS.some((one) => one === id) ? named(card) : card]),
  );
  return { ...edition, groups: edition.groups.map(named), protocols: cards } as Edition; // the same cards
}

interface Swap {
  readonly address: string;
  readonly from: string;
  readonly to: string;
  readonly patient: boolean;
  readonly dialog: boolean;
}

interface Watched {
  patientEntered: boolean;
  swaps: Swap[];
  homes: number;
}

/**
 * In the page: records each time the open screen shows a different number than just before, or loses the mark of a
 * waiting edition, on Home with a patient or a dialog, and on every other screen.
 */
function watchSwaps(): void {
  const watched: Watched = { patientEntered: false, swaps: [], homes: 0 };
  Object.assign(window, { watched });
  let before = { address: '', version: '', waits: false };
  const see = () => {
    const [, version = ''] = / v(\d+)\b/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
    const waits = [...document.querySelectorAll('header a')].some(({ textContent }) => textContent === 'New edition');
    const now = { address: location.pathname + location.search, version, waits };
    const isOther = before.version !== '' && version !== '' && version !== before.version;
    const wasWaiting = before.waits && !waits;
    if (now.address === before.address && (isOther || wasWaiting)) {
      const dialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
      const patient = watched.patientEntered;
      if (location.pathname !== '/' || patient || dialog)
        watched.swaps.push({ address: now.address, from: before.version, to: version, patient, dialog });
      else watched.homes += 1;
    }
    before = now;
  };
  new MutationObserver(see).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Session {
  readonly page: Page;
  readonly content: SignedContent;
  readonly random: () => number;
}

const oneOf = <One>(all: readonly One[], random: () => number): One =>
  all[Math.floor(random() * all.length)] ?? (all[0] as One);

/** Actions by a person who uses the app, and by the agency in between. */
const STEPS_OF: ReadonlyArray<readonly [name: string, step: (session: Session) => Promise<void>]> = [
  [
    'a card by its address',
    async ({ page, random }) => {
      await followLink(page, `/protocols?id=${oneOf(CARDS, random)}`);
      await page.getByRole('heading', { name: 'First 60 Seconds' }).first().waitFor();
    },
  ],
  [
    'a card in the list',
    async ({ page, random }) => {
      await followLink(page, '/protocols?search=stroke');
      const card = page.locator('main h3 button').first();
      await card.waitFor();
      if (random() < 0.7) await card.click();
    },
  ],
  [
    'a screen',
    async ({ page, random }) => {
      await followLink(
        page,
        oneOf(
          [
            '/',
            '/medications?tab=all',
            '/medications?tab=locations',
            '/search?q=stroke',
            '/hospitals',
            '/sources',
            '/comprehensive-calculator',
            '/storage',
          ],
          random,
        ),
      );
    },
  ],
  ['a weight', (session) => weigh(session, String(3 + Math.floor(session.random() * 90)))],
  ['no patient', (session) => weigh(session, '')],
  [
    'a dialog',
    async ({ page }) => {
      await followLink(page, '/favorites');
      await page.getByRole('button', { name: 'Clear All' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['the question before signing out', askToLeave],
  ['a new edition', publish],
  ['a new edition', publish],
  ['a new edition', publish],
  ['a moment', ({ page, random }) => page.waitForTimeout(random() * 150)],
];

async function weigh({ page }: Session, weight: string): Promise<void> {
  await followLink(page, '/calculator');
  const field = page.getByLabel('Weight (kg)').first();
  await field.waitFor();
  if (weight !== '')
    await page.evaluate(() =>
      Object.assign((window as unknown as { watched: object }).watched, { patientEntered: true }),
    );
  await field.fill(weight);
  if (weight === '')
    await page.evaluate(() =>
      Object.assign((window as unknown as { watched: object }).watched, { patientEntered: false }),
    );
}

/**
 * With a patient, the app asks for confirmation on every screen, including Home. Without a patient, leaving would end
 * the session.
 */
async function askToLeave(session: Session): Promise<void> {
  const { page, random } = session;
  await weigh(session, '70');
  if (random() < 0.6) await followLink(page, '/');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

async function publish({ page, content, random }: Session): Promise<void> {
  const version = (content.published.at(-1)?.manifest.version ?? 0) + 1;
  await content.publish(numbered(version), { version });
  // By the end of a session the agency has published about two thousand editions.
  content.published.splice(0, content.published.length - 2);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (random() < 0.5) await page.waitForTimeout(random() * 400);
}

async function closeDialogs(page: Page): Promise<void> {
  for (let tries = 0; tries < 3 && (await page.getByRole('alertdialog').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}

/** Random walks: nothing changes while it is being read, and Home without a patient has the newest edition. */
export async function walks(browser: Browser): Promise<void> {
  const server = await ServerProcess.launch();
  const context = await phoneContext(browser, server.url);
  const content = new SignedContent();
  await content.publish(numbered(1));
  await content.serve(context);
  const page = await context.newPage();
  await signIn(page, 0);
  await page.request.post('/api/favorites', { data: { medicationId: 'aspirin' }, failOnStatusCode: true });
  await page.addInitScript(watchSwaps);
  await page.goto('/');
  await page.locator('footer').getByText('Edition 1, approved by ').waitFor({ timeout: 60_000 });
  const random = seededRandom(SEED);
  const session: Session = { page, content, random };
  const tally = { sessions: 0, editions: 0, stale: 0, failed: 0, homes: 0 };
  const swaps: Swap[] = [];
  const began = Date.now();
  while (tally.sessions < SESSIONS) {
    tally.sessions += 1;
    const before = content.published.at(-1)?.manifest.version ?? 0;
    let name = '';
    try {
      for (let step = 0; step < STEPS; step += 1) {
        const [called, run] = oneOf(STEPS_OF, random);
        name = called;
        // A dialog stays open while the agency acts, and is closed before the person's next action.
        if (called !== 'a new edition' && called !== 'a moment') await closeDialogs(page);
        await run(session);
      }
      name = 'Home';
      await closeDialogs(page);
      await weigh(session, '');
      await followLink(page, '/');
    } catch (error) {
      tally.failed += 1;
      say(`     session ${tally.sessions}, ${name}: ${String(error).split('\n')[0]}`);
      await page.goto('/');
    }
    const newest = content.published.at(-1)?.manifest.version ?? 0;
    tally.editions += newest - before;
    const isThere = await page
      .locator('footer')
      .getByText(`Edition ${newest}, approved by `)
      .waitFor({ timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) {
      tally.stale += 1;
      say(`     session ${tally.sessions}: Home says ${await readable(page.locator('footer'))}`);
    }
    const { swaps: seen, homes } = await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched };
      return { swaps: watched.swaps.splice(0), homes: watched.homes };
    });
    tally.homes = homes;
    swaps.push(...seen);
    for (const swap of seen) say(`     session ${tally.sessions}: ${JSON.stringify(swap)}`);
    if (tally.sessions % 50 === 0)
      say(`     ${tally.sessions} sessions, ${tally.editions} editions, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  const what = `in ${tally.sessions} sessions, ${tally.editions} editions, seed ${SEED}`;
  judge(`swaps of a screen that is read ${what}`, swaps.length === 0, String(swaps.length));
  judge(
    '  with a card open by its address',
    !swaps.some(({ address }) => address.includes('id=')),
    String(swaps.filter(({ address }) => address.includes('id=')).length),
  );
  judge(
    '  with a patient',
    !swaps.some(({ patient }) => patient),
    String(swaps.filter(({ patient }) => patient).length),
  );
  judge('  with a dialog', !swaps.some(({ dialog }) => dialog), String(swaps.filter(({ dialog }) => dialog).length));
  judge('Home without the newest edition at the end', tally.stale === 0, String(tally.stale));
  judge('sessions that could not be walked', tally.failed === 0, String(tally.failed));
  say(`     swaps on Home that were seen: ${tally.homes}`);
  await context.close();
  await server.stop();
}
