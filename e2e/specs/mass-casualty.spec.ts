import type { Page } from '@playwright/test';
import { MEDIC, signInOverApi } from '../fixtures/medic.ts';
import { expect, IDLE, test } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { answer } from '../pages/triage.ts';

const CARD = '/protocols?id=mass-casualty';

async function openTools(page: Page): Promise<void> {
  await page.goto(CARD);
  await page.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Triage: START and JumpSTART' })).toBeVisible();
}

const countOf = (page: Page, color: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${color}: one more` }) })
    .getByText(/^\d+$/);

test('triage: one question at a time, a color with its reason, a count that survives a reload and leaves with its user', {
  tag: IDLE,
}, async ({ page }) => {
  await signInOverApi(page);
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

test('METHANE: the count and the position at a press, read out in order, kept as a draft, copied, cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  await context.setGeolocation({ latitude: 24.5, longitude: 46.25, accuracy: 8 });
  await signInOverApi(page);
  await openTools(page);
  await expect(page.getByText('Hazards: not known yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put in the count' })).toBeDisabled();

  await answer(page, 'Red: one more', 'Standby', 'Put in my position', 'Put in the count');
  await page.getByLabel('T: Type of incident').fill('Bus crash');
  await page.getByLabel('H: Hazards').fill('Fuel\nFire');
  await page.reload();
  await answer(page, 'Share');
  await expect(page.getByText('The report is on your clipboard.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'METHANE report',
      'Major incident: Standby',
      'Exact location: 24.50000, 46.25000 (within 8 m)',
      'Type of incident: Bus crash',
      'Hazards: Fuel, Fire',
      'Access and egress: not known yet',
      'Number and severity of casualties: 1 counted: 1 red, 0 yellow, 0 green, 0 black',
      'Emergency services, present and required: not known yet',
    ].join('\n'),
  );

  await page.getByLabel('A: Access and egress').fill('a'.repeat(301));
  await expect(page.getByText('At most 300 characters. This has 301.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await answer(page, 'Share');
  await expect(page.getByText('Too long for the radio: Access and egress').first()).toBeVisible();

  await answer(page, 'Clear the report');
  const question = page.getByRole('alertdialog', { name: 'Clear the report?' });
  await question.getByRole('button', { name: 'Clear the report' }).click();
  await expect(page.getByText('Type of incident: not known yet')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('T: Type of incident')).toHaveValue('');
});
