import { edition } from '../../packages/content/src/index.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { changed, editionOf, isShown, published, UNSIGNED } from '../fixtures/published-edition.ts';
import { SignedContent } from '../fixtures/signed-content.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

test('a device that can store nothing shows the built-in edition, says why, and hides what is recalled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  const content = new SignedContent();
  await content.publish(changed('Two'));
  // A card that both editions have.
  content.recall({ kind: 'card', id: 'anaphylaxis', line: null }, 'card/anaphylaxis');
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/storage');
  await expect(page.getByText('This device could not store the new edition.')).toBeVisible({ timeout: 20_000 });
  await page.goto('/');
  await expect(editionOf(page).getByText(UNSIGNED)).toBeVisible();
  await page.goto('/protocols?id=anaphylaxis');
  await expect(page.getByText(/recalled .* by Dr Huda Alharbi\. Call OLMD\./).first()).toBeVisible({ timeout: 20_000 });
});

test('what is recalled is gone at once, in the middle of a card, from calculator, medications and drawings', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.goto('/protocols?id=anaphylaxis');
  const card = page.locator('#protocol-anaphylaxis');
  await expect(card.getByText('0.5 mg').first()).toBeVisible();
  const drug = edition.protocols.anaphylaxis?.medications[0]?.medication ?? '';
  content.recall({ kind: 'drug', id: drug, line: null }, `drug/${drug}`);
  await wake(page);
  const sentence = new RegExp(
    `Hidden: ${edition.formulary[drug]?.genericName}, recalled \\d+:\\d+ [AP]M by Dr Huda Alharbi\\. Call OLMD\\.`,
  );
  await expect(card.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
  await expect(card.getByText('0.5 mg')).toHaveCount(0);

  // The next start reads it from the device.
  await page.context().unrouteAll();
  await page.route('**/api/content/**', (route) => route.abort());
  await page.goto('/calculator');
  await weightField(page).fill('80');
  await expect(page.getByRole('heading', { name: /epinephrine 1:1,000/i })).toHaveCount(0);
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.goto(`/medications?tab=all&search=${encodeURIComponent(edition.formulary[drug]?.genericName ?? '')}`);
  await page
    .getByRole('button', { name: /epinephrine/i })
    .first()
    .click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByRole('article').getByText('0.5 mg')).toHaveCount(0);
});

test('a recall that two people lift gives the row back to the calculator and the dose to the card, without a press', async ({
  page,
  context,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  const reader = await context.newPage();
  await reader.goto('/protocols?id=anaphylaxis');
  await page.goto('/calculator');
  await weightField(page).fill('14');
  const row = page.getByRole('heading', { name: /epinephrine 1:1,000/i });
  const dose = reader.locator('#protocol-anaphylaxis').getByText('0.5 mg');
  await expect(dose.first()).toBeVisible();
  await expect(row.first()).toBeVisible();
  const [rows, doses] = [await row.count(), await dose.count()];

  content.recall({ kind: 'drug', id: 'epinephrine-1-1000', line: null }, 'drug/epinephrine-1-1000');
  for (const tab of [page, reader]) await wake(tab);
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  await expect(dose).toHaveCount(0, { timeout: 20_000 });
  content.lift(1);
  content.lift(1, content.reviewer);
  for (const tab of [page, reader]) await wake(tab);
  await expect(row).toHaveCount(rows, { timeout: 20_000 });
  await expect(dose).toHaveCount(doses, { timeout: 20_000 });
});

test('a recall hides the same part of the built-in edition', async ({ page }) => {
  const content = new SignedContent();
  await content.publish(edition, { minApp: '9.0.0' });
  content.recall({ kind: 'card', id: 'stroke', line: null }, 'card/stroke');
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/protocols?id=stroke');
  const sentence = page.getByText(/Hidden: Stroke.*, recalled .* by Dr Huda Alharbi\. Call OLMD\./).first();
  await expect(sentence).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(sentence).toBeVisible();
});
