import type { Page } from '@playwright/test';
import { cueTexts } from '../fixtures/cue-texts.ts';
import { followLink } from '../fixtures/link.ts';
import { takeNowLine } from '../fixtures/now-line.ts';
import { smallTargets } from '../fixtures/page-probe.ts';
import { expect, test } from '../fixtures/test.ts';
import { startArrest } from '../pages/arrest-screen.ts';
import { clockChip, pressWhenDue, sheet, startFromCard, strip } from '../pages/clocks.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const CLOCK = 'IM epinephrine';

/** Distance that the screen can be scrolled, in px. */
const overflow = (page: Page): Promise<number> =>
  page.locator('.arrest-screen').evaluate((node) => node.scrollHeight - node.clientHeight);

/** Position of each button on the running screen, except those in the strip. */
const buttonPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.arrest-screen :is(button, a)')]
      .filter((button) => button.closest('.arrest-strip') === null)
      .map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
      }),
  );

async function placesBySize(page: Page): Promise<string[][]> {
  const places: string[][] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${size.width}x${size.height}`).toBe(0);
    expect(await smallTargets(page, 48), `${size.width}x${size.height}`).toEqual([]);
    places.push(await buttonPlaces(page));
  }
  return places;
}

test('no cue of either plan is cut on any screen, whatever else holds', async ({ page }) => {
  const texts = cueTexts();
  expect(texts.length).toBeGreaterThan(80);
  await page.setViewportSize(SIZES[0]);
  await startArrest(page, 11);
  await takeNowLine(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const cut = await page.evaluate((all) => {
      const others = all.slice(0, 3).map(({ text }) => text);
      return all.flatMap((words) => {
        window.nowLine.show(words, others);
        const box = document.querySelector<HTMLElement>('.arrest-cue');
        if (box === null) return ['no line'];
        const isCut = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
        return isCut || box.dataset.fit === 'cut' || !box.textContent?.includes(words.text) ? [words.text] : [];
      });
    }, texts);
    expect(cut, `${size.width}x${size.height}`).toEqual([]);
  }
});

test('of what else holds nothing is shown in part', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await startArrest(page, 11);
  await takeNowLine(page);
  await page.evaluate(() =>
    window.nowLine.show({ text: 'Check rhythm.', tone: 'urgent' }, [
      'Epinephrine due: 0.16 mg = 1.6 mL of 0.1 mg/mL, and more than there is room for',
      'Short.',
    ]),
  );
  const line = page.locator('.arrest-others');
  await expect(line).toBeVisible();
  const seen = await line.evaluate((node) => {
    const { bottom } = node.getBoundingClientRect();
    return [...node.children]
      .filter((item) => item.getBoundingClientRect().top < bottom - 1)
      .map((item) => item.textContent);
  });
  expect(seen).toEqual(['+2']);
});

test('SHOCK GIVEN holds its energies on the smallest screen: one line of its own, no figure apart from its unit', async ({
  page,
}) => {
  const code = await startArrest(page, 11);
  await code.check('VF / pVT');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${size.width}x${size.height}`;
    const shock = code.button(/^SHOCK GIVEN/);
    await expect(shock, name).toContainText('first 120-200 J');
    const inside = await shock.evaluate((button) => {
      const edge = button.getBoundingClientRect();
      const border = Number.parseFloat(getComputedStyle(button).borderTopWidth);
      const label = document.createRange();
      label.selectNodeContents(button.children[0] as Element);
      const parts = [...button.querySelectorAll('span')].map((span) => span.getBoundingClientRect());
      return {
        isWithin: parts.every(
          ({ top, bottom, left, right }) =>
            top >= edge.top + border && bottom <= edge.bottom - border && left >= edge.left && right <= edge.right,
        ),
        lines: new Set([...label.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size,
        brokenFigures: [...button.querySelectorAll('.figure')].filter((figure) => figure.getClientRects().length > 1)
          .length,
      };
    });
    expect(inside, name).toMatchObject({ isWithin: true, brokenFigures: 0 });
  }
});

test('running clocks and what they say move no button of a code, and nothing is cut', async ({ page }) => {
  const code = await startArrest(page, 11);
  await code.check('Asystole / PEA');
  await code.wait(3);
  const before = await placesBySize(page);
  await followLink(page, '/protocols?id=anaphylaxis');
  await startFromCard(page, CLOCK, false);
  await followLink(page, '/protocols?id=chest-pain-acs');
  await startFromCard(page, '12-lead', false);
  await followLink(page, '/code');
  await expect(strip(page)).toBeVisible();
  expect(await placesBySize(page)).toEqual(before);

  // A clock's message waits for ROSC: next to the arrest's epinephrine, it would mislead.
  await page.clock.fastForward(6 * 60_000);
  await page.setViewportSize(SIZES[1]);
  await expect(clockChip(page, CLOCK)).toContainText(/6:\d\d/);
  await expect(strip(page)).not.toContainText('Signs stay');
  await followLink(page, '/');
  await expect(strip(page)).toContainText('Signs stay');
  await followLink(page, '/code');
  await expect(clockChip(page, CLOCK)).toBeVisible();
  await expect(strip(page)).not.toContainText('Signs stay');
  await code.check('Pulse');
  await expect(strip(page)).toContainText('Signs stay');
  await code.wait(2);
  const due = await placesBySize(page);
  await page.setViewportSize(SIZES[1]);
  await pressWhenDue(page, `Seen: ${CLOCK}`);
  await expect(clockChip(page, CLOCK)).toBeVisible();
  expect(await placesBySize(page)).toEqual(due);
});

test('on the smallest screen one button leads to the clocks, and to what one of them says', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  const code = await startArrest(page, 11);
  await followLink(page, '/protocols?id=anaphylaxis');
  await startFromCard(page, CLOCK, false);
  await followLink(page, '/code');
  await strip(page).getByRole('button', { name: 'All clocks, start another' }).click();
  await expect(sheet(page)).toContainText(CLOCK);
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.fastForward(6 * 60_000);
  await code.check('Pulse');
  await code.wait(2);
  await strip(page).getByRole('button').first().click();
  await expect(sheet(page)).toContainText('Signs stay');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page).getByRole('button', { name: 'All clocks, start another' })).toBeVisible();
});

test('a ring of the focus is whole on every button of the running screen', async ({ page }) => {
  const code = await startArrest(page, 11);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const count = await page.locator('.arrest-screen :is(button:enabled, a)').count();
    await code.button('More').focus();
    for (let press = 0; press < count; press += 1) {
      await page.keyboard.press('Tab');
      const cut = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused.closest('.arrest-screen') === null) return '';
        const style = getComputedStyle(focused);
        const reach = Math.max(0, Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth));
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        let around = focused.parentElement;
        while (around !== null) {
          const box = around.getBoundingClientRect();
          const isClipped =
            getComputedStyle(around).overflow !== 'visible' &&
            (left - reach < box.left ||
              top - reach < box.top ||
              right + reach > box.right ||
              bottom + reach > box.bottom);
          if (isClipped || style.outlineStyle === 'none') return focused.textContent ?? 'cut';
          if (around.classList.contains('arrest-screen')) return '';
          around = around.parentElement;
        }
        return '';
      });
      expect(cut, `${size.width}x${size.height}`).toBe('');
    }
  }
});

test('in Night the shock differs from CPR by its shape, and a late dose says by how much', async ({ page }) => {
  const code = await startArrest(page, 11);
  await code.check('VF / pVT');
  const border = (name: string | RegExp) =>
    code.button(name).evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(await border(/^SHOCK GIVEN/)).toBe('double');
  expect(await border('Resume CPR')).not.toBe('double');
  await code.press('Resume CPR');
  await code.press(/^Epinephrine 1 mg/);
  await expect(page.getByText('1 given,', { exact: true })).toBeVisible();
  await expect(page.getByText(/^next in (3:00|2:59)$/)).toBeVisible();
  await code.wait(312);
  await expect(page.getByText(/^late 0:1[1-4]$/)).toBeVisible();
});
