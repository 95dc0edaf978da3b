import { changed, isShown, published } from '../fixtures/published-edition.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

test('no other edition takes the place of the one that is read: not under a dialog, not mid-card, not with a patient', async ({
  page,
}) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'asked', role: 'alertdialog' }));
  });
  await content.publish(changed('Three'));
  await wake(page);
  const mark = page.getByRole('link', { name: 'New edition' });
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await isShown(page, 1);
  await page.evaluate(() => document.getElementById('asked')?.remove());
  await isShown(page, 2);

  await page.goto('/protocols?id=stroke');
  const heading = page.getByRole('heading', { name: 'Stroke Three', level: 3 });
  await expect(heading).toBeVisible();
  await content.publish(changed('Four'));
  await wake(page);
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Calculator' }).first().click();
  await expect(mark).toBeHidden();

  await weightField(page).fill('14');
  await content.publish(changed('Five'));
  await wake(page);
  await expect(mark).toBeVisible({ timeout: 20_000 });
  await mark.click();
  await expect(page.getByText('It is shown when no patient is entered.')).toBeVisible();
  await page.getByRole('link', { name: 'First60' }).click();
  await isShown(page, 3);
});
