import { edition } from '@first60/content';
import type { Locator, Page } from '@playwright/test';
import { type ColorName, expectColor } from '../fixtures/color-name.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';

const THEMES = ['light', 'dark'] as const;
const KITS = ['red', 'blue', 'green', 'purple', 'orange', 'orange'] as const satisfies ColorName[];
const PRIORITIES = { critical: 'red', urgent: 'orange', routine: 'blue' } as const satisfies Record<string, ColorName>;
const PRIORITY_WORD = /^[▲◆●](?:Critical|Urgent|Routine)$/i;

for (const colorScheme of THEMES) {
  test.describe(`the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`${colorScheme}: each kit has its color, red, blue, green, purple and orange, in the list and on a drug's chip`, async ({
      page,
    }) => {
      await openSignedIn(page, '/medications');
      const titles = page.getByRole('heading', { level: 2 });
      await expect(titles).toHaveCount(KITS.length);
      for (const [index, color] of KITS.entries()) {
        await expectColor(titles.nth(index).getByText(String(index + 1), { exact: true }), 'background-color', color);
      }
      for (const [index, color] of KITS.entries()) {
        const drug = Object.values(edition.formulary).find(
          ({ kitNumber, medId }) => kitNumber === index + 1 && medId.startsWith('ORIG_'),
        );
        await followLink(page, `/medications?tab=all&search=${drug?.id}`);
        const chip = page
          .getByRole('article')
          .filter({ hasText: drug?.genericName ?? '' })
          .first()
          .getByText(/^(?:Kit [12]|Main Inner|Control|External)/);
        await expectColor(chip.first(), 'border-inline-start-color', color);
      }
    });

    test(`${colorScheme}: critical is red, urgent orange and routine blue: edge and badge of a card, and the legend`, async ({
      page,
    }) => {
      await openSignedIn(page, '/protocols');
      for (const [priority, color] of Object.entries(PRIORITIES)) {
        const { id, title } = Object.values(edition.protocols).find((card) => card.priority === priority) ?? {};
        await followLink(page, `/protocols?id=${id}`);
        const card = page.getByRole('article', { name: title ?? priority, exact: true });
        await expectColor(card, 'border-inline-start-color', color);
        await expectColor(card.getByText(PRIORITY_WORD).first(), 'background-color', color);
      }
      await followLink(page, '/');
      const legend = page.getByRole('region', { name: 'Priority colors' }).getByRole('listitem');
      for (const [index, color] of Object.values(PRIORITIES).entries()) {
        await expectColor(legend.nth(index).locator('span').first(), 'background-color', color);
      }
    });

    test(`${colorScheme}: FAST-ED is framed green at 0, yellow to 3, orange to 6, red above`, async ({ page }) => {
      await openSignedIn(page, '/protocols?id=stroke');
      await page.getByRole('button', { name: 'Stroke Assessment Tools' }).click();
      const fastEd = fastEdTool(page);
      // The tools appear after the card.
      await fastEd.waitFor();
      for (const item of await fastEd.getByRole('group').all()) await item.locator('label').first().click();
      await expectFrame(fastEd, '0/10', 'green');
      for (const [item, score, color] of [
        ['Face', 1, 'yellow'],
        ['Arm weakness', 3, 'yellow'],
        ['Speech output', 4, 'orange'],
        ['Eye deviation', 6, 'orange'],
        ['Speech comprehension', 7, 'red'],
      ] as const) {
        await fastEd.getByRole('group', { name: item, exact: true }).locator('label').last().click();
        await expectFrame(fastEd, `${score}/10`, color);
      }
    });
  });
}

const fastEdTool = (page: Page): Locator =>
  page
    .locator('div.flex-col')
    .filter({ has: page.getByRole('heading', { level: 5, name: 'FAST-ED', exact: true }) })
    .last();

async function expectFrame(tool: Locator, score: string, color: ColorName): Promise<void> {
  const result = tool.getByRole('status');
  await expect(result).toContainText(score);
  await expectColor(result.locator('> div'), 'border-inline-start-color', color);
}
