import { createHash } from 'node:crypto';
import { SCHEMA_VERSION } from '@first60/edition';
import type { Browser } from '@playwright/test';
import { contentDevice } from '../../e2e/fixtures/content-device.ts';
import { seededRandom } from '../../e2e/fixtures/random.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { titled } from '../../e2e/fixtures/titled.ts';
import { checkContent } from '../../packages/web/src/edition/sealed/check-content.ts';
import type { Kept } from '../../packages/web/src/edition/sealed/edition-store.ts';
import { judge, say } from '../report.ts';
import { phoneContext } from '../speed/phone.ts';
import { signIn } from './home-page.ts';
import { REFUSED, storedVersion } from './stored-edition.ts';

const TRICKS = 1000;
const IN_BROWSER = 50;
const SEED = 60;
const YEAR = 31_536_000_000;

/** Situations that a device faces after it has installed edition 2 of an agency. */
interface Scene {
  readonly content: Dishonest;
  readonly random: () => number;
  /** Sets the device's clock to this many ms from now. */
  readonly setClock: (ms: number) => void;
}

/** Each of these makes the scene's server dishonest, stale or expired, or sets the device's clock to a wrong time. */
const KINDS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a lower version': async ({ content }) => {
    const [one] = content.published;
    content.current = { version: 1, digest: digestOf(one?.signed.text ?? '') };
  },
  'a lower version under the current number': async ({ content }) => {
    const [one] = content.published;
    content.tamper = (address, answer) => (address.endsWith('/editions/2') ? JSON.stringify(one?.signed) : answer);
    content.current = { version: 2, digest: digestOf(one?.signed.text ?? '') };
  },
  'an equal version with other content': async ({ content, random }) => {
    await content.publish(titled(`Equal ${random()}`), { version: 2 });
  },
  'a replayed statement': async ({ content, random }) => {
    const replay = content.statement({ at: content.now() - 1 - Math.floor(random() * 1e9) });
    content.tamper = (address, answer) => (address.endsWith('/state') ? JSON.stringify({ statement: replay }) : answer);
  },
  'an older trust list': async ({ content }) => {
    await content.publish(titled('Older list'));
    content.current = { trust: 1 };
  },
  'an edition that has expired': async ({ content, random }) => {
    const end = new Date(Date.now() - YEAR * (0.1 + random())).toISOString().slice(0, 10);
    await content.publish(titled('Expired'), { effectivePeriod: { start: '2020-01-01', end } });
  },
  'an expired edition, the clock set back': async ({ content, random, setClock }) => {
    await content.publish(titled('Expired'), { effectivePeriod: { start: '2010-01-01', end: '2024-12-31' } });
    setClock(-YEAR * (2 + 8 * random()));
  },
  'an edition that begins later': async ({ content, random }) => {
    const start = new Date(Date.now() + YEAR * (0.1 + random())).toISOString().slice(0, 10);
    await content.publish(titled('Later'), { effectivePeriod: { start, end: '2099-12-31' } });
  },
  'a valid edition, the clock set forward beyond its end': async ({ content, setClock, random }) => {
    await content.publish(titled('Short'), { effectivePeriod: { start: '2020-01-01', end: '2029-12-31' } });
    setClock(YEAR * (5 + 5 * random()));
  },
  'another schema': async ({ content, random }) => {
    const other = [-2, -1, 1, 2, 3][Math.floor(random() * 5)] ?? 1;
    await content.publish(titled('Schema'), { schema: SCHEMA_VERSION + other });
  },
  'an app that is too old': async ({ content, random }) => {
    await content.publish(titled('App'), { minApp: `${1 + Math.floor(random() * 9)}.0.0` });
  },
  'a statement of another key': async ({ content }) => {
    await content.publish(titled('Key'));
    const said = JSON.parse(content.statement().text);
    content.statement = () => new SignedContent().statement(said);
  },
  'a whole other agency': async ({ content }) => {
    const other = new SignedContent();
    for (const name of ['One', 'Two', 'Three']) await other.publish(titled(`Other ${name}`));
    other.trust([]);
    other.trust([]);
    content.answer = (address) => other.answer(address);
  },
  'a trust chain that is cut': async ({ content, random }) => {
    await content.publish(titled('Cut'));
    content.current = { trust: 3 };
    const from = random() < 0.5 ? 0 : 1;
    const lists = from === 0 ? content.lists.slice(0, 1) : content.lists.slice(1);
    content.tamper = (address, answer) => (address.endsWith('/trust') ? JSON.stringify({ lists }) : answer);
  },
  'recalls that are cut': async ({ content }) => {
    await content.publish(titled('Recalls'));
    content.current = { recalls: 0 };
  },
  'one approval': async ({ content, random }) => {
    const published = await content.publish(titled('Alone'));
    const at = random() < 0.5 ? 0 : 1;
    published.signed = { ...published.signed, approvals: published.signed.approvals.slice(at, at + 1) };
  },
  'a part with another byte': async ({ content, random }) => {
    await content.publish(titled('Part'));
    content.tamper = (address, answer) => {
      if (!address.includes('/parts/')) return answer;
      const at = Math.floor(random() * answer.length);
      const other = answer[at] === 'x' ? 'y' : 'x';
      return answer.slice(0, at) + other + answer.slice(at + 1);
    };
  },
};
const NAMES = Object.keys(KINDS);
/** These offer the version that the device already has, so it requests nothing and has nothing to report. */
const NOTHING_NEW = new Set(['a lower version under the current number', 'an equal version with other content']);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An agency whose server may make false statements. */
class Dishonest extends SignedContent {
  /** Fields that replace the true ones in its statement. */
  current: Record<string, unknown> = {};
  override statement = (changes: Record<string, unknown> = {}) =>
    SignedContent.prototype.statement.call(this, { ...this.current, ...changes });
}

/**
 * An agency with two editions, a recall and two trust lists, and an in-memory device that has installed the second
 * edition.
 */
async function begin() {
  const content = new Dishonest();
  const [list] = content.lists;
  await content.publish(titled('One'));
  await content.publish(titled('Two'));
  content.recall({ kind: 'card', id: 'anaphylaxis', line: null }, 'card/anaphylaxis');
  content.trust(list === undefined ? [] : JSON.parse(list.text).people);
  const { answer, statement, tamper } = content;
  const reset = () => {
    content.published.splice(2);
    Object.assign(content, { answer, statement, tamper, current: {} });
  };
  return { content, reset };
}

const stateOf = (content: Dishonest) => JSON.parse(content.answer('/api/content/state') ?? '{}').statement;
const versionOf = (kept: Kept | undefined): number => JSON.parse(kept?.active?.manifest.text ?? '{}').version;

/** Checks that no trick installs anything, in Node with an in-memory database and in the browser with its own. */
export async function tricks(browser: Browser): Promise<void> {
  const random = seededRandom(SEED);
  const { content, reset } = await begin();
  const { device, store, clock } = contentDevice(content);
  await checkContent(stateOf(content), 0, device);
  const [kept, texts] = [structuredClone(store.kept), store.texts];
  const taken: string[] = [];
  const refusals = new Map<string, number>();
  for (let count = 0; count < TRICKS; count += 1) {
    const name = NAMES[count % NAMES.length] ?? '';
    await KINDS[name]?.({ content, random, setClock: (ahead) => Object.assign(clock, { ahead }) });
    const { installed, refusal = 'nothing new' } = await checkContent(stateOf(content), 2, device);
    if (installed !== undefined || versionOf(store.kept) !== 2) taken.push(name);
    refusals.set(`${name}: ${refusal}`, (refusals.get(`${name}: ${refusal}`) ?? 0) + 1);
    reset();
    Object.assign(store, { kept: structuredClone(kept), texts });
    clock.ahead = 0;
  }
  judge(
    `tricks in Node, ${NAMES.length} kinds, seed ${SEED}, n ${TRICKS}`,
    taken.length === 0,
    `${taken.length} installed ${taken}`,
  );
  for (const [what, count] of refusals) say(`     ${what} (${count})`);
  // An honest edition is accepted after all of them, so the refusals did not come from a broken device.
  await content.publish(titled('Honest'));
  const honest = await checkContent(stateOf(content), 2, device);
  judge('and an honest edition after them', honest.installed?.facts.version === 3, `${honest.refusal ?? 'installed'}`);
  reset();
  await tricksInBrowser(browser, content, reset, random);
}

async function tricksInBrowser(browser: Browser, content: Dishonest, reset: () => void, random: () => number) {
  const server = await ServerProcess.launch();
  const first = await phoneContext(browser, server.url);
  await content.serve(first);
  const start = await first.newPage();
  await signIn(start, 0);
  await start.goto('/storage');
  await start.getByText('Version 2 of').first().waitFor({ timeout: 60_000 });
  const storageState = await first.storageState({ indexedDB: true });
  await first.close();
  const taken: string[] = [];
  let silent = 0;
  for (let count = 0; count < IN_BROWSER; count += 1) {
    const name = NAMES[count % NAMES.length] ?? '';
    const context = await browser.newContext({ baseURL: server.url, storageState, serviceWorkers: 'block' });
    const page = await context.newPage();
    let ahead = 0;
    await KINDS[name]?.({ content, random, setClock: (ms) => (ahead = ms) });
    await content.serve(context);
    // The session follows the server's clock. It ends only if the clock is set forward, which is not what we measure.
    if (ahead !== 0) await page.clock.setSystemTime(Date.now() + ahead);
    const state = page.waitForResponse('**/api/content/state', { timeout: 60_000 });
    await page.goto('/storage');
    await state;
    const says = NOTHING_NEW.has(name) ? page.getByText('Version 2 of') : page.getByText(REFUSED);
    await says
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => {
        silent += 1;
        say(`     ${name}: no sentence`);
      });
    if ((await page.getByText('Version 2 of').count()) === 0 || (await storedVersion(page)) !== 2) taken.push(name);
    await context.close();
    reset();
  }
  judge(`tricks in the browser, n ${IN_BROWSER}`, taken.length === 0, `${taken.length} installed ${taken}`);
  judge('of them without a sentence on the storage screen', silent === 0, String(silent));
  await server.stop();
}
