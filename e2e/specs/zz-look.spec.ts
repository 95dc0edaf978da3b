import { openSignedIn } from '../fixtures/medic.ts';
import { test } from '../fixtures/test.ts';
import { CodeScreen } from '../pages/code-screen.ts';

const SIZES = [
  [390, 844],
  [320, 568],
  [844, 390],
  [820, 1180],
] as const;

test('look', async ({ page }) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await openSignedIn(page, '/');
  const code = new CodeScreen(page);
  const shoot = async (name: string, themes = ['light', 'night']) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const theme of themes) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png` });
      }
    }
    const over = await page.evaluate(() => {
      const e = document.querySelector('.code-screen');
      return e ? [e.scrollHeight, e.clientHeight, e.scrollWidth, e.clientWidth] : [];
    });
    console.log(name, over.join());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate((t) => (document.documentElement.dataset.theme = t), 'light');
  };
  await shoot('home', ['light']);
  await page.goto('/code');
  await shoot('startpage', ['light']);
  await page.goto('/');
  await code.start();
  await shoot('first');
  await code.choose('child');
  await code.wait(11);
  await shoot('cpr', ['light', 'dark', 'sun', 'night']);
  await code.press(/^Child/);
  await page.getByLabel('Weight (kg)').fill('16');
  await shoot('patient', ['light']);
  await code.press('Use 16 kg');
  await code.press(/^Pause/);
  await code.wait(9);
  await shoot('pause', ['light', 'night']);
  await code.press('VF / pVT');
  await shoot('armed', ['light', 'night']);
  await code.press(/^SHOCK GIVEN/);
  await code.wait(1);
  await code.press('Resume CPR');
  await code.press('Drug');
  await shoot('drugs', ['light']);
  await page
    .getByRole('button', { name: /^Read back: Epi/ })
    .first()
    .click();
  await shoot('readback', ['light']);
  await code.press('Given');
  await code.wait(245);
  await shoot('due', ['light', 'dark', 'sun', 'night']);
  await code.press('Airway, IV');
  await shoot('airway', ['light']);
  await code.press('Back');
  await code.press('More');
  await shoot('more', ['light']);
  await code.press('Back');
  await code.check('Pulse');
  await shoot('rosc', ['light', 'night']);
});
