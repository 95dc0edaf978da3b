import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstPaint, phoneContext, slowDown } from './phone.ts';

export interface FirstLoad {
  readonly paint: number;
  /** When a frame answered a tap on the first control. */
  readonly tap: number;
  /** The bytes received over the network by then, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** A first visit with an empty cache over Slow 4G. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  const session = await slowDown(page, { network: true });
  const traffic = watchTraffic(session);
  await page.addInitScript(watchTap);
  void page.goto(url, { waitUntil: 'commit' });
  const tap = await tapFirstControl(page, session);
  const { bytes, scriptBytes } = traffic();
  const paint = await firstPaint(page);
  await context.close();
  return { paint, tap, bytes, scriptBytes };
}

function watchTraffic(session: CDPSession): () => { bytes: number; scriptBytes: number } {
  const kinds = new Map<string, string>();
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? ''));
  session.on('Network.responseReceived', ({ response }) => {
    bytes += response.encodedDataLength;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  return () => ({ bytes, scriptBytes });
}

/** Inside the page: finds the first control as it appears, and records the frame that follows a tap on it. */
function watchTap(): void {
  const state: { at?: { x: number; y: number }; answered?: number } = {};
  Object.assign(window, { firstControl: state });
  const look = () => {
    const control = document.querySelector('main input, main button, input, button, a[href]');
    const box = control?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) state.at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'click',
    () => requestAnimationFrame(() => setTimeout(() => (state.answered ??= performance.now()))),
    true,
  );
}

interface TapState {
  readonly at?: { readonly x: number; readonly y: number };
  readonly answered?: number;
}

const tapState = (page: Page): Promise<TapState> =>
  page.evaluate(() => (window as unknown as { firstControl?: TapState }).firstControl ?? {}).catch(() => ({}));

async function tapFirstControl(page: Page, session: CDPSession): Promise<number> {
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
