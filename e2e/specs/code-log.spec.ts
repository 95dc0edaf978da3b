import type { Page } from '@playwright/test';
import { openCodeRoom, serveCodeRoom } from '../fixtures/code-room.ts';
import { expect, test } from '../fixtures/test.ts';

const NOURA = 'user-noura';

/** Begins a code of this user, and presses these kinds one after the other. */
const begin = (page: Page, user = NOURA): Promise<string> =>
  page.evaluate(
    (of) => window.room.beginCode({ user: of, plan: 'adult', layout: 'als', edition: 'e'.repeat(64), practice: false }),
    user,
  );
const press = (page: Page, code: string, text: string): Promise<string> =>
  page.evaluate(([of, note]) => window.room.record(of, { kind: 'note', text: note }).id, [code, text] as const);

interface Shown {
  readonly code: string;
  readonly notes: readonly string[];
  readonly kinds: readonly string[];
  readonly seqs: readonly number[];
  readonly times: readonly number[];
  readonly durable: number;
  readonly keptIn: string;
  readonly isRunning: boolean;
  readonly isOfOtherVersion: boolean;
}

const shown = (page: Page, user = NOURA): Promise<readonly Shown[]> =>
  page.evaluate(
    (of) =>
      window.room.logsOf(of).map(({ code, events, durable, keptIn, endedAt, isOfOtherVersion }) => ({
        code,
        notes: events.flatMap(({ data }) => (data.kind === 'note' ? [data.text] : [])),
        kinds: events.map(({ data }) => data.kind),
        seqs: events.map(({ seq }) => seq),
        times: events.map(({ t }) => t),
        durable: durable.size,
        keptIn,
        isRunning: endedAt === undefined,
        isOfOtherVersion,
      })),
    user,
  );

/** Waits until the page says that every event is on the disk. */
const allDurable = (page: Page) =>
  expect.poll(async () => (await shown(page)).every(({ durable, seqs }) => durable === seqs.length)).toBe(true);

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

test.beforeEach(async ({ context }) => serveCodeRoom(context));

test('what is pressed is seen at once, on the disk soon after, and there after a reload', async ({ page }) => {
  await openCodeRoom(page, NOURA);
  const code = await begin(page);
  const atOnce = await page.evaluate((of) => {
    window.room.record(of, { kind: 'cpr' });
    const [log] = window.room.logsOf('user-noura');
    return {
      seen: log?.events.length,
      lines: Object.keys(localStorage).filter((key) => key.includes('.line.')).length,
    };
  }, code);
  expect(atOnce).toEqual({ seen: 2, lines: 2 });
  await press(page, code, 'one');
  await allDurable(page);
  await openCodeRoom(page, NOURA);
  const [log] = await shown(page);
  expect(log).toMatchObject({ code, kinds: ['started', 'cpr', 'note'], seqs: [1, 2, 3], durable: 3, keptIn: 'disk' });
});

test('a running code is there before any database is open', async ({ page }) => {
  await openCodeRoom(page, NOURA);
  const code = await begin(page);
  await press(page, code, 'one');
  await page.addInitScript(() => {
    // A database that never answers.
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) });
  });
  await page.goto('/code-room');
  await page.waitForFunction(() => document.title === 'ready');
  const before = await page.evaluate(() => {
    void window.room.loadLogs('user-noura');
    return window.room.logsOf('user-noura').map((log) => log.events.length);
  });
  expect(before).toEqual([2]);
});

test('two tabs that press at once make one log: nothing is lost, and no place in it is empty or taken twice', async ({
  page,
  context,
}) => {
  await openCodeRoom(page, NOURA);
  const code = await begin(page);
  await press(page, code, 'before');
  await allDurable(page);
  const other = await context.newPage();
  await openCodeRoom(other, NOURA);
  const pressMany = (tab: Page, name: string) =>
    tab.evaluate(
      async ([of, by]) => {
        for (let count = 0; count < 40; count += 1) {
          window.room.record(of, { kind: 'note', text: `${by} ${count}` });
          await new Promise((resolve) => setTimeout(resolve, count % 5));
        }
      },
      [code, name] as const,
    );
  await Promise.all([pressMany(page, 'first'), pressMany(other, 'second')]);
  for (const tab of [page, other]) await allDurable(tab);
  const [one] = await shown(page);
  await expect.poll(async () => (await shown(other))[0]?.notes).toEqual(one?.notes);
  expect(new Set(one?.notes).size).toBe(81);
  expect(one?.seqs).toEqual(counted(82));
  expect(one?.times).toEqual([...(one?.times ?? [])].sort((a, b) => a - b));
  const stored = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('first60-codes');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('events').objectStore('events').getAll();
          asking.onsuccess = () => resolve(asking.result.map(({ seq }: { seq: number }) => seq));
        };
      }),
  );
  expect(stored).toEqual(counted(82));
});

test('a code that is begun by mistake leaves nothing, in no tab', async ({ page, context }) => {
  await openCodeRoom(page, NOURA);
  const other = await context.newPage();
  await openCodeRoom(other, NOURA);
  const code = await begin(page);
  await press(page, code, 'one');
  await expect.poll(() => shown(other)).toHaveLength(1);
  expect(await page.evaluate((of) => window.room.deleteCode(of), code)).toBe(true);
  await expect.poll(() => shown(other)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first60.code')))).toEqual([
    'first60.code.held',
  ]);
  await openCodeRoom(page, NOURA);
  expect(await shown(page)).toEqual([]);
});

test.describe('a database that fails', () => {
  /** From now on IndexedDB throws, until `allowed` is called. */
  const refuse = (page: Page) =>
    page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('refused by the test', 'UnknownError');
      };
      Object.assign(window, { allow: () => Object.assign(IDBDatabase.prototype, { transaction }) });
    });
  const allow = (page: Page) => page.evaluate(() => (window as unknown as { allow: () => void }).allow());

  test('leaves the events in the journal, says so, and takes them when it works again', async ({ page }) => {
    await openCodeRoom(page, NOURA);
    const code = await begin(page);
    await allDurable(page);
    await refuse(page);
    await press(page, code, 'journal');
    await expect.poll(async () => (await shown(page))[0]?.keptIn).toBe('journal');
    expect((await shown(page))[0]).toMatchObject({ notes: ['journal'], durable: 1 });
    await allow(page);
    await press(page, code, 'disk');
    await allDurable(page);
    expect((await shown(page))[0]).toMatchObject({ keptIn: 'disk', seqs: [1, 2, 3], notes: ['journal', 'disk'] });
  });

  test('with a journal that fails too leaves them in memory alone, and says so', async ({ page }) => {
    await openCodeRoom(page, NOURA);
    const code = await begin(page);
    await allDurable(page);
    await refuse(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused by the test', 'QuotaExceededError');
      };
    });
    await press(page, code, 'memory');
    await expect.poll(async () => (await shown(page))[0]?.keptIn).toBe('memory');
    expect((await shown(page))[0]?.notes).toEqual(['memory']);
  });

  test('what only the journal has is on the disk after the next start', async ({ page }) => {
    await openCodeRoom(page, NOURA);
    const code = await begin(page);
    await allDurable(page);
    await refuse(page);
    await press(page, code, 'journal');
    await expect.poll(async () => (await shown(page))[0]?.keptIn).toBe('journal');
    await openCodeRoom(page, NOURA);
    await allDurable(page);
    expect((await shown(page))[0]).toMatchObject({ notes: ['journal'], seqs: [1, 2], keptIn: 'disk' });
  });
});
