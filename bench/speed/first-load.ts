import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstPaint, type Line, phoneContext, slowDown } from './phone.ts';

export interface FirstLoad {
  readonly paint: number;
  /** Time of the frame that showed the response to a tap on the control. */
  readonly tap: number;
  /** The bytes received over the network by then, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** The files that had arrived by then, counted along the longest chain in which each file requested the next. */
  readonly depth: number;
}

/** The control to tap on a page, and the element that the page shows in response. */
export interface FirstTap {
  readonly control: string;
  readonly answer: string;
}

/** Measures a first visit with an empty cache. */
export async function measureFirstLoad(browser: Browser, url: string, line: Line, tap: FirstTap): Promise<FirstLoad> {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  const session = await slowDown(page, line);
  const traffic = watchTraffic(session);
  await page.addInitScript(watchTap, tap);
  void page.goto(url, { waitUntil: 'commit' });
  const answered = await tapUntilAnswered(page, session);
  const { bytes, scriptBytes, arrived } = traffic();
  const paint = await firstPaint(page);
  await context.close();
  return { paint, tap: answered, bytes, scriptBytes, depth: chainDepth(arrived) };
}

interface Traffic {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly arrived: readonly ChainLink[];
}

/** Files that a page needs before it responds. Images and the manifest do not delay it. */
const HOLDS_UP: ReadonlySet<string | undefined> = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

function watchTraffic(session: CDPSession): () => Traffic {
  const sent = new Map<string, ChainLink & { readonly type: string | undefined }>();
  const arrived = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request, initiator }) => {
    const askedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    sent.set(requestId, { type, url: request.url, askedBy });
  });
  session.on('Network.responseReceived', ({ response }) => {
    bytes += response.encodedDataLength;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (sent.get(requestId)?.type === 'Script') scriptBytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId }) => arrived.add(requestId));
  return () => ({
    bytes,
    scriptBytes,
    arrived: [...sent].filter(([id, { type }]) => arrived.has(id) && HOLDS_UP.has(type)).map(([, link]) => link),
  });
}

/**
 * Inside the page: finds the control as soon as it appears, and records the frame that shows the response to a tap on
 * it.
 */
function watchTap({ control, answer }: FirstTap): void {
  const state: TapState = {};
  Object.assign(window, { firstTap: state });
  const look = () => {
    const box = document.querySelector(control)?.getBoundingClientRect();
    // The position is stored, because the control does not move, but the response may change what the selector matches.
    if (box !== undefined && box.width > 0) state.at ??= { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (document.querySelector(answer) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (state.answered = performance.now())));
  };
  requestAnimationFrame(look);
}

interface TapState {
  at?: { readonly x: number; readonly y: number };
  answered?: number;
}

const tapState = (page: Page): Promise<TapState> =>
  page.evaluate(() => (window as unknown as { firstTap?: TapState }).firstTap ?? {}).catch(() => ({}));

async function tapUntilAnswered(page: Page, session: CDPSession): Promise<number> {
  for (;;) {
    const { at, answered } = await tapState(page);
    if (answered !== undefined) return answered;
    if (at !== undefined) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A file that arrived, and the file that requested it. */
interface ChainLink {
  readonly url: string;
  readonly askedBy: string | undefined;
}

/**
 * The files on the longest chain in which each file requested the next. The first file is the page. Files without a
 * requester count as requested by the page, because the browser does not report a requester if an inline script made
 * the request.
 */
function chainDepth([page, ...files]: readonly ChainLink[]): number {
  if (page === undefined) return 0;
  const depths = new Map([[page.url, 1]]);
  // In request order, so that each file's requester comes before the file.
  for (const { url, askedBy = page.url } of files) {
    if (!depths.has(url)) depths.set(url, 1 + (depths.get(askedBy) ?? 1));
  }
  return Math.max(...depths.values());
}
