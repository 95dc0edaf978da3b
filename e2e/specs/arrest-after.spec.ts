import { axeFaults } from '../fixtures/axe.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { expect, test } from '../fixtures/test.ts';
import { handOver, NOTE, press, row, runArrest } from '../pages/arrest-after.ts';

test.use({ viewport: { width: 1280, height: 900 } });

// Slow: axe runs twice, and the pixels of a symbol are compared twice.
test('after a code: shown as a QR code, on paper, and in the list', async ({ page }) => {
  test.slow();
  await openSignedIn(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await press(page, 'CODE');
  await runArrest(page);
  await row(page, 'Epinephrine')
    .getByRole('button', { name: /^Change the time/ })
    .click();
  await page.getByRole('textbox', { name: 'Time after CODE' }).fill('-1:00');
  await press(page, 'Save the time');

  await test.step('two decoders read the QR code of the screen', async () => {
    await press(page, 'Show as QR code');
    const text = await handOver(page).textContent();
    expect(text).not.toContain('Sara');
    const code = page.getByRole('img', { name: 'QR code of the hand-over' });
    expect(await readQr(page, code)).toEqual({ jsqr: text, qr: text });
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readQr(page, code)).toEqual({ jsqr: text, qr: text });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('paper has the hand-over and the timeline, no buttons and no note', async () => {
    await expect(page.getByText(NOTE, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(NOTE, { exact: true })).toBeHidden();
    await expect(page.getByText('A note, which stays on the device')).toBeVisible();
    await expect(page.getByText('Epinephrine 1 mg -1:00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Change the time/ })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await page.goto('/code/log');
  await expect(page.getByText('Deleted in 7 days')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(sent, 'nothing of a code is sent').toEqual([]);
});
