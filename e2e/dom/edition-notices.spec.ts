import type { Page } from '@playwright/test';
import { edition } from '../../packages/content/src/index.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { SignedContent } from '../fixtures/signed-content.ts';
import { UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

async function openSigned(page: Page, end = '2099-12-31'): Promise<SignedContent> {
  const content = new SignedContent();
  await content.publish(edition, { effectivePeriod: { start: '2020-01-01', end } });
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/');
  await expect(page.locator('footer').getByText('Edition 1, approved by ')).toBeVisible({ timeout: 20_000 });
  return content;
}

test('an edition that nobody has confirmed for a day and that has expired is told in one notice, by its number', async ({
  page,
}) => {
  await openSigned(page, '2030-12-31');
  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  const dayLater = Date.now() + 25 * 3_600_000;
  await page.clock.setFixedTime(dayLater);
  await page.goto('/medications');
  await expect(page.locator('[data-tone=amber]', { hasText: 'Checked' })).toHaveText(
    'Edition 1. Checked 25 hours ago.',
  );
  await page.clock.setFixedTime(new Date('2031-01-02'));
  await page.goto('/medications');
  await expect(page.locator('[data-tone=critical]')).toHaveText(
    /^This edition expired on December 31, 2030\. Ask your medical director\. Checked \d+ hours ago\.$/,
  );
  await expect(page.getByText(/Checked \d+ hours ago/)).toHaveCount(1);
});

test('without a network the header says so, also while a new edition waits for the patient to end', async ({
  page,
}) => {
  const content = await openSigned(page);
  await page.goto('/calculator');
  await weightField(page).fill('14');
  await content.publish(edition, { title: 'Another' });
  await wake(page);
  await expect(page.getByRole('link', { name: 'New edition' })).toBeVisible({ timeout: 20_000 });
  await page.context().setOffline(true);
  await expect(page.getByRole('link', { name: 'Offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: 'New edition' })).toBeVisible();
});

test('the news on Home names what was recalled; the next day it names no more', async ({ page }) => {
  const content = await openSigned(page);
  content.recall({ kind: 'drug', id: 'adenosine', line: null }, 'drug/adenosine');
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  await wake(page);
  await expect(page.getByText('Recalled: adenosine, Stroke.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Content updated')).toHaveCount(0);

  // From the next day on, the sentences about the recall include its date. With another edition, only that edition's
  // own changes are news.
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  content.now = () => Date.now() + 24 * 3_600_000;
  const { sepsis } = edition.protocols;
  if (sepsis === undefined) throw new Error('The base has no such card.');
  await content.publish({
    ...edition,
    protocols: { ...edition.protocols, sepsis: { ...sepsis, title: 'Sepsis Two' } },
  });
  await page.goto('/');
  await expect(page.getByText('Content updated: edition 2')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('1 protocol changed:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sepsis Two' }).first()).toBeVisible();
});
