import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('from home to the sources: title, edition, how it was read, where it is used, and back to the card', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sources of every figure' }).click();
  await expect(page).toHaveURL(/\/sources$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();

  await page.getByRole('searchbox').fill('FAST-ED');
  await expect(page).toHaveURL(/search=FAST-ED/);
  await expect(page.getByText('1 source', { exact: true })).toBeVisible();
  const work = page.getByRole('article');
  await expect(work).toHaveCount(1);
  await expect(work).toContainText(/Edition: 2016\. Read as: /);
  await expect(work.getByRole('link', { name: /^Open source: / })).toHaveAttribute('href', /^https?:/);
  await work.getByRole('button', { name: /^Used in/ }).click();
  await work.getByRole('link', { name: 'Stroke', exact: true }).click();
  await expect(page).toHaveURL(/\/protocols\?id=stroke/);

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('FAST-ED');
  await page.getByRole('searchbox').fill('no such work');
  await expect(page.getByText('No sources found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all sources' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Guidelines' })).toBeVisible();
});
