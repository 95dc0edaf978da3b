import { startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('a double press counts once with +1, which says what it adds; Undo takes back one press', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  const epinephrine = code.button(/^Epinephrine 1 mg/);
  await epinephrine.click();
  await epinephrine.click();
  const count = page.getByText(/^\d given,?$/);
  await expect(count).toHaveText(/^1 given/);
  await expect(code.button('Counted once. Count one more dose')).toContainText('dose');
  await code.press('Counted once. Count one more dose');
  await expect(count).toHaveText(/^2 given/);
  await code.press('Undo');
  await expect(count).toHaveText(/^1 given/);
  await code.wait(3);
  await code.check('Asystole / PEA');
  await code.press('Undo');
  await expect(code.last).toContainText('Undone: Asystole / PEA');
  await expect(code.cycle).toHaveAccessibleName(/^Pause/);
});

test('Undo takes back the last press, named, a minute earlier too, and for 8 s Redo brings it back', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.wait(70);
  await code.press(/^Epinephrine 1 mg/);
  const count = page.getByText(/^\d given,?$/);
  await code.press('1 minute earlier');
  await expect(code.epinephrine).toHaveText(/^1:0\d$/);
  await expect(code.last).toContainText('New time: Epinephrine 1 mg');
  await code.press('Undo');
  await expect(code.last).toContainText('Undone: New time: Epinephrine 1 mg');
  await expect(code.epinephrine).toHaveText(/^0:0\d$/);
  await expect(count, 'the dose stands').toHaveText(/^1 given/);
  await code.press('Redo');
  await expect(code.epinephrine).toHaveText(/^1:0\d$/);
  await code.press('Undo');
  await code.press('Undo');
  await expect(code.last).toContainText('Undone: Epinephrine 1 mg');
  await expect(count).toHaveCount(0);
  await expect(code.button('Undo'), 'nothing is left').toBeDisabled();
  await code.wait(9);
  await expect(code.button('Redo')).toHaveCount(0);
  await expect(code.button('1 minute earlier')).toBeDisabled();
});

test('a minute earlier ends at the begin of the code', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.press(/^Epinephrine 1 mg/);
  await code.press('1 minute earlier');
  await expect(code.last).toContainText('0:00');
  await expect(code.button('1 minute earlier')).toBeDisabled();
});

test('a thumb that goes on pressing Undo takes back one press a second, and never the plan or the weight', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.press(/^Epinephrine 0.16 mg/);
  await code.press('Airway, IV');
  await code.press('IO');
  const undo = code.button('Undo');
  await undo.click();
  await undo.click({ force: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^\d given,?$/), 'the dose stands').toHaveText(/^1 given/);
  for (let tap = 0; tap < 8; tap += 1) {
    await code.wait(2);
    await undo.click({ force: true });
  }
  await expect(page.getByText(/^\d given,?$/)).toHaveCount(0);
  await expect(code.button(/^Child 16 kg/)).toBeVisible();
});

test('a place that means something else counts after a moment: Pause after compressions that resumed by themselves, a rhythm, a button below a list', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  const hurried = (name: string | RegExp) => code.button(name).click({ force: true });
  await code.press('Pause for check');
  await hurried('VF / pVT');
  await expect(code.button('VF / pVT')).toHaveAttribute('aria-disabled', 'true');
  await expect(code.button(/^SHOCK GIVEN/)).toHaveCount(0);
  await code.wait(1);
  await code.press('Asystole / PEA');
  await code.wait(1);
  await hurried('Pause for check');
  await expect(code.button('Pause for check')).toHaveAttribute('aria-disabled', 'true');
  await expect(code.cycle).toHaveAccessibleName(/^Cycle CPR/);
  await code.wait(2);
  await code.press('Drug');
  await hurried(/^Amiodarone 300 mg/);
  await code.press('Back');
  await hurried('Pause for check');
  await expect(code.cycle).toHaveAccessibleName(/^Cycle CPR/);
  await expect(code.last).toContainText('Asystole / PEA');
  await code.wait(1);
  await code.press('Pause for check');
  await expect(code.cycle).toHaveAccessibleName(/^Pause/);
});

test('the second tap of a double tap on a shock offers +1 shock, and resumes nothing', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('VF / pVT');
  await code.press(/^SHOCK GIVEN/);
  await code.button('Resume CPR').first().click({ force: true });
  await expect(code.cycle).toHaveAccessibleName(/^Pause/);
  await expect(code.button('Counted once. Count one more shock')).toContainText('shock');
  await code.press('Counted once. Count one more shock');
  await code.press('Resume CPR');
  await expect(page.getByText('Shocks x2', { exact: true })).toBeVisible();
});

test('a dose before its time: the first tap shows it with the time of the last one, Given logs it', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.press(/^Epinephrine 0.16 mg/);
  await code.wait(12);
  const count = page.getByText(/^\d given,?$/);
  const early = page.getByRole('region', { name: 'Read back' });
  code.takeTaps();
  await code.press(/^Epinephrine 0.16 mg/);
  await expect(early).toContainText(/Last given 0:1\d ago/);
  await expect(count).toHaveText(/^1 given/);
  await code.press('Given');
  expect(code.takeTaps(), 'a second dose before its time').toBe(2);
  await expect(count).toHaveText(/^2 given/);
  await code.press('Drug');
  await code.press(/^Epinephrine 0.16 mg/);
  await expect(early).toContainText(/Last given 0:0\d ago/);
  await code.press('Back');
  await code.press(/^Amiodarone 80 mg/);
  await code.wait(60);
  await code.press('Drug');
  await code.press(/^Amiodarone 80 mg/);
  await expect(early).toContainText(/Last given 1:0\d ago/);
  await code.press('Back');
  await code.press('Back');
  await code.wait(181);
  await code.press(/^Epinephrine 0.16 mg/);
  await expect(count, 'in its time one tap').toHaveText(/^3 given/);
});

test('the word on the button, in its clock and in the list is one', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('Asystole / PEA');
  const epinephrine = code.button(/^Epinephrine 1 mg/);
  const said = async (word: string) => {
    await expect(epinephrine).toHaveAccessibleName(new RegExp(` ${word}$`));
    await expect(page.getByText(new RegExp(`^(x\\d )?${word}$`)).first()).toBeVisible();
    await code.press('Drug');
    await expect(epinephrine).toHaveAccessibleName(new RegExp(` ${word}$`));
    await code.press('Back');
  };
  await said('now');
  await epinephrine.click();
  await code.wait(181);
  await said('may give');
  await code.wait(60);
  await said('due');
  await code.wait(60);
  await said('late');
});
