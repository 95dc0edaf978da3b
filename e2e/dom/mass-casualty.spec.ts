import type { Page } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { openTools } from '../pages/mass-casualty.ts';
import { answer } from '../pages/triage.ts';
import { expect, test } from './test.ts';

const countOf = (page: Page, color: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${color}: one more` }) })
    .getByText(/^\d+$/);

test('triage: one question at a time, a color with its reason, a count that survives a reload and leaves with its user', async ({
  page,
}) => {
  await signInMedic(page);
  await openTools(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  await test.step('the next question has the focus, and Back returns to the one before', async () => {
    await answer(page, 'Adult: START', 'Does not walk', 'Breathes');
    await expect(page.getByText('Breaths in a minute?').locator('..')).toBeFocused();
    await expect(page.getByText('Breathing?')).toHaveCount(0);
    await answer(page, 'Back');
    await expect(page.getByText('Breathing?').locator('..')).toBeFocused();
  });

  await test.step('a reload in the middle of a casualty keeps the question', async () => {
    await page.reload();
    await expect(page.getByText('Breathing?')).toBeVisible();
    await answer(page, 'Breathes', 'More than 30');
    await expect(page.getByText('Red: immediate')).toBeVisible();
    await expect(page.getByText('More than 30 breaths in a minute.')).toBeVisible();
    await answer(page, 'Count as Red, next casualty');
    await expect(countOf(page, 'Red')).toHaveText('1');
    await expect(page.getByText('Adult or child?')).toBeVisible();
  });

  await test.step('a child without breath gets 5 breaths; black declares no death', async () => {
    await answer(page, 'Looks like a child: JumpSTART', 'Does not walk', 'Does not breathe', 'Still does not breathe');
    await answer(page, 'Pulse felt');
    await expect(page.getByText('Give 5 breaths with the bag-mask. Breathing now?')).toBeVisible();
    await answer(page, 'Still does not breathe');
    await expect(page.getByText('Black is a triage color. It does not declare a death.')).toBeVisible();
    await answer(page, 'Count as Black, next casualty');
  });

  await test.step('a double press answers one question', async () => {
    await page.getByRole('button', { name: 'Adult: START' }).dblclick();
    await expect(page.getByText('Can the casualty walk?')).toBeVisible();
  });

  await test.step('by hand, undone, kept over a reload', async () => {
    await answer(page, 'Green: one more', 'Green: one more', 'Undo: Green, one more');
    await page.reload();
    for (const [color, count] of Object.entries({ Red: '1', Yellow: '0', Green: '1', Black: '1' })) {
      await expect(countOf(page, color)).toHaveText(count);
    }
    await expect(page.getByRole('button', { name: 'Yellow: one fewer' })).toBeDisabled();
  });

  await test.step('Reset asks first', async () => {
    await answer(page, 'Reset the count');
    const question = page.getByRole('alertdialog', { name: 'Reset the count?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(countOf(page, 'Red')).toHaveText('1');
    await answer(page, 'Reset the count');
    await question.getByRole('button', { name: 'Reset the count' }).click();
    await expect(countOf(page, 'Red')).toHaveText('0');
    await answer(page, 'Yellow: one more');
  });

  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await expect(leaving.getByText('Casualties counted: 1')).toBeVisible();
  await leaving.getByRole('button', { name: 'Sign out anyway' }).click();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await openTools(page);
  await expect(countOf(page, 'Yellow')).toHaveText('0');
});
