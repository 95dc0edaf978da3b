import { signInMedic } from '../fixtures/medic.ts';
import { REFUSED } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

test('the row above an open card: back to all, the age, the calculator, and a search that keeps the card until a key', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/protocols?id=anaphylaxis');
  const box = page.getByRole('searchbox', { name: 'Search protocols and medications' });
  await expect(page.getByRole('button', { name: 'Pediatric', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medications Dose Calculator' })).toHaveAttribute('href', '/calculator');
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Search protocols and medications' }).click();
  await expect(box).toBeFocused();
  await expect(page.getByRole('article', { name: 'Anaphylaxis', exact: true })).toBeVisible();
  await page.keyboard.type('stroke');
  await expect(page).toHaveURL(/\/protocols\?search=stroke$/);
  await expect(box).toBeFocused();
  await expect(page.getByRole('article', { name: 'Stroke', exact: true })).toBeVisible();

  // As soon as the card is in the page, before anything that follows its paint.
  await page.addInitScript(pressWhenThere, { selector: 'article', key: '/' });
  await page.goto('/protocols?id=anaphylaxis');
  await expect(box).toBeFocused();
  await expect(page.getByRole('article', { name: 'Anaphylaxis', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all protocols' }).click();
  await expect(page).toHaveURL(/\/protocols$/);
  await expect(page.getByRole('button', { name: 'All Categories' })).toHaveAttribute('aria-pressed', 'true');
});

/** Inside the page: presses a key once, as soon as the element appears. */
function pressWhenThere({ selector, key }: { selector: string; key: string }): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  watch.observe(document, { childList: true, subtree: true });
}
