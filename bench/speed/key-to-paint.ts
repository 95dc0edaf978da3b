import type { Browser, Page } from '@playwright/test';
import { phoneContext, slowDown } from './phone.ts';

/*
 * Measures the time from a key press to the end of the frame in which everything in sight is as it should be after it.
 * The expected state is recorded first, from the same keys at full speed with time to settle. A frame does not count if
 * it still lacks anything in sight, or shows anything stale further down.
 */
const KEYS = 100;
const WARM_UP = 10;
/** Longer than any response may take. */
const GIVEN_UP_MS = 2_000;
/** By then everything is drawn, at full speed and with ten times the content. */
const SETTLED_MS = 250;
/** The pause of a fast typist. */
const BETWEEN_KEYS_MS = 150;

export interface KeyField {
  readonly path: string;
  /** The field to type in. The search box by default. */
  readonly label?: string;
  /** Typed letter by letter, then cleared with Escape or letter by letter. */
  readonly words: readonly string[];
  readonly clear: 'Escape' | 'Backspace';
  /** Selectors of the results, which are listed one below the other, and of other parts that change with a key. */
  readonly results: string;
  readonly rest: string;
}

/** Titles, everyday words, drugs, text, and two misspellings. */
const SEARCHES = ['chest pain', 'anaphylaxis', 'heart attack', 'epinephrine', 'oxygen', 'seziure', 'narcan', 'pnuemo'];
const SEARCH_REST = '#main h2, #main [role=status], #main section li:not(:has(article), article li)';

/** Fields in which a key changes a whole screen of results. */
export const KEY_FIELDS = {
  calculator: {
    path: '/calculator',
    label: 'Weight (kg)',
    words: ['12.5', '7', '34', '3.2', '70', '18'],
    clear: 'Backspace',
    results: '#dose-results ~ section > ul > li',
    rest: '#main p:not(li p)',
  },
  search: { path: '/search', words: SEARCHES, clear: 'Escape', results: '#main li:has(article)', rest: SEARCH_REST },
  protocols: {
    path: '/protocols',
    words: SEARCHES,
    clear: 'Escape',
    results: '#main li:has(article)',
    rest: SEARCH_REST,
  },
} as const satisfies Record<string, KeyField>;

/** The bare page shows the typed text in one line: the minimum that a key costs. */
export const BARE_FIELD: KeyField = {
  path: '/',
  label: 'Text',
  words: ['12.5', '7', '34'],
  clear: 'Backspace',
  results: '#none',
  rest: '#out',
};

export interface KeyTimes {
  /** Milliseconds from each key to its frame. */
  readonly toPaint: readonly number[];
  /** Further frames until no drawn element is empty any more, including those out of sight. */
  readonly furtherFrames: readonly number[];
}

/** Measures the times of a hundred keys. A key without the correct result is an error. */
export async function measureKeys(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
  field: KeyField,
): Promise<KeyTimes> {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(field.path);
  const box = field.label === undefined ? page.getByRole('searchbox') : page.getByLabel(field.label);
  const keys = keysOf(field);
  await box.click();

  await page.evaluate(watchScreen, { results: field.results, rest: field.rest });
  for (const key of keys) {
    await box.press(key);
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(() => (window as unknown as Watched).keyBench.settled());
  }
  await box.fill('');
  await slowDown(page);
  await page.waitForTimeout(500);
  await page.evaluate((longest) => (window as unknown as Watched).keyBench.time(longest), GIVEN_UP_MS);
  for (const [at, key] of keys.entries()) {
    await box.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    // On a slow machine the result may take longer, and it must not spoil the measurement of the next key.
    await page.waitForFunction((pressed) => (window as unknown as Watched).keyBench.answered() === pressed, at + 1);
  }
  const { times, frames, wrong } = await page.evaluate(() => (window as unknown as Watched).keyBench);
  await context.close();
  if (wrong.length > 0) throw new Error(`${field.path}: never right after ${wrong.join('; ')}`);
  return { toPaint: times.slice(WARM_UP), furtherFrames: frames.slice(WARM_UP) };
}

function keysOf({ words, clear }: KeyField): string[] {
  const round = words.flatMap((word) => [...word, ...(clear === 'Escape' ? [clear] : Array.from(word, () => clear))]);
  return Array.from({ length: KEYS + WARM_UP }, (_, at) => round[at % round.length] ?? clear);
}

interface Watched {
  readonly keyBench: {
    /** Records the screen as the expected one after the next key. */
    settled: () => void;
    /** Times every key from now on. */
    time: (longest: number) => void;
    /** The number of keys whose results have been drawn and settled, or given up on. */
    answered: () => number;
    readonly times: number[];
    readonly frames: number[];
    readonly wrong: string[];
  };
}

/** Missing from TypeScript's DOM types. */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };

/** Runs inside the page. */
function watchScreen({ results, rest }: Pick<KeyField, 'results' | 'rest'>): void {
  interface Parts {
    readonly texts: readonly string[];
    readonly inSight: number;
  }
  const SELECTORS = [results, rest];
  const read = (part: Element) =>
    `${part.textContent}|${[...part.querySelectorAll('mark')].map((mark) => mark.textContent)}`;
  const showsNothing = (part: Element) =>
    part.textContent === '' ||
    !part.checkVisibility({ opacityProperty: true }) ||
    getComputedStyle(part).contentVisibility === 'hidden';
  // Elements that are hidden altogether do not belong to the screen.
  const partsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0);
  const expected: Parts[][] = [];
  const times: number[] = [];
  const frames: number[] = [];
  const wrong: string[] = [];
  // The frames after a key. Each callback requests the next frame before anything else can, so nothing of the next
  // frame runs before its callback. The screen is read when all callbacks have run, because observers run after them.
  let look: (() => void) | undefined;
  let atEnd: (() => void) | undefined;
  const onFrame = () => {
    atEnd?.();
    atEnd = undefined;
    if (look === undefined) return;
    requestAnimationFrame(onFrame);
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      look?.();
    });
    observer.observe(document.body);
  };
  const settled = () => {
    expected.push(
      SELECTORS.map(partsOf).map((parts) => ({
        texts: parts.map(read),
        inSight: parts.filter((part) => part.getBoundingClientRect().top < innerHeight).length,
      })),
    );
  };
  const isRight = (right: readonly Parts[]) =>
    right.every(({ texts, inSight }, at) => {
      const parts = partsOf(SELECTORS[at] ?? '');
      return (
        parts.length >= inSight &&
        parts.every((part, place) => read(part) === texts[place] || (place >= inSight && showsNothing(part)))
      );
    });
  const isSettled = (right: readonly Parts[]) =>
    right.every(({ texts }, at) => {
      const parts = partsOf(SELECTORS[at] ?? '');
      return parts.every(
        (part, place) => read(part) === texts[place] && part.checkVisibility({ opacityProperty: true }),
      );
    });
  const time = (longest: number) => {
    let at = 0;
    const onKey = (event: KeyboardEvent) => {
      const right = expected[at];
      at += 1;
      const sinceKey = () => performance.now() - event.timeStamp;
      const giveUp = (why: string) => {
        wrong.push(`${event.key}: ${why}`);
        look = undefined;
      };
      let further = 0;
      const lookSettled = (right: readonly Parts[]) => {
        if (isSettled(right)) {
          frames.push(further);
          look = undefined;
        } else if (sinceKey() > longest) giveUp('never settled');
        further += 1;
      };
      look = () => {
        if (right !== undefined && isRight(right)) {
          let isPainted = false;
          const painted = () => {
            if (!isPainted) times.push(sinceKey());
            isPainted = true;
          };
          // The first task after the frame, or the next frame if that begins before any task.
          scheduler.postTask(painted, { priority: 'user-blocking' });
          atEnd = painted;
          look = () => lookSettled(right);
          lookSettled(right);
        } else if (sinceKey() > longest) giveUp(partsOf(rest).map(read).join('\n').slice(0, 120));
      };
      requestAnimationFrame(onFrame);
    };
    addEventListener('keydown', onKey, true);
  };
  const answered = () => Math.min(times.length, frames.length) + wrong.length;
  Object.assign(window, { keyBench: { settled, time, answered, times, frames, wrong } });
}
