import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { looseFigures } from '../fixtures/page-probe.ts';
import { CALCULATORS } from '../fixtures/stops/calculators.ts';
import { openAll } from '../fixtures/stops/stop.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

/** Cards with weights, limits, infusions, dilutions and drugs for certain ages. */
const CARDS = ['seizures', 'pediatric-cardiac-arrest', 'anaphylaxis', 'rapid-sequence-intubation', 'burns'] as const;

// Slow: each calculator is read on screen and on paper, and five cards at two weights.
test('a number and its unit stay on one line on every calculator, its printed sheet and the cards, at any width', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/');
  const loose: string[] = [];
  const look = async (where: string) => {
    loose.push(...(await looseFigures(page)).map((text) => `${where}: ${text}`));
  };
  for (const stop of CALCULATORS) {
    await stop.open(page);
    for (const fold of await page.locator('summary').all()) if (await fold.isVisible()) await fold.click();
    await look(stop.name);
    await page.emulateMedia({ media: 'print' });
    await look(`${stop.name}, on paper`);
    await page.emulateMedia({ media: 'screen' });
  }
  for (const id of CARDS) {
    await followLink(page, `/protocols?id=${id}`);
    await expect(page.locator(`#protocol-${id}`)).toBeVisible();
    for (const kilograms of ['9', '70']) {
      await weightField(page).first().fill(kilograms);
      await openAll(page, 'main h4 button[aria-expanded="false"]');
      await look(`${id}, ${kilograms} kg`);
    }
  }
  expect(loose).toEqual([]);
});
