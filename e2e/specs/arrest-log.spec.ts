import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../browser.ts';
import { openArrestRoom, serveArrestRoom } from '../fixtures/arrest-room.ts';
import { killBrowser } from '../fixtures/kill-browser.ts';
import { expect, test } from '../fixtures/test.ts';

const NOURA = 'user-noura';

/** Starts an arrest for this user, and presses these kinds one after the other. */
const begin = (page: Page, user = NOURA): Promise<string> =>
  page.evaluate(
    (of) => window.room.startLog({ user: of, plan: 'adult', layout: 'als', edition: 'e'.repeat(64), practice: false }),
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

/** Waits until the page shows that every event is on the disk. */
const allDurable = (page: Page) =>
  expect.poll(async () => (await shown(page)).every(({ durable, seqs }) => durable === seqs.length)).toBe(true);

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

test.beforeEach(async ({ context }) => serveArrestRoom(context));

test('what is pressed is seen at once, on the disk soon after, and there after a reload', async ({ page }) => {
  await openArrestRoom(page, NOURA);
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
  await openArrestRoom(page, NOURA);
  const [log] = await shown(page);
  expect(log).toMatchObject({ code, kinds: ['started', 'cpr', 'note'], seqs: [1, 2, 3], durable: 3, keptIn: 'disk' });
});

test('a running code is there before any database is open', async ({ page }) => {
  await openArrestRoom(page, NOURA);
  const code = await begin(page);
  await press(page, code, 'one');
  await page.addInitScript(() => {
    // A database that never responds.
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) });
  });
  await page.goto('/arrest-room');
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
  await openArrestRoom(page, NOURA);
  const code = await begin(page);
  await press(page, code, 'before');
  await allDurable(page);
  const other = await context.newPage();
  await openArrestRoom(other, NOURA);
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
  await openArrestRoom(page, NOURA);
  const other = await context.newPage();
  await openArrestRoom(other, NOURA);
  const code = await begin(page);
  await press(page, code, 'one');
  await expect.poll(() => shown(other)).toHaveLength(1);
  expect(await page.evaluate((of) => window.room.deleteArrest(of), code)).toBe(true);
  await expect.poll(() => shown(other)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first60.code')))).toEqual([
    'first60.code.held',
  ]);
  await openArrestRoom(page, NOURA);
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
    await openArrestRoom(page, NOURA);
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
    await openArrestRoom(page, NOURA);
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
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await allDurable(page);
    await refuse(page);
    await press(page, code, 'journal');
    await expect.poll(async () => (await shown(page))[0]?.keptIn).toBe('journal');
    await openArrestRoom(page, NOURA);
    await allDurable(page);
    expect((await shown(page))[0]).toMatchObject({ notes: ['journal'], seqs: [1, 2], keptIn: 'disk' });
  });
});

// Slow: for half a minute Chromium relies on the free space that it found before.
test('a full device takes the next events into the room that was kept for them', async ({ page, server }) => {
  test.slow();
  await openArrestRoom(page, NOURA);
  const code = await begin(page);
  await allDurable(page);
  const reserved = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('first60-codes');
          opening.onsuccess = () => {
            const asking = opening.result.transaction('reserve').objectStore('reserve').count();
            asking.onsuccess = () => resolve(asking.result);
          };
        }),
    );
  await expect.poll(reserved).toBe(1);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(used).toBeGreaterThan(1_000_000);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: used - 500_000 });
  // For half a minute Chromium keeps using the amount of free space that it found before.
  await expect(async () => {
    await press(page, code, 'full');
    await allDurable(page);
    expect(await reserved()).toBe(0);
  }).toPass({ timeout: 90_000, intervals: [3_000] });
  await press(page, code, 'last');
  await allDurable(page);
  expect((await shown(page))[0]?.keptIn).toBe('disk');
});

test('what the page calls saved is there after the browser was killed', async ({ server }) => {
  const profile = await mkdtemp(join(tmpdir(), 'first60-killed-'));
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: browserPath(),
      args: BROWSER_FLAGS,
      baseURL: server.url,
      serviceWorkers: 'block',
    });
    await serveArrestRoom(context);
    const tab = await context.newPage();
    await openArrestRoom(tab, NOURA);
    return { context, tab };
  };
  const { context, tab } = await start();
  const code = await begin(tab);
  for (const note of ['one', 'two', 'three']) await press(tab, code, note);
  await allDurable(tab);
  const closed = context.waitForEvent('close');
  await killBrowser(profile);
  await closed;
  const again = await start();
  const [log] = await shown(again.tab);
  expect(log).toMatchObject({ code, notes: ['one', 'two', 'three'], seqs: [1, 2, 3, 4], isRunning: true });
  await again.context.close();
  await rm(profile, { recursive: true, force: true });
});

test.describe('the clock of the device', () => {
  const HOUR = 3_600_000;
  const set = (page: Page, hours: number) =>
    page.evaluate((by) => {
      const now = Date.now;
      Date.now = () => now() + by;
    }, hours * HOUR);
  const changes = (page: Page) =>
    page.evaluate(
      () =>
        window.room
          .logsOf('user-noura')[0]
          ?.events.flatMap(({ data }) =>
            data.kind === 'clock-changed' ? [{ hours: Math.round(data.by / 3_600_000), unsure: data.unsure }] : [],
          ) ?? [],
    );
  const time = (page: Page, code: string) => page.evaluate((of) => window.room.arrestTime(of), code);

  for (const hours of [2, -2]) {
    test(`set by ${hours} h in view changes no time, and is logged once`, async ({ page }) => {
      await openArrestRoom(page, NOURA);
      const code = await begin(page);
      await set(page, hours);
      await press(page, code, 'one');
      await press(page, code, 'two');
      expect(await time(page, code)).toBeLessThan(HOUR);
      expect(await changes(page)).toEqual([{ hours, unsure: false }]);
    });
  }

  test('set back while the app was away never takes time back: it is that or more', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await press(page, code, 'before');
    await allDurable(page);
    const before = await time(page, code);
    await page.addInitScript((by) => {
      const now = Date.now;
      Date.now = () => now() - by;
    }, 2 * HOUR);
    await openArrestRoom(page, NOURA);
    await press(page, code, 'after');
    expect(await changes(page)).toEqual([{ hours: -2, unsure: true }]);
    expect(await time(page, code)).toBeGreaterThanOrEqual(before - 1_000);
    const [log] = await shown(page);
    expect(log?.times).toEqual([...(log?.times ?? [])].sort((a, b) => a - b));
    expect(log?.notes).toEqual(['before', 'after']);
  });

  test('set on while the app was away counts as an absence that is told', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await allDurable(page);
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 40_000;
    });
    await openArrestRoom(page, NOURA);
    const away = await page.evaluate(() =>
      window.room
        .logsOf('user-noura')[0]
        ?.events.flatMap(({ data }) => (data.kind === 'clock-gap' ? [Math.floor(data.away / 10_000)] : [])),
    );
    expect(away).toEqual([4]);
    expect(await time(page, code)).toBeGreaterThanOrEqual(40_000);
  });
});

test.describe('what is stored', () => {
  /** Replaces rows in the database with what another version or a fault may have written. */
  const change = (page: Page, kind: string, changes: object) =>
    page.evaluate(
      ([of, by]) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('first60-codes');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(['events', 'codes'], 'readwrite');
            const events = transaction.objectStore('events');
            events.getAll().onsuccess = ({ target }) => {
              const rows = (target as IDBRequest<{ data: { kind: string } }[]>).result;
              for (const row of rows) if (row.data.kind === of) events.put({ ...row, ...by });
            };
            transaction.oncomplete = () => {
              opening.result.close();
              localStorage.clear();
              resolve();
            };
          };
        }),
      [kind, changes] as const,
    );

  test('by another version of the app is read and never written', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await press(page, code, 'old');
    await allDurable(page);
    await change(page, 'note', { version: 2 });
    await openArrestRoom(page, NOURA);
    expect((await shown(page))[0]).toMatchObject({ code, isOfOtherVersion: true, kinds: ['started'] });
    expect(await page.evaluate(() => window.room.isArrestRunning())).toBe(false);
    await expect(press(page, code, 'new')).rejects.toThrow('cannot be written');
  });

  test('and damaged takes no other line with it', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await press(page, code, 'damaged');
    await page.evaluate((of) => window.room.record(of, { kind: 'cpr' }), code);
    await allDurable(page);
    await change(page, 'note', { t: 'never' });
    await openArrestRoom(page, NOURA);
    expect((await shown(page))[0]).toMatchObject({ kinds: ['started', 'cpr'], isRunning: true });
    expect(await page.evaluate(() => window.room.logsOf('user-noura')[0]?.unreadable)).toBe(1);
    await press(page, code, 'goes on');
    await allDurable(page);
  });
});

test.describe('the days of a log', () => {
  const DAY = 86_400_000;
  const later = (page: Page, days: number) =>
    page.addInitScript((by) => {
      const now = Date.now;
      Date.now = () => now() + by;
    }, days * DAY);
  const end = (page: Page, code: string) => page.evaluate((of) => window.room.endArrest(of), code);

  test('one that has ended is there for seven days', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    await end(page, await begin(page));
    await allDurable(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.line.')))).toEqual([]);
    await later(page, 6.9);
    await openArrestRoom(page, NOURA);
    expect(await shown(page)).toMatchObject([{ isRunning: false, kinds: ['started', 'ended'] }]);
    await later(page, 0.2);
    await openArrestRoom(page, NOURA);
    expect(await shown(page)).toEqual([]);
  });

  test('one of practice for one', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await page.evaluate(() =>
      window.room.startLog({ user: 'user-noura', plan: 'child', layout: 'bls', edition: '', practice: true }),
    );
    await end(page, code);
    await allDurable(page);
    await later(page, 1.1);
    await openArrestRoom(page, NOURA);
    expect(await shown(page)).toEqual([]);
  });

  test('one whose end was taken back runs again, and is whole in the journal', async ({ page }) => {
    await openArrestRoom(page, NOURA);
    const code = await begin(page);
    await press(page, code, 'one');
    await page.evaluate((of) => {
      const { id } = window.room.record(of, { kind: 'ended' });
      window.room.record(of, { kind: 'undone', of: id });
    }, code);
    await allDurable(page);
    expect((await shown(page))[0]?.isRunning).toBe(true);
    await later(page, 9);
    await openArrestRoom(page, NOURA);
    expect(await shown(page)).toMatchObject([{ isRunning: true }]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.line.')).length),
    ).toBeGreaterThan(3);
  });
});

test('another user of the device never sees a code, and nothing is silent for them', async ({ page }) => {
  await openArrestRoom(page, NOURA);
  await press(page, await begin(page), 'of Noura');
  await allDurable(page);
  await openArrestRoom(page, 'user-sami');
  expect(await shown(page, 'user-sami')).toEqual([]);
  await openArrestRoom(page, NOURA);
  expect(await shown(page)).toMatchObject([{ notes: ['of Noura'] }]);
});
