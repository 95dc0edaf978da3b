import { followLink } from '../fixtures/link.ts';
import { changed, isShown, published } from '../fixtures/published-edition.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE, REFUSED(401), REFUSED(404)] } });

test('a screen that is opened shows the edition that waited from its first frame on', async ({ page }) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  await followLink(page, '/protocols?id=stroke');
  await expect(page.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await content.publish(changed('Three'));
  await wake(page);
  await expect(page.getByRole('link', { name: 'New edition' })).toBeVisible({ timeout: 20_000 });
  const shown = await page.evaluate(async () => {
    const texts: boolean[] = [];
    history.pushState(null, '', '/search?q=stroke');
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      texts.push(document.querySelector('main')?.textContent?.includes('Stroke Two') === true);
    }
    return texts.includes(true);
  });
  expect(shown).toBe(false);
  await expect(page.getByText('Stroke Three').first()).toBeVisible();
});

test('another tab follows at its next safe moment', async ({ page, context }) => {
  const content = await published(page);
  await page.goto('/');
  await isShown(page, 1);
  const other = await context.newPage();
  await other.goto('/protocols?id=stroke');
  await expect(other.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await content.publish(changed('Three'));
  await wake(page);
  await isShown(page, 2);
  await expect(other.getByRole('link', { name: 'New edition' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Stroke Two', level: 3 })).toBeVisible();
  await other.getByRole('link', { name: 'First60' }).click();
  await isShown(other, 2);
});
