import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/medic.ts';
import { handOver, NOTE, press, row, runArrest } from '../pages/arrest-after.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await press(page, button);
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('after a code: corrected, handed over, saved without names, and deleted', async ({ page }) => {
  await openSignedIn(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await press(page, 'CODE');
  await runArrest(page);

  await test.step('the hand-over names what was done and nobody', async () => {
    await expect(handOver(page)).toContainText(
      /T: Shocks \+0:\d\d; Epinephrine 1 mg \+0:\d\d; Naloxone 0\.4 mg \+0:\d\d/,
    );
    await expect(handOver(page)).toContainText('age: ask the crew');
    await expect(handOver(page)).toContainText(/\(times from CODE\), end of log \+0:\d\d: CPR/);
    await expect(row(page, 'Naloxone')).toContainText('read back by: second person');
    await expect(handOver(page)).toContainText('From taps in First60, not measured. Verify.');
    await expect(handOver(page)).not.toContainText('Sara');
    await expect(row(page, NOTE)).toBeVisible();
    await expect(page.getByText('Time with compressions in arrest, from taps, not measured')).toBeVisible();
  });

  await test.step('the other order', async () => {
    await press(page, 'IMIST-AMBO');
    await expect(handOver(page)).toContainText('B: not in the log, ask the crew');
    await press(page, 'ATMIST');
  });

  await test.step('a corrected time keeps both, and a wrong one says why', async () => {
    await row(page, 'Epinephrine')
      .getByRole('button', { name: /^Change the time/ })
      .click();
    const field = page.getByRole('textbox', { name: 'Time after CODE' });
    await field.fill('soon');
    await press(page, 'Save the time');
    await expect(page.getByText('Write minutes and seconds, as 4:05.')).toBeVisible();
    await field.fill('59:00');
    await press(page, 'Save the time');
    await expect(page.getByText('That is after the end of the log')).toBeVisible();
    await field.fill('-1:00');
    await press(page, 'Save the time');
    await expect(row(page, 'Epinephrine')).toContainText(/-1:00.*logged at \+0:\d\d/);
    await expect(handOver(page)).toContainText('Epinephrine 1 mg -1:00');
  });

  await test.step('what is undone is struck through and not handed over; a reload keeps both corrections', async () => {
    await row(page, /Shock given|^\+0:\d\dShock/)
      .getByRole('button', { name: /^Undo/ })
      .click();
    await expect(page.locator('del')).toHaveText(/Shock/);
    await expect(handOver(page)).not.toContainText('Shocks');
    await page.reload();
    await expect(page.locator('del')).toHaveText(/Shock/);
    await expect(handOver(page)).toContainText('Epinephrine 1 mg -1:00');
    await page.getByRole('button', { name: /^Restore/ }).click();
    await expect(page.locator('del')).toHaveCount(0);
    await expect(handOver(page)).toContainText('Shocks');
  });

  await test.step('the energy that the device had costs two presses and its figure', async () => {
    await row(page, /Shock/)
      .getByRole('button', { name: /^Energy/ })
      .click();
    const field = page.getByRole('textbox', { name: 'Energy of the device, in J' });
    await field.fill('28.5');
    await press(page, 'Save the energy');
    await expect(page.getByText('Write whole joules, from 1 to 360.')).toBeVisible();
    await field.fill('200');
    await press(page, 'Save the energy');
    await expect(handOver(page)).toContainText(/T: Shocks 200 J \+0:\d\d;/);
    await expect(page.locator('del')).toHaveText('Shock');
    await expect(row(page, 'Shock 200 J')).toContainText(/logged at \+/);
  });

  await test.step('the files say that they are not conformant, and name nobody', async () => {
    const nemsis = await saved(page, 'Save as JSON (NEMSIS 3.5 shape)');
    expect(nemsis.name).toMatch(/^first60-code-\d{4}-\d\d-\d\d-\d{4}-nemsis\.json$/);
    const record = JSON.parse(nemsis.text);
    expect(record.conformance).toMatch(/^Not conformant/);
    expect(record.eMedications[0]['eMedications.05']).toBe(1);
    const fhir = await saved(page, 'Save as FHIR R4');
    expect(JSON.parse(fhir.text)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    for (const { text } of [nemsis, fhir]) {
      for (const name of ['Sara', '0551234567', 'unit 42', 'Noura']) expect(text).not.toContain(name);
    }
  });

  await test.step('the list shows the days left; the device keeps what is chosen', async () => {
    await page.goto('/code/log');
    await expect(page.getByText('Deleted in 7 days')).toBeVisible();
    await page.getByRole('combobox', { name: 'Delete codes after' }).selectOption('30 days');
    await page.reload();
    await expect(page.getByText('Deleted in 30 days')).toBeVisible();
  });

  await test.step('handed over, deleted, and gone after a reload', async () => {
    await page.getByRole('link', { name: /Adult/ }).click();
    const address = page.url();
    await press(page, 'Handed over, delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this code?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(handOver(page)).toBeVisible();
    await press(page, 'Handed over, delete');
    await question.getByRole('button', { name: 'Handed over, delete' }).click();
    await expect(page.getByText('No codes on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No codes on this device')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This code is not on this device' })).toBeAttached();
  });

  expect(sent, 'nothing of a code is sent').toEqual([]);
});

test('a correction after the end is kept, though the page goes before the database has it', async ({ page }) => {
  await openSignedIn(page, '/');
  await press(page, 'CODE');
  await runArrest(page);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Gone.', 'InvalidStateError');
    };
    // All documents share this class. It works again once this page is gone.
    window.addEventListener('pagehide', () => {
      IDBDatabase.prototype.transaction = transaction;
    });
  });
  await row(page, /Shock given|^\+0:\d\dShock/)
    .getByRole('button', { name: /^Undo/ })
    .click();
  await expect(page.locator('del')).toHaveText(/Shock/);
  await page.reload();
  await expect(page.locator('del')).toHaveText(/Shock/);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'CODE', exact: true }), 'none runs').toBeVisible();
});

test('practice is marked in the list, on the page, in the text and in each file, and stays for a day', async ({
  page,
}) => {
  await openSignedIn(page, '/code');
  await press(page, 'Practice');
  await runArrest(page);
  await expect(page.getByText('PRACTICE', { exact: true })).toBeVisible();
  await expect(page.getByText('Deleted in 1 day', { exact: true })).toBeVisible();
  await expect(handOver(page)).toContainText('PRACTICE, NO PATIENT');
  const nemsis = await saved(page, 'Save as JSON (NEMSIS 3.5 shape)');
  expect(nemsis.name).toMatch(/^first60-code-practice-/);
  expect(JSON.parse(nemsis.text).practice).toBe('PRACTICE. No patient.');
  const fhir = await saved(page, 'Save as FHIR R4');
  expect(JSON.parse(fhir.text).meta.security[0].code).toBe('HTEST');
  await page.goto('/code/log');
  await expect(page.getByRole('link', { name: /PRACTICE/ })).toBeVisible();
});
