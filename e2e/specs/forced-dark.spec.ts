import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';

/** Screens on which a color has a meaning: zones, priorities, kits, triage tags. */
const SCREENS = ['/calculator', '/', '/medications', '/protocols?id=mass-casualty'];

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

// Such a browser also reports that its user prefers dark pages.
test.use({ colorScheme: 'dark' });

for (const theme of ['system', 'light', 'sun'] as const) {
  test(`a browser that darkens pages by force changes no color of the theme ${theme}`, async ({ page }) => {
    await openSignedIn(page, '/calculator');
    await page.getByRole('banner').getByRole('combobox').selectOption(theme);
    const browser = await page.context().newCDPSession(page);
    for (const address of SCREENS) {
      await followLink(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      if (address === '/calculator') await page.getByRole('tab', { name: 'Pediatric Guide' }).click();
      // A screen may still be loading.
      await expect(async () => {
        await browser.send('Emulation.setAutoDarkModeOverride', {});
        const plain = await look(page);
        await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
        expect((await look(page)).equals(plain), address).toBe(true);
      }).toPass({ timeout: 10_000 });
    }
  });
}
