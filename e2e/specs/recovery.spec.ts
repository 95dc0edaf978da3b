import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { toNewPassword } from '../pages/recovery.ts';

test.use({
  expectedErrors: {
    patterns: [REFUSED(400), REFUSED(401), REFUSED(404), REFUSED(429), REFUSED(500), REFUSED(503), UNREACHABLE],
  },
});

test('the placeholder of the new password is wholly in sight on the narrowest phone', async ({ page, server }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    if (width === 390) await toNewPassword(page, server);
    const words = 'Enter new password (minimum 8 characters)';
    const field = await page.getByPlaceholder(words).boundingBox();
    const shown = await page.getByText(words, { exact: true }).boundingBox();
    const button = await page.getByRole('button', { name: 'Show password' }).first().boundingBox();
    if (field === null || shown === null || button === null) throw new Error('not on the screen');
    expect(shown.x, `${width} px`).toBeGreaterThanOrEqual(field.x);
    expect(shown.x + shown.width, `${width} px`).toBeLessThanOrEqual(button.x);
    expect(shown.y, `${width} px`).toBeGreaterThanOrEqual(field.y);
    expect(shown.y + shown.height, `${width} px`).toBeLessThanOrEqual(field.y + field.height);
    const cutOff = await page
      .getByText(words, { exact: true })
      .evaluate((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight);
    expect(cutOff, `${width} px`).toBe(false);
  }
});
