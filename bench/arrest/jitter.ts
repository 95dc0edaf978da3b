import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, say } from '../report.ts';
import { beginPractice, crewPhone, tapButton } from './crew-phone.ts';

/** Standard deviation of where a thumb lands in a moving ambulance, in each direction. */
const SIGMA_MM = 4;
/** A phone's CSS pixels per millimetre, at 160 to an inch. */
const PX_PER_MM = 160 / 25.4;
const TAPS = 2_000;
const SHARE = 0.99;
const SETTLED_MS = 2_200;

/** Scatters taps around the middle of each large button, and counts how many hit it and how many hit another one. */
export async function tapJitter(browser: Browser): Promise<void> {
  const server = await ServerProcess.launch();
  const [context, page] = await crewPhone(browser, server.url);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await beginPractice(page);
    const look = async (state: string) => scatter(page, `${state}, ${width}x${height}`, width === 390);
    await look('compressions');
    await tapButton(page, 'Pause for check');
    await page.waitForTimeout(SETTLED_MS);
    await look('a pause');
    await tapButton(page, 'VF / pVT');
    await page.waitForTimeout(SETTLED_MS);
    await look('a shock to give');
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'End', exact: false }).last().tap();
    await page.getByRole('button', { name: /^End/ }).last().tap();
    await page.waitForURL('**/code/log/**');
  }
  await context.close();
  await server.stop();
}

/** @param isUsual true for a phone of the usual size, to which the limit applies */
async function scatter(page: Page, state: string, isUsual: boolean): Promise<void> {
  const hits = await page.evaluate(
    ([sigma, taps]) => {
      const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
      return [...document.querySelectorAll<HTMLElement>('.arrest-buttons button')].map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const count = { name: button.textContent, width, height, hit: 0, other: 0 };
        for (let tap = 0; tap < taps; tap += 1) {
          const [x, y] = [left + width / 2 + sigma * normal(), top + height / 2 + sigma * normal()];
          const met = document.elementFromPoint(x, y)?.closest('button');
          if (met === button) count.hit += 1;
          else if (met) count.other += 1;
        }
        return count;
      });
    },
    [SIGMA_MM * PX_PER_MM, TAPS] as const,
  );
  for (const { name, width, height, hit, other } of hits) {
    const what = `${state}: "${name}" of ${Math.round(width)}x${Math.round(height)} px, sigma ${SIGMA_MM} mm, n ${TAPS}`;
    const figure = `${((hit / TAPS) * 100).toFixed(1)} % hit it, ${((other / TAPS) * 100).toFixed(1)} % another button`;
    // Five buttons of this size fit on the smallest screens only if nothing else is shown.
    if (isUsual) judge(what, hit / TAPS >= SHARE, figure);
    else say(`     ${what}: ${figure}`);
  }
}
