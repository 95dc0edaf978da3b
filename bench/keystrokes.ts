import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../e2e/browser.ts';
import { ServerProcess } from '../e2e/fixtures/server-process.ts';

/*
 * From a key in the quick calculator's weight field to the painted result, on a phone-sized screen with the
 * processor throttled four times. Limits: median 37 ms, worst 98 ms over 100 keys.
 */
const KEYS = 100;
const WARM_UP = 10;
const THROTTLE = 4;
const LIMITS = { median: 37, worst: 98 } as const;
const MEDIC = { email: 'bench@example.com', password: 'bench password', firstName: 'Bench', lastName: 'Medic' };

const server = await ServerProcess.launch();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  await page.request.post('/api/register', { data: MEDIC, failOnStatusCode: true });
  await page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });
  await page.goto('/calculator');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const field = page.getByLabel('Weight (kg)');
  await field.fill('12');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });

  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keyToPaint: seen });
    // The frame after the one that follows the key has the new doses on the screen.
    addEventListener(
      'keydown',
      (event) => requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - event.timeStamp))),
      true,
    );
  });
  for (let key = 0; key < KEYS + WARM_UP; key += 1) {
    await field.press(key % 2 === 0 ? '5' : 'Backspace');
    await page.waitForTimeout(50);
  }
  const all = await page.evaluate(() => (window as unknown as { keyToPaint: number[] }).keyToPaint);
  report(all.slice(WARM_UP));
} finally {
  await browser.close();
  await server.stop();
}

function report(samples: readonly number[]): void {
  const sorted = samples.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const worst = sorted.at(-1) ?? Number.NaN;
  const verdict = (value: number, limit: number) =>
    `${value.toFixed(1)} ms (limit ${limit} ms: ${value <= limit ? 'held' : 'missed'})`;
  process.stdout.write(
    `key to paint, ${sorted.length} keys at ${THROTTLE}x throttle: median ${verdict(median, LIMITS.median)}, worst ${verdict(worst, LIMITS.worst)}\n`,
  );
}
