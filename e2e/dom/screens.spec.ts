import { signInMedic } from '../fixtures/medic.ts';
import { expect, test } from './test.ts';

test('going back closes an open question and stays on the screen; so does Escape; the next step back leaves', async ({
  page,
}) => {
  await signInMedic(page);
  await page.request.post('/api/favorites', { data: { medicationId: 'aspirin' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Favorites' }).first().click();
  const question = page.getByRole('alertdialog');
  const ask = () => page.getByRole('button', { name: 'Clear All' }).click();
  await ask();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/favorites$/);
  await ask();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove from favorites: aspirin' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
