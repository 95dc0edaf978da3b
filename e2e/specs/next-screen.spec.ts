import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a press is answered before the next screen is drawn, and a second press on its link is the same press', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/hospitals');
  await expect(heading(page, 'Hospitals')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  const pressed = await bar(page)
    .getByRole('link', { name: 'Medications' })
    .evaluate(async (link: HTMLAnchorElement) => {
      link.click();
      link.click();
      await new Promise<void>((answered) => queueMicrotask(answered));
      const { textContent } = document.querySelector('h1') ?? {};
      return { marked: link.getAttribute('aria-current'), heading: textContent, path: location.pathname };
    });
  expect(pressed).toEqual({ marked: 'page', heading: 'Hospitals', path: '/medications' });
  await expect(heading(page, 'Medication Database')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(heading(page, 'Hospitals')).toBeVisible();
});

test('a key that is pressed while the typed text reaches the address is kept', async ({ page }) => {
  await signInMedic(page);
  for (const path of ['/search', '/protocols']) {
    await page.goto(path);
    await page.getByRole('searchbox').waitFor();
    await page.evaluate(() => {
      const typeOn = () => {
        const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'stroke');
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        const shown: (string | undefined)[] = [];
        Object.assign(window, { shown });
        const look = () => shown.push(field?.value) < 10 && requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      const onChange = () => {
        if (!location.search.endsWith('=strok')) return;
        removeEventListener('replaceState', onChange);
        // The key comes in the next task, so a screen that is drawn in a later task comes after it.
        const next = new MessageChannel();
        next.port1.onmessage = typeOn;
        next.port2.postMessage(null);
      };
      addEventListener('replaceState', onChange);
    });
    await page.getByRole('searchbox').fill('strok');
    await expect(page).toHaveURL(/=stroke$/);
    expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(
      Array(10).fill('stroke'),
    );
  }
});

test('the list of a desk is found where it was left, although it grows by steps', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInMedic(page);
  for (const [path, name] of [
    ['/protocols', 'Protocols'],
    ['/medications?tab=all', 'Medications'],
  ] as const) {
    await page.goto(path);
    const pane = page.locator('main ul').first().locator('xpath=..');
    const place = () => pane.evaluate((element) => Math.round(element.scrollTop));
    // While the list is too short, the browser scrolls only to its end.
    const scroll = () => pane.evaluate((element) => element.scrollTo(0, 2500));
    await expect.poll(() => scroll().then(place)).toBe(2500);
    await bar(page).getByRole('link', { name: 'Hospitals' }).click();
    await expect(heading(page, 'Hospitals')).toBeVisible();
    await page.goBack();
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect.poll(place).toBe(2500);
  }
});
