import { startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('the list of drugs: what each is for, what is for after ROSC alone, and after a pulse what holds the pressure first', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  const list = page.getByRole('region', { name: 'Drugs' });
  const rows = list.getByRole('button', { name: /^(Epinephrine|Amiodarone|Saline)/ });
  await code.press('Drug');
  await expect(list).toContainText(
    '4 mL of 500 mg/mL + 16 mL saline = 20 mL of 100 mg/mL, in an empty labeled syringe, never a flush.',
  );
  await expect(list).toContainText('Never if: bicarbonate not yet flushed out of the line.');
  await expect(list.getByRole('heading', { name: 'After ROSC only' })).toBeAttached();
  await code.press(/^Amiodarone 300 mg/);
  await code.press('Drug');
  await expect(list.getByText('Amiodarone given: not both.')).toHaveCount(2);
  await code.press('Back');
  await code.check('Pulse');
  await code.press('Drug');
  await expect(rows.nth(0)).toHaveAccessibleName(/^Saline 250-500 mL at a time, only with clear lungs/);
  await expect(rows.nth(1)).toContainText('Epinephrine, push dose');
  await expect(rows.nth(2)).toContainText('Epinephrine, infusion');
  await expect(list.getByRole('heading', { name: 'Only in arrest' })).toBeAttached();
  await expect(
    list.getByRole('heading', { name: 'Only in arrest' }).locator('xpath=following::button[1]'),
  ).toHaveAccessibleName(/^Epinephrine 1 mg = 10 mL/);
});

test('a press on a fluid asks what ran: the log and the total count that', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  const list = page.getByRole('region', { name: 'Drugs' });
  const asked = page.getByRole('region', { name: 'Saline: what ran?' });
  for (const volume of ['250 mL', '250 mL', '1000 mL']) {
    code.takeTaps();
    await code.press('Drug');
    await code.press(/^Saline up to 1000 mL/);
    await expect(asked.getByRole('button')).toHaveText(['Back', '250 mL', '500 mL', '1000 mL', 'Volume not known']);
    await code.press(volume);
    expect(code.takeTaps()).toBe(3);
    await expect(code.last).toContainText(`Saline ${volume}`);
    await code.wait(3);
  }
  await code.press('Drug');
  await code.press(/^Saline 500 mL/);
  await expect(asked.getByRole('button', { name: '1000 mL' })).toContainText('above the total');
  await code.press('Volume not known');
  await code.wait(3);
  await code.press('Drug');
  await expect(list.getByRole('button', { name: /^Saline 500 mL/ })).toContainText('Only the rest of the total');
  await code.press(/^Dextrose 10%/);
  await code.press('50 mL (5 g)');
  await expect(code.last).toContainText('Dextrose 10% 5 g = 50 mL');
});

test('a fluid of a child: the volume of each step, and after a pulse the one after which to listen to the lungs', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.check('Pulse, 60 or more');
  await code.press('Drug');
  await code.press(/^Saline Lungs after each 10 mL\/kg ?: 160 mL/);
  await code.press(/^160 mL\s*10 mL\/kg/);
  await code.wait(3);
  await code.press('Drug');
  await code.press('Read back: Saline');
  await expect(page.getByRole('region', { name: 'Read back' })).toContainText('Saline');
  await code.press(/^320 mL\s*20 mL\/kg/);
  await code.press('More');
  await code.press(/^Log /);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Saline' })).toHaveText([
    /Saline 320 mL, read back by: second person/,
    /Saline 160 mL/,
  ]);
});
