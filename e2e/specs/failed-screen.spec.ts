import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn, signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { startArrest } from '../pages/arrest-screen.ts';

const FAILURE = 'The page takes nothing of this';

test.use({ expectedErrors: { patterns: [REFUSED(401), new RegExp(FAILURE)] } });

interface Refusal {
  attribute: string;
  holds: string;
  times: number;
  failure: string;
}

function refuseHere({ attribute, holds, times, failure }: Refusal): void {
  const counted = { left: times };
  Object.assign(window, { refused: counted });
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
    if (counted.left > 0 && name === attribute && String(value).includes(holds)) {
      counted.left -= 1;
      throw new Error(failure);
    }
    set.call(this, name, value);
  };
}

test('where the header fails, CODE is in its place and begins a code', async ({ page }) => {
  await signInMedic(page);
  await page.addInitScript(refuseHere, { attribute: 'class', holds: 'app-header', times: 1_000, failure: FAILURE });
  await page.goto('/');
  await page.getByRole('link', { name: 'CODE' }).click();
  await expect(page.getByRole('timer', { name: /^Since the arrest began/ })).toBeVisible();
});

/** Makes React fail to draw elements whose attribute contains this text, this many times. */
const refuse = (page: Page, attribute: string, holds: string, times: number): Promise<void> =>
  page.evaluate(refuseHere, { attribute, holds, times, failure: FAILURE });

test('a screen that fails is drawn once more at once, with what was typed on it and not yet sent', async ({ page }) => {
  await openSignedIn(page, '/account');
  await page.getByLabel('First Name').fill('Sara');
  await page.getByLabel('Last Name').fill('');
  await refuse(page, 'class', 'text-critical-ink', 1_000);
  // Reports that a field is empty, which adds a new line to the page.
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Sara');
  await expect(page.getByLabel('Last Name')).toHaveValue('');
});

const takeAgain = (page: Page): Promise<void> =>
  page
    .evaluate(() => Object.assign((window as unknown as { refused: object }).refused, { left: 0 }))
    .then(() => undefined);

test('a code whose screen fails keeps its clock and its log in sight, and comes back', async ({ page }) => {
  const code = await startArrest(page);
  await code.choose('adult');
  await code.wait(11);
  await followLink(page, '/hospitals');
  await expect(page.getByRole('heading', { level: 1, name: 'Hospitals' })).toBeAttached();
  await refuse(page, 'role', 'timer', 1_000);
  await followLink(page, '/code');
  await expect(page.getByText('This screen has failed')).toBeVisible();
  const kept = page.getByRole('region', { name: 'Code', exact: true });
  await expect(kept.getByText(/A code is running: 0:1\d/)).toBeVisible();
  await expect(kept.getByRole('listitem').first()).toContainText(/Adult|CODE/);
  await expect(page.getByRole('main').getByRole('link', { name: 'CODE' })).toBeVisible();
  await takeAgain(page);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(code.total).toHaveText(/^0:1\d$/);
});
