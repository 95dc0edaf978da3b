import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { test } from '../fixtures/test.ts';

test('rows', async ({ page }) => {
  await openSignedIn(page, '/protocols');
  for (const id of ['hypoglycemia-hyperglycemia', 'hyperkalemia-dialysis', 'newborn-resuscitation']) {
    await followLink(page, `/protocols?id=${id}`);
    const sel = `#${id}-first60 li`;
    await page.locator(sel).first().waitFor();
    console.log(
      id,
      JSON.stringify(
        await page
          .locator(sel)
          .evaluateAll((els) =>
            els.map((e) => [
              Math.round(e.getBoundingClientRect().top),
              Math.round(e.getBoundingClientRect().bottom),
              e.textContent?.length,
              e.textContent?.slice(0, 30),
            ]),
          ),
      ),
    );
  }
});
