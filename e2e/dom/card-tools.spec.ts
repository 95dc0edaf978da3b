import type { ProtocolId } from '@first60/edition';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/medic.ts';
import { UNREACHABLE } from '../fixtures/test.ts';
import { chip } from '../pages/protocol-card.ts';
import { expect, test } from './test.ts';

async function openTools(page: Page, card: ProtocolId): Promise<void> {
  await openSignedIn(page, `/protocols?id=${card}`);
  await chip(page, 'Tools').click();
}

test.describe('while the tools cannot be loaded', () => {
  test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

  test('the card is read without them, says that they are coming, and has them at the next contact', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/card-tools-*', (route) => route.abort());
    await openTools(page, 'newborn-resuscitation');
    const tools = page.locator('[data-section=tools]');
    await expect(tools.getByRole('status')).toHaveText('Loading...');
    await chip(page, 'ALS').click();
    await expect(page.locator('[data-section=als] li').first()).toBeVisible();
    await page.unroute('**/assets/card-tools-*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(tools.getByRole('button', { name: 'Born now' })).toBeVisible();
    await expect(tools.getByText('Loading...')).toHaveCount(0);
  });
});
