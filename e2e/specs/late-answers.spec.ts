import { holdAnswer } from '../fixtures/hold-answer.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('a part of the app that arrives after its user has left brings nobody back', async ({ page }) => {
  await signInMedic(page);
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
  const { answered, release } = await holdAnswer(page, '**/assets/content-comparison-*.js');
  await page.goto('/hospitals');
  await answered;
  expect(await everythingStored(page)).toContain(id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => everythingStored(page)).not.toContain(id);
  await release();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await everythingStored(page)).not.toContain(id);
});
