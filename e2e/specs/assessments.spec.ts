import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from '../fixtures/test.ts';
import { saveGlasgow } from '../pages/assessments.ts';

test('saved assessments: tool, score, reading and time; copied, shared, deleted one by one and all; nothing is sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.text ?? '';
    };
  });
  await signInMedic(page);
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Saved assessments' }).click();
  await expect(page).toHaveTitle('Saved assessments · First60');
  await expect(page.getByText('No saved assessments')).toBeVisible();

  await page.getByRole('link', { name: 'Glasgow Coma Scale' }).click();
  await page.getByRole('button', { name: 'Glasgow Coma Scale Assessment' }).click();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await saveGlasgow(page, 'first');
  await saveGlasgow(page, 'last');
  await page.getByRole('link', { name: 'All saved assessments' }).click();

  await expect(page.getByRole('heading', { name: '2 saved assessments' })).toBeVisible();
  const [newest, oldest] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()];
  await expect(newest).toContainText('Glasgow Coma Scale 3/15');
  await expect(newest).toContainText('Severe');
  await expect(oldest).toContainText('15/15');
  await expect(newest).toContainText(String(new Date().getFullYear()));

  await newest.getByRole('button', { name: /^Copy/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^Glasgow Coma Scale 3\/15: Severe/);
  await newest.getByRole('button', { name: /^Share/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^Glasgow Coma Scale 3\/15: Severe/);

  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await newest.getByRole('button', { name: /^Delete/ }).click();
  await newest.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(page.getByRole('heading', { name: '1 saved assessment' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the saved assessment?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No saved assessments')).toBeVisible();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText('No saved assessments')).toBeVisible();
  expect(sent).toEqual([]);
});
