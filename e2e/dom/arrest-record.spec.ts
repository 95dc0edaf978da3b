import type { Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/medic.ts';
import { UNREACHABLE } from '../fixtures/test.ts';
import { openLog, row, rows } from '../pages/arrest-record.ts';
import { type ArrestScreen, startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

/** Adds a forgotten entry: chosen from the list, with the typed text, this many half minutes before now. */
async function add(page: Page, code: ArrestScreen, what: string, typed: string | undefined, halfMinutes: number) {
  await code.press('Add what was forgotten');
  await page.getByLabel('What was done').selectOption({ label: what });
  if (typed !== undefined) await page.getByRole('textbox').first().fill(typed);
  for (let left = halfMinutes; left > 0; left -= 1) await code.press(/^30 seconds earlier/);
  await code.press('Add to the log');
}

test('what was forgotten is added at its time, with the dose of the plan, and says so also after the code', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.check('Asystole / PEA');
  await code.wait(240);
  await openLog(code);
  await add(page, code, 'Epinephrine', undefined, 4);
  await expect(row(page, 'Epinephrine')).toContainText('Epinephrine 0.16 mg = 1.6 mL');
  await expect(row(page, 'Epinephrine')).toHaveText(/^\+2:\d\d.*added later, at \+4:\d\d/);
  await add(page, code, 'Shock', '50', 2);
  await expect(row(page, 'Shock')).toContainText('Shock 50 J');
  await add(page, code, 'Glucose', '9999', 0);
  await expect(page.getByText('Enter a number from 0 to 1500.')).toBeVisible();
  await page.getByRole('textbox').first().fill('52');
  await code.press('Add to the log');
  await expect(row(page, 'Glucose')).toContainText('Glucose 52 mg/dL');
  await code.press('Back');
  await expect(code.epinephrine).toHaveText(/^2:\d\d$/);
  await expect(code.cycle).toHaveAccessibleName(/^(Cycle|Check missed)/);

  await test.step('Undo takes it back whole, and it never stands at the moment at which it was added', async () => {
    await code.press(/^Undo/);
    await openLog(code);
    await expect(page.locator('del')).toHaveText(/Glucose/);
    await code.press('Back');
  });

  await code.press('More');
  await code.press('End the code');
  await code.press('End now');
  await expect(row(page, 'Epinephrine')).toContainText('added later');
  await expect(page.getByText(/T: Shocks 50 J \+3:\d\d; Epinephrine 0\.16 mg \+2:\d\d/)).toBeVisible();
  await add(page, code, 'ROSC', undefined, 1);
  await expect(row(page, 'ROSC')).toContainText('added later');
  await expect(page.getByText(/ROSC \+3:\d\d/)).toBeVisible();
});

test('the amount of a dose is corrected while the code runs: the other one stays, struck through', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(61);
  await code.press(/^Epinephrine 1 mg = 10 mL/);
  await code.wait(3);
  await openLog(code);
  await row(page, 'Epinephrine')
    .getByRole('button', { name: /^Change the dose/ })
    .click();
  const field = page.getByRole('textbox', { name: 'What was given, in mg' });
  for (const wrong of ['0', '1.5', 'half']) {
    await field.fill(wrong);
    await code.press('Save the dose');
    await expect(page.getByText('Write a number above 0, 1 mg at most.')).toBeVisible();
  }
  await field.fill('0.5');
  await code.press('Save the dose');
  await expect(page.locator('del')).toHaveText('Epinephrine 1 mg = 10 mL of 0.1 mg/mL');
  await expect(row(page, 'Epinephrine 0.5 mg = 5 mL')).toContainText(/logged at \+1:/);
  await add(page, code, 'Saline', '350', 0);
  await expect(row(page, 'Saline 350 mL')).toHaveCount(1);
  await add(page, code, 'Saline', undefined, 1);
  await expect(row(page, 'Saline, volume not known')).toHaveCount(1);
  await code.press('Back');
  await code.press('More');
  await code.press('Facts for OLMD');
  const facts = page.getByRole('region', { name: 'Facts for OLMD' });
  await expect(facts.getByRole('definition')).toHaveText(['not logged', 'not logged', '0', '1', '1']);
  await expect(facts.getByRole('term').last()).toHaveText('Minutes in arrest');
  await code.press('Back');
  await code.check('Pulse');
  await code.press('Drug');
  await code.press(/^Epinephrine, infusion/);
  await code.wait(3);
  await openLog(code);
  await row(page, 'Epinephrine, infusion')
    .getByRole('button', { name: /^Change the dose/ })
    .click();
  await page.getByRole('textbox', { name: 'What was given, in mcg/min' }).fill('4');
  await code.press('Save the dose');
  await expect(row(page, 'Epinephrine, infusion 4 mcg/min')).toHaveCount(1);
});

test('after ROSC a low pressure and a low glucose bring the task of the plan to the top, in its own words', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('Pulse');
  await expect(code.now).toHaveText(/^Oxygen 100%/);
  const measure = async (label: string, value: string) => {
    await code.press('Vital signs');
    await page.getByLabel(label).fill(value);
    await code.press('Back');
  };
  await measure('Systolic', '84');
  await expect(code.now).toHaveText(/^Keep SBP 90 mmHg \(MAP 65\) or more: saline/);
  await code.wait(2);
  await measure('Glucose', '52');
  await expect(code.now).toHaveText('Glucose. Below 60 mg/dL: dextrose 10% 250 mL.');
  await code.press('Tasks');
  await code.press(/^Glucose\. .*Done$/);
  await code.press('Back');
  await expect(code.now).toHaveText(/^Keep SBP 90 mmHg/);
  await code.wait(2);
  await measure('Systolic', '104');
  await expect(code.now).toHaveText(/^Oxygen 100%/);
});

test('after ROSC of a child a slow pulse stands before a low pressure, and the low pressure before the other tasks', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.check('Pulse, 60 or more');
  const measure = async (label: string, value: string) => {
    await code.press('Vital signs');
    await page.getByLabel(label).fill(value);
    await code.press('Back');
    await code.wait(2);
  };
  await measure('Heart rate', '44');
  await measure('Systolic', '50');
  await expect(code.now).toHaveText(/^Below 60 per min with poor perfusion/);
  await measure('Heart rate', '110');
  await expect(code.now).toHaveText(
    /^SBP below 70 mmHg or low for age: saline 10 mL\/kg steps, .* Under 1 month, below 60: 10 mL\/kg, then OLMD\.$/,
  );
});

test('a pulse back in the cold: no drug for the pressure without OLMD; after an injury none that is not for bleeding on top', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('Pulse');
  const tasks = page.getByRole('region', { name: 'Now' });
  await code.press('More');
  await code.press(/^Core below 30 °C/);
  await code.press('Tasks');
  await expect(tasks).toContainText('any drug for heart or pressure only on OLMD.');
  await expect(tasks).toContainText('wrapped heat packs');
  await expect(tasks).not.toContainText('Keep SBP 90 mmHg');
  await expect(tasks).not.toContainText('Keep the temperature normal');
  await code.press('Back');
  await code.press('More');
  await code.press(/^Cause is an injury \(not hanging/);
  await code.press('Drug');
  const list = page.getByRole('region', { name: 'Drugs' });
  const rows = list.getByRole('button', { name: /^(Saline|Sodium bicarbonate|Epinephrine, (push|infusion))/ });
  await expect(rows).toHaveText([
    /^Saline/,
    /^Sodium bicarbonate50 mEq/,
    /^Sodium bicarbonate, tricyclic/,
    'Given, dose not known',
    /^Epinephrine, push dose/,
    /^Epinephrine, infusion/,
  ]);
  await expect(list.getByText('Call first if: low blood pressure from blood loss')).toHaveCount(2);
});

test('in a crew of two whoever compresses has no other role', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.press('More');
  await code.press('Roles');
  await expect(code.button('Compressions')).toHaveCount(2);
  await expect(code.button('Lead, Monitor, Airway, Drugs, Record')).toHaveCount(1);
});

test('a glucose that may be in mmol/L is no value before somebody has pressed what it is', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('Pulse');
  await code.press('Vital signs');
  const glucose = page.getByLabel('Glucose');
  await glucose.fill('5.6');
  await code.press('Back');
  await expect(page.getByText('mg/dL? 5.6 mmol/L is 101 mg/dL.')).toBeVisible();
  await expect(code.now, 'no dextrose').toHaveText(/^Oxygen 100%/);
  await expect(code.last).not.toContainText('Glucose');
  await code.press('101 mg/dL');
  await expect(code.last).toContainText('Glucose 101 mg/dL');
  await glucose.fill('14');
  await glucose.press('Enter');
  await code.press('14 mg/dL');
  await expect(code.last).toContainText('Glucose 14 mg/dL');
  await code.press('Back');
  await expect(code.now).toHaveText(/^Glucose\. Below 60 mg\/dL/);
});

test('a slip can be taken back for two minutes, until care is logged; Began stands in More and on the timeline', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(30);
  await code.press('More');
  await expect(code.button(/^Cancel/)).toBeVisible();
  await code.press('-2 min');
  await openLog(code);
  await expect(rows(page)).toHaveText([/^\+0:00\s*CODE/, /^-2:00\s*Began 2:00 before CODE.*logged at \+0:\d\d/]);
  await code.press('Back');
  await code.press(/^Pause/);
  await code.press('More');
  await expect(code.button(/^Cancel/)).toHaveCount(0);
  await code.press('Back');
});

test('a start that was a slip leaves nothing, from More as well', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(60);
  await code.press('More');
  await code.press(/^Cancel/);
  await expect(page.getByRole('heading', { name: 'Code', exact: true })).toBeAttached();
  await page.goto('/code/log');
  await expect(page.getByText('No codes on this device')).toBeVisible();
});

test('Cancel is gone after two minutes', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(121);
  await code.press('More');
  await expect(code.button(/^Cancel/)).toHaveCount(0);
});

test('practice and past codes are reached from the account, the storage and each other', async ({ page }) => {
  await openSignedIn(page, '/account');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await link('Practice a code').click();
  await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
  await link('Past codes').click();
  await expect(page).toHaveURL(/\/code\/log$/);
  await link('Practice a code').click();
  await page.goto('/account');
  await link('Past codes').click();
  await expect(page).toHaveURL(/\/code\/log$/);
  await page.goto('/storage');
  await expect(page.getByText('Codes (cardiac arrests)')).toBeVisible();
  await link('Past codes').click();
  await expect(page).toHaveURL(/\/code\/log$/);
});

test('a weight of the newly born: the line of its card, the doses under a month, and a word in the hand-over', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('3.4');
  await expect(code.now).toContainText('Pads on');
  await code.check('Asystole / PEA');
  await expect(code.now).toHaveText(
    /^Birth and the first days: 3:1, .*Open Newborn Resuscitation\. Older\? Press the weight\.$/,
  );
  await code.press('Drug');
  await expect(page.getByText('At birth and the first days: Newborn Resuscitation has another dose.')).toHaveCount(2);
  await expect(page.getByText('Never 1 mg/mL at birth.')).toBeAttached();
  await expect(page.getByText('Newborn of a mother on opioids: ventilate, no naloxone.')).toBeAttached();
  await expect(page.getByText('Under 1 month: 2 mL/kg, only on OLMD.').first()).toBeAttached();
  await expect(page.getByText('Under 1 month: 10 mL/kg, then OLMD.').first()).toBeAttached();
  await code.press('Back');
  await code.press('More');
  await code.press('End the code');
  await code.press('End now');
  await expect(page.getByText('M: Cardiac arrest. Below 6 kg: may be newly born, ask the crew.')).toBeVisible();
  await expect(page.getByText('below 6 kg, may be newly born')).toBeVisible();
});

test('a typed vital is logged when its field is left and when the list closes; one that no monitor shows keeps it open', async ({
  page,
}) => {
  const code = await startArrest(page);
  await code.wait(11);
  await code.press('More');
  await code.press('Vital signs');
  await page.getByLabel('Systolic').fill('84');
  await page.getByLabel('Diastolic').fill('50');
  await expect(code.last).toHaveText('Nothing logged yet');
  await page.getByLabel('Glucose').fill('52');
  await expect(code.last).toContainText('Systolic 84 mmHg, Diastolic 50 mmHg');
  await code.press('Back');
  await expect(code.last).toContainText('Glucose 52 mg/dL');

  await test.step('a pressure is one press', async () => {
    await code.press(/^Undo/);
    await code.wait(2);
    await code.press(/^Undo/);
    await expect(code.last).toHaveText('Nothing logged yet');
  });

  await code.press('More');
  await code.press('Vital signs');
  await page.getByLabel('SpO2').fill('940');
  await code.press('Back');
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await page.getByLabel('SpO2').fill('94');
  await page.getByLabel('SpO2').press('Enter');
  await expect(page.getByText('Logged: 94')).toBeVisible();
  await page.getByLabel('Temperature').fill('36.5');
  // Another list takes its place.
  await code.press(/^Adult/);
  await code.press('Back');
  await openLog(code);
  await expect(rows(page).first()).toContainText('Temperature 36.5 °C');
});

/** The first time in a text, such as "+1:05", in seconds. */
function secondsOf(text: string | null): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('the log of a running code, without a network: newest first, a time corrected, an event undone and restored', async ({
  page,
  context,
}) => {
  const code = await startArrest(page);
  await code.wait(61);
  await code.press(/^Epinephrine 1 mg = 10 mL/);
  await code.wait(60);
  await code.press('Airway, IV');
  await code.press('IO');
  await context.setOffline(true);
  await code.wait(5);
  await openLog(code);
  await expect(rows(page)).toHaveText([/^\+2:\d\d\s*IO/, /^\+1:\d\d\s*Epinephrine 1 mg/, /^\+0:00\s*CODE/]);
  await row(page, 'Epinephrine')
    .getByRole('button', { name: /^Change the time/ })
    .click();
  await code.press(/^30 seconds earlier/);
  await code.press('Save the time');
  await expect(row(page, 'Epinephrine')).toHaveText(/^\+0:[345]\d.*logged at \+1:[012]\d/);
  await row(page, 'IO').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('del')).toHaveText('IO');
  await row(page, 'IO')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.locator('del')).toHaveCount(0);
  const given = secondsOf(await row(page, 'Epinephrine').textContent());
  await code.press('Back');
  // The epinephrine clock follows the corrected time.
  await expect
    .poll(async () => {
      const [total, since] = await Promise.all([code.total.textContent(), code.epinephrine.textContent()]);
      return Math.abs(secondsOf(total) - secondsOf(since) - given);
    })
    .toBeLessThanOrEqual(1);
  await context.setOffline(false);
});
