import type { ProtocolId } from '@first60/edition';
import type { Page } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect, test, UNREACHABLE } from '../fixtures/test.ts';
import { chip } from '../pages/protocol-card.ts';

async function openTools(page: Page, card: ProtocolId): Promise<void> {
  await openSignedIn(page, `/protocols?id=${card}`);
  await chip(page, 'Tools').click();
}

test('APGAR waits for its minute, keeps the answers of each minute, and is saved with it', async ({ page }) => {
  await openTools(page, 'newborn-resuscitation');
  await expect(page.getByText('This score never decides about resuscitation')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.getByRole('button', { name: '1 min', exact: true }).click();
  for (const [item, option] of [
    ['Appearance (color)', 'Blue or pale all over'],
    ['Pulse', 'Below 100 a minute'],
    ['Grimace (reflex to a touch)', 'Grimace'],
    ['Activity (muscle tone)', 'Limp'],
    ['Respiration', 'Slow or irregular, weak cry'],
  ] as const) {
    await page.getByRole('group', { name: item, exact: true }).getByText(option, { exact: true }).click();
  }
  await expect(page.getByRole('status').filter({ hasText: '3/10' })).toHaveText(/Low.*Score again at 5 minutes\./);
  await page.getByRole('button', { name: 'Save Assessment' }).click();
  await expect(page.getByText('APGAR score, 1 min 3/10')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '5 min', exact: true }).click();
  await expect(page.getByText('Answered 0 of 5')).toBeVisible();
  await page.getByRole('button', { name: '1 min', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '3/10' })).toBeVisible();
});

test('the clock of a newborn marks the present minute, is right after a sleep, stops, goes on, and ends with Clear patient', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-05-06T07:08:09Z') });
  await openTools(page, 'newborn-resuscitation');
  const timer = page.getByRole('timer');
  const marked = page.getByRole('row').and(page.locator('[aria-current=true]'));
  await page.getByRole('button', { name: 'Born now' }).click();
  await expect(page.getByText('First minute: no target yet.')).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.clock.fastForward(195_000);
  await expect(marked).toContainText('3 min');
  await expect(page.getByText('Target now: 70-75%')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.clock.fastForward(420_000);
  await expect(marked).toContainText('10 min');
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = await timer.textContent();
  await page.clock.fastForward(60_000);
  await expect(timer).toHaveText(stopped ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(timer).toHaveText(/^11:/);
  await page.reload();
  await expect(timer).toHaveText(/^1[1-2]:/);
  await page.getByRole('button', { name: 'Clear patient' }).click();
  await expect(timer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Born now' })).toBeVisible();
});

test('pain is scored in numbers, in faces or as it is seen, and saved by its scale', async ({ page }) => {
  await openTools(page, 'pain-management');
  await page.getByRole('button', { name: /^Says a number/ }).click();
  await page
    .getByRole('group', { name: /^How bad/ })
    .getByText('7', { exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '7/10' })).toHaveText(/Severe pain/);
  await page.getByRole('button', { name: 'Save Assessment' }).click();
  await expect(page.getByText('Pain in numbers 7/10')).toBeVisible();
  await page.getByRole('button', { name: /^Shows a face/ }).click();
  await page.getByRole('radio', { name: 'No pain 0' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '4/10' })).toHaveText(/Moderate pain/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Under 4 years/ }).click();
  for (const item of ['Face', 'Legs', 'Activity', 'Cry', 'Consolability']) {
    await page.getByRole('group', { name: item, exact: true }).locator('label').first().click();
  }
  await expect(page.getByRole('status').filter({ hasText: '0/10' })).toHaveText(/Relaxed and comfortable/);
});

test.describe('while the tools cannot be loaded', () => {
  test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

  test('the card is read without them, says that they are coming, and has them at the next contact', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/card-tools-*', (route) => route.abort());
    await openTools(page, 'newborn-resuscitation');
    const tools = page.locator('[data-section=tools]');
    await expect(tools.getByRole('status')).toHaveText('Loading...');
    await chip(page, 'ALS').click();
    await expect(page.locator('[data-section=als] li').first()).toBeVisible();
    await page.unroute('**/assets/card-tools-*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(tools.getByRole('button', { name: 'Born now' })).toBeVisible();
    await expect(tools.getByText('Loading...')).toHaveCount(0);
  });
});
