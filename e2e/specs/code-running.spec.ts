import type { Page } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { MEDIC, openSignedIn } from '../fixtures/medic.ts';
import { faintText, sideways, smallTargets } from '../fixtures/page-probe.ts';
import { expect, test } from '../fixtures/test.ts';
import { CodeScreen } from '../pages/code-screen.ts';

/** Signs in with the time of the page in the hands of the test, and starts a code from Home. */
async function startCode(page: Page): Promise<CodeScreen> {
  await page.clock.install();
  await openSignedIn(page, '/');
  const code = new CodeScreen(page);
  await code.start();
  return code;
}

test('an adult in VF: three shocks, epinephrine after the second, amiodarone after the third; nothing costs more than two taps', async ({
  page,
}) => {
  const code = await startCode(page);
  expect(code.takeTaps(), 'from Home to a running code').toBe(1);
  await code.wait(11);
  await expect(code.now).toHaveText('Pads on while compressions go on, then check the rhythm at once.');
  await expect(code.total).toHaveText(/^0:1\d$/);
  await expect(page.getByText('from CODE', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  for (const number of [1, 2, 3]) {
    code.takeTaps();
    await code.check('VF / pVT');
    expect(code.takeTaps(), 'a check of the rhythm').toBe(2);
    await code.shock('120-200 J');
    expect(code.takeTaps(), 'a shock').toBe(1);
    await expect(page.getByText(`Shocks x${number}`, { exact: true })).toBeVisible();
    await code.press('Resume CPR');
    await expect(code.cycle).toHaveText(/^(2:00|1:59)$/);
    if (number === 2) {
      await expect(code.now).toContainText('Epinephrine now: 1 mg = 10 mL');
      code.takeTaps();
      await code.press(/^Epinephrine 1 mg = 10 mL/);
      expect(code.takeTaps(), 'epinephrine').toBe(1);
      await expect(code.last).toContainText('Epinephrine 1 mg = 10 mL. Flush');
      await expect(code.epinephrine).toHaveText(/^0:0\d$/);
    }
    await code.wait(105);
    await expect(code.now).toContainText('Charge. Next compressor. Biphasic');
    await code.wait(16);
    await expect(code.now).toContainText('Check rhythm.');
  }
  await code.press('Drug');
  await expect(code.button(/^Amiodarone 300 mg.* due$/)).toBeVisible();
  code.takeTaps();
  await code.press(/^Amiodarone 300 mg/);
  expect(code.takeTaps(), 'from the list').toBe(1);
  await expect(code.last).toContainText('Amiodarone 300 mg');
  await code.press('Drug');
  await expect(code.button(/^Amiodarone All doses given/)).toBeVisible();
});

test('a child of 16 kg in asystole: the dose of the weight, a new weight for the next one, and ROSC with its tasks', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('Weight first');
  code.takeTaps();
  await code.weigh('16');
  expect(code.takeTaps(), 'a weight, apart from typing it').toBe(2);
  await code.check('Asystole / PEA');
  await expect(code.now).toContainText('Epinephrine now: 0.16 mg = 1.6 mL of 0.1 mg/mL');
  await code.press('Airway, IV');
  await code.press('IO');
  await code.press(/^Epinephrine 0.16 mg = 1.6 mL/);
  await expect(code.last).toContainText('Epinephrine 0.16 mg = 1.6 mL IO');

  await code.weigh('20');
  await code.wait(181);
  await expect(page.getByText('1 given,', { exact: true })).toBeVisible();
  await expect(page.getByText('may give', { exact: true }).first()).toBeVisible();
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('0.2 mg = 2 mL');
  await code.wait(60);
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('due');

  await code.press('Drug');
  await code.press('Read back: Epinephrine');
  await expect(page.getByText('0.2 mg = 2 mL').last()).toBeVisible();
  await code.press('Read back, given');
  await expect(code.last).toContainText('Epinephrine 0.2 mg = 2 mL IO');

  await code.check('Pulse, 60 or more');
  await expect(code.cycle).toHaveText(/^0:0\d$/);
  await expect(code.now).toHaveText('Below 60 per min with poor perfusion despite good breaths: compress.');
  await code.press('Tasks');
  await code.press(/^12-lead.* Done$/);
  await expect(code.last).toContainText('Done: 12-lead.');
});

test('a crew with an AED: its words, no joules and no drug on the first row', async ({ page }) => {
  await page.clock.install();
  await page.request.post('/api/register', {
    data: { ...MEDIC, certificationLevel: 'Emergency Medicine Technician' },
    failOnStatusCode: true,
  });
  await page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });
  await page.goto('/');
  const code = new CodeScreen(page);
  await code.start();
  await code.wait(11);
  await expect(code.now).toHaveText('AED on as soon as it arrives.');
  await code.wait(120);
  await expect(code.now).toHaveText('Compress until the AED says stand clear.');
  await code.press('Pause for the AED');
  await code.wait(12);
  await expect(code.now).toHaveText('AED: nobody touches. Then compress at once.');
  await expect(page.getByText('too long')).toHaveCount(0);
  await code.press('Shock advised');
  await expect(code.now).toHaveText('Stand clear. Shock.');
  await expect(code.button('SHOCK GIVEN')).toBeVisible();
  await code.shock('');
  await expect(code.now).toHaveText('Compress.');
  await code.press('Resume CPR');
  await code.press('New compressor');
  await expect(code.last).toContainText('New compressor');
  await code.press('Pause for the AED');
  code.takeTaps();
  await code.press('No shock advised');
  expect(code.takeTaps(), 'CPR goes on by itself').toBe(1);
  await expect(code.cycle).toHaveAccessibleName(/^Cycle CPR/);
});

test('a cause shows each line of its card, each with its dose', async ({ page }) => {
  const code = await startCode(page);
  await code.press('More');
  await code.press(/^Reversible causes/);
  await code.press(/^Toxins/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Opioid: breaths first, naloxone 0.4 mg.');
  await expect(main).toContainText('bicarbonate 1 mEq/kg, again on OLMD while the QRS is wide.');
  await expect(main).toContainText('too much magnesium (stop it): calcium chloride 1000 mg.');
});

test('when the arrest began can be said after the first seconds: the screen counts from the collapse', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.wait(11);
  code.takeTaps();
  await code.press('More');
  await code.press('-2 min');
  expect(code.takeTaps(), 'the begin of the arrest').toBe(2);
  await expect(code.total).toHaveText(/^2:1\d$/);
  await expect(page.getByText('from collapse', { exact: true })).toBeVisible();
  await expect(code.last).toContainText('Began 2:00 before CODE');
  await code.press('More');
  await expect(code.button('-2 min')).toHaveAttribute('aria-pressed', 'true');
  await code.press('-2 min');
  await expect(page.getByText('from CODE', { exact: true })).toBeVisible();
});

test('re-arrest after ROSC is one tap and begins a new cycle', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.check('Pulse');
  await code.wait(60);
  code.takeTaps();
  await code.press('Re-arrest');
  expect(code.takeTaps()).toBe(1);
  await expect(code.cycle).toHaveText(/^(2:00|1:59)$/);
  await expect(code.button('Pause for check')).toBeVisible();
});

test('a core below 30 °C: three shocks and no more, epinephrine and amiodarone stay quiet', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.press('More');
  await code.press(/^Core below 30 °C/);
  for (const shock of [1, 2, 3]) {
    await code.check('VF / pVT');
    await expect(code.button(/^SHOCK GIVEN/), `shock ${shock}`).toBeVisible();
    await code.shock('');
    await code.press('Resume CPR');
    await expect(code.now).not.toContainText(/Epinephrine|Amiodarone/);
    await code.wait(120);
  }
  await code.check('VF / pVT');
  await expect(code.button('Resume CPR').first()).toBeVisible();
  await expect(code.button(/^SHOCK GIVEN/)).toHaveCount(0);
});

test('a core that nobody measured has the limits of one below 30 °C; at 30-35 °C epinephrine comes every 6-10 min', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.check('Asystole / PEA');
  await code.press('More');
  await code.press(/^Trunk cold, long in the cold, core not measured/);
  await expect(code.now).toContainText('core not measured');
  await code.press(/Arrest, core not measured/);
  await expect(page.getByText('Epinephrine only on OLMD.')).toBeVisible();
  await code.press('Back');
  await code.press('More');
  await code.press(/^Core 30-35 °C/);
  await expect(code.now).toContainText('Epinephrine now');
  await code.press(/^Epinephrine 1 mg/);
  await expect(code.now).toContainText('epinephrine every 6-10 min');
  await code.wait(240);
  await expect(page.getByText(/^next in 1:\d\d$/)).toBeVisible();
});

test('a pregnancy is said, and what a crew does for it', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.check('Asystole / PEA');
  await code.press(/^Epinephrine 1 mg/);
  await code.press('More');
  await code.press(/^Pregnant/);
  await expect(code.now).toContainText('push the uterus to her left');
});

test('a shock that waits too long: shock or compress, never the call to compress alone', async ({ page }) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('5');
  await expect(code.now).toContainText('Pads on');
  await code.weigh('38');
  await code.check('VF / pVT');
  await expect(code.now).toHaveText('Stand clear. Shock: 76 J');
  await code.shock('');
  await code.press('Resume CPR');
  await code.wait(20);
  await code.check('VF / pVT');
  await expect(code.now).toHaveText('Stand clear. Shock: 152 J, adult dose at most');
  await code.wait(11);
  await expect(code.now).toHaveText('Shock now, or compress.');
  await expect(page.getByText('Compress.', { exact: true })).toHaveCount(0);
});

test('compressions go on while the shock is charged: the line says to clear, Pause stands among the four, and the shock waits', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('7');
  await code.check('VF / pVT');
  await expect(code.now).toHaveText('Stand clear. Shock: 14 J');
  await code.press('Resume CPR');
  await expect(code.now).toHaveText('VF/pVT, no shock logged. Given? Log it. Else charge 14 J, stand clear, shock.');
  await expect(page.getByRole('button', { name: 'Rhythm', exact: true })).toHaveCount(0);
  await code.wait(20);
  await code.press('Pause');
  await expect(code.now).toHaveText('Stand clear. Shock: 14 J');
  await code.shock('');
  await expect(code.now).toContainText('Compress.');
});

test('after an injury each antiarrhythmic says that its card has none', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.press('More');
  await code.press(/^Cause is an injury/);
  await code.press('Drug');
  await expect(page.getByText('Injury: its card has no antiarrhythmic.').first()).toBeAttached();
});

test('the first ten seconds: a slip leaves nothing, the arrest can have begun earlier, and the choices go by themselves', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.press('2 min before CODE');
  await expect(code.total).toHaveText(/^2:0\d$/);
  await code.press('2 min before CODE');
  await expect(code.total).toHaveText(/^0:0\d$/);
  await code.press('Cancel');
  await expect(page.getByRole('button', { name: 'Start CODE' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start CODE' })).toBeVisible();
  await code.start();
  await expect(code.button('Cancel')).toBeVisible();
  await code.wait(11);
  await expect(code.button('Cancel')).toHaveCount(0);
});

test('a double press counts once with +1, which says what it adds; Undo takes back one press', async ({ page }) => {
  const code = await startCode(page);
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
  const code = await startCode(page);
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
  const code = await startCode(page);
  await code.wait(11);
  await code.press(/^Epinephrine 1 mg/);
  await code.press('1 minute earlier');
  await expect(code.last).toContainText('0:00');
  await expect(code.button('1 minute earlier')).toBeDisabled();
});

test('a thumb that goes on pressing Undo takes back one press a second, and never the plan or the weight', async ({
  page,
}) => {
  const code = await startCode(page);
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
  const code = await startCode(page);
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

test('a finger does what the button said when it came down', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.press(/^Epinephrine 1 mg/);
  await code.press('Undo');
  await code.wait(1);
  await code.button('Redo').hover();
  await page.mouse.down();
  await code.wait(9);
  await expect(code.button('1 minute earlier')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^\d given,?$/)).toHaveText(/^1 given/);
});

test('what may be counted once more is read with its dose, also on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16.5');
  const epinephrine = code.button(/^Epinephrine 0/);
  await epinephrine.click();
  await epinephrine.click();
  await expect(code.button('Counted once. Count one more dose')).toBeVisible();
  const lines = await code.last.evaluate((status) => {
    const { height, width } = status.getBoundingClientRect();
    return { count: Math.round(height / Number.parseFloat(getComputedStyle(status).lineHeight)), width };
  });
  expect(lines.count).toBeGreaterThanOrEqual(2);
  expect(lines.width, 'the longest word, "Epinephrine", is whole').toBeGreaterThan(96);
});

test('the second tap of a double tap on a shock offers +1 shock, and resumes nothing', async ({ page }) => {
  const code = await startCode(page);
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
  const code = await startCode(page);
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
  const code = await startCode(page);
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

test('0.4 and 160 kg are refused with a sentence, and no dose comes of them', async ({ page }) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Child/);
  const weight = page.getByLabel('Weight (kg)');
  for (const [kg, why] of [
    ['0.4', 'The weight must be at least 0.5 kg.'],
    ['160', 'The weight must be at most 150 kg. No dose is worked out above 150 kg.'],
    ['heavy', 'Enter the weight as a number in kg, such as 12.5.'],
  ] as const) {
    await weight.fill(kg);
    await expect(page.getByText(why)).toBeVisible();
    await expect(code.button('Go on without a weight')).toBeDisabled();
  }
  await code.press('Back');
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('Weight first');
});

test('a weight that stands from before starts it as a child, and gives a dose once somebody has said whose it is', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/calculator');
  await page.getByLabel('Weight (kg)').fill('12.5');
  const code = new CodeScreen(page);
  await code.start();
  await expect(code.button(/^Child 12.5 kg\?/)).toBeVisible();
  await code.wait(11);
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('Weight first');
  await code.press(/^Child 12.5 kg\?/);
  await code.press('Use 12.5 kg');
  await expect(code.button(/^Epinephrine (\d|Weight)/)).toContainText('0.125 mg = 1.25 mL');
  await expect(code.button('Undo'), 'a weight is corrected on its sheet').toBeDisabled();
});

test('a weight that stands from before is asked about on its sheet, and Adult and Child keep their places beside it', async ({
  page,
}) => {
  await openSignedIn(page, '/calculator');
  await page.getByLabel('Weight (kg)').fill('12.5');
  const code = new CodeScreen(page);
  await code.start();
  const [adult, child] = [await code.button('Adult').boundingBox(), await code.button('Child').boundingBox()];
  expect(adult?.width).toBe(child?.width);
  code.takeTaps();
  await code.press(/^Child 12.5 kg\?/);
  await expect(page.getByText('12.5 kg stands from before this code: this patient?')).toBeVisible();
  await code.press('Use 12.5 kg');
  expect(code.takeTaps(), 'the weight from before').toBe(2);
  await expect(code.button(/^Child 12.5 kg$/)).toBeVisible();
  await code.press('Cancel');
  await page.goto('/protocols?id=adult-cardiac-arrest');
  await page.getByRole('article').getByRole('button', { name: 'CODE' }).click();
  await code.press(/^Adult 12.5 kg\?/);
  await expect(page.getByText('12.5 kg: a light adult? Adult. A child? Child.')).toBeVisible();
  await code.press('Child, 12.5 kg');
  await expect(code.button(/^Child 12.5 kg$/)).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a typed weight takes the place of the one before, and one that is far from it asks', async ({ page }) => {
    const code = await startCode(page);
    await code.choose('child');
    await code.wait(11);
    await code.weigh('3');
    await code.button(/^Child 3 kg/).tap();
    const field = page.getByLabel('Weight (kg)');
    await field.tap();
    await page.keyboard.type('4');
    await expect(field).toHaveValue('4');
    await code.press('Use 4 kg');
    await expect(code.button(/^Child 4 kg/)).toBeVisible();
    await code.button(/^Child 4 kg/).tap();
    await field.fill('34');
    await expect(page.getByText('34 kg, not 4 kg?')).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await code.press('Keep 4 kg');
    await expect(field).toHaveValue('4');
    await field.fill('34');
    await code.press('Use 34 kg');
    await expect(code.button(/^Child 34 kg/)).toBeVisible();
  });
});

test('a weight changes nobody from adult to child or back: it asks', async ({ page }) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Child/);
  await page.getByLabel('Weight (kg)').fill('45');
  await expect(page.getByText('45 kg: 14 years or younger? Child. Older? Adult.')).toBeVisible();
  await code.press('Child, 45 kg');
  await expect(code.button(/^Child 45 kg/)).toBeVisible();
  await code.press(/^Child 45 kg/);
  await page.getByLabel('Weight (kg)').fill('46');
  await code.press('Adult, 46 kg');
  await expect(code.button(/^Adult 46 kg/)).toBeVisible();
});

test('Enter makes no adult of an infant: one of the two has to be pressed, and that of the weight stands first', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.press('More');
  await code.press('BLS, AED');
  await code.press('More');
  await code.press('ALS');
  await code.press(/^Adult/);
  const weight = page.getByLabel('Weight (kg)');
  await weight.fill('3');
  await weight.press('Enter');
  await expect(page.getByText('Press one of the two: Adult or Child.')).toBeVisible();
  const choices = page.getByRole('group').filter({ hasText: 'a light adult?' }).getByRole('button');
  await expect(choices).toHaveText(['Child, 3 kg', 'Adult, 3 kg']);
  await expect(code.button(/^Adult$/).first(), 'nothing has changed').toBeVisible();
  await choices.first().click();
  await expect(code.button(/^Child 3 kg$/)).toBeVisible();

  // Who pressed Adult before means the adult of the moment before.
  await code.press(/^Child 3 kg$/);
  await code.press('Adult');
  await weight.fill('3.4');
  await weight.press('Enter');
  await expect(page.getByText('Press one of the two: Adult or Child.')).toBeVisible();
  await expect(choices).toHaveText(['Child, 3.4 kg', 'Adult, 3.4 kg']);
});

test('a child without a weight: a press on epinephrine asks for it and logs nothing; a dose that nobody knows has its own button', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.press(/^Epinephrine Weight first/);
  await expect(page.getByLabel('Weight (kg)')).toBeVisible();
  await code.press('Back');
  await expect(page.getByText(/^\d given,?$/)).toHaveCount(0);
  await code.press('Drug');
  await code.press(/^Epinephrine Weight first/);
  await expect(page.getByLabel('Weight (kg)')).toBeVisible();
  await code.press('Back');
  await code.press('Drug');
  await code.press('Epinephrine: given, dose not known');
  await expect(page.getByText(/^1 given,?$/)).toBeVisible();
});

test('the list of drugs: what each is for, what is for after ROSC alone, and after a pulse what holds the pressure first', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.wait(11);
  const list = page.getByRole('region', { name: 'Drugs' });
  const rows = list.getByRole('button', { name: /^(Epinephrine|Amiodarone|Saline)/ });
  await code.press('Drug');
  await expect(list).toContainText('Torsades or long QT only. Draw up 4 mL, make up to 20 mL with saline.');
  await expect(list).toContainText('Never in one line with bicarbonate.');
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

test('an adult of 160 kg keeps every dose but those of the weight, which say up to where they go', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await code.weigh('160');
  await expect(code.button(/^Adult 160 kg/)).toBeVisible();
  await expect(code.button(/^Epinephrine/)).toContainText('1 mg = 10 mL');
  await code.press('Drug');
  const list = page.getByRole('region', { name: 'Drugs' });
  await expect(list.getByRole('button', { name: /^Lidocaine No dose above 150 kg/ })).toBeVisible();
  const second = list.getByRole('button', { name: /^Amiodarone, second dose/ });
  await expect(second).toHaveAccessibleDescription(/^No first dose so far\./);
  await expect(second).toContainText('150 mg = 3 mL of 50 mg/mL');
  await expect(second).toContainText('Dose 2 of 2');
  await expect(list).toContainText('2000 mg = 4 mL of 500 mg/mL, made up to 20 mL');
  await code.press(/^Amiodarone 300 mg/);
  await code.press('Drug');
  await expect(second).not.toHaveAccessibleDescription(/No first dose/);
});

test('a press on a fluid asks what ran: the log and the total count that', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  const list = page.getByRole('region', { name: 'Drugs' });
  const asked = page.getByRole('region', { name: 'Saline: what ran?' });
  for (const volume of ['250 mL', '250 mL', '1000 mL']) {
    code.takeTaps();
    await code.press('Drug');
    await code.press(/^Saline up to 1000 mL bolus/);
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
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.check('Pulse, 60 or more');
  await code.press('Drug');
  await code.press(/^Saline Lungs after each 10 mL\/kg: 160 mL/);
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

test('a weight of a practice stays in it', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/code');
  const code = new CodeScreen(page);
  await code.press('Practice');
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await expect(code.button(/^Child 16 kg/)).toBeVisible();
  await page.goto('/calculator');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('');
});

test('the shortcut of the app starts a code', async ({ page }) => {
  await openSignedIn(page, '/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  await page.goto(manifest.shortcuts[0].url);
  await expect(new CodeScreen(page).total).toBeVisible();
  await expect(page).toHaveURL(/\/code$/);
});

test('while it runs the header of every other screen leads back in one tap', async ({ page }) => {
  const code = await startCode(page);
  await code.wait(11);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: /^CODE/ }).click();
  await expect(code.total).toHaveText(/^0:[1-9]\d$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the finger that starts a code presses nothing of its screen when it lifts', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/');
    const code = new CodeScreen(page);
    await page.getByRole('banner').getByRole('button', { name: 'CODE' }).tap();
    await code.total.waitFor();
    await expect(page).toHaveURL(/\/code$/);
    await expect(code.button('Cancel')).toBeVisible();
    await expect(page.getByRole('region', { name: /More|Patient/ })).toHaveCount(0);
  });
});

test('by keyboard alone: start, pause, rhythm, shock, and out of a list with Escape', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/');
  const code = new CodeScreen(page);
  await page.getByRole('banner').getByRole('button', { name: 'CODE' }).press('Enter');
  await code.total.waitFor();
  await code.wait(11);
  await code.button('Pause for check').press('Enter');
  await code.wait(1);
  await code.button('VF / pVT').press('Space');
  await code.wait(1);
  await code.button(/^SHOCK GIVEN/).press('Enter');
  await expect(code.last).toContainText('Shock');
  await code.wait(1);
  await code.button('Drug').press('Enter');
  await expect(code.button('Back')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(code.button('Drug')).toBeVisible();
});

/** Each with the header's own bar away, as on a phone. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;
const THEMES = ['light', 'dark', 'sun', 'night'] as const;

test('the running screen fits without scrolling, digits of 72 px, 110 px and 8 px, 7:1 in every theme, axe finds nothing', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.choose('child');
  const look = async (state: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const name = `${state} at ${size.width}x${size.height}`;
      expect(await overflow(page), name).toBe(0);
      expect(await sideways(page), name).toBeLessThanOrEqual(0);
      expect(await smallTargets(page, 48), name).toEqual([]);
      const digits = await code.cycle.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
      expect(digits, name).toBeGreaterThanOrEqual(72);
      const large = page.locator('.code-buttons > button');
      expect((await large.boundingBox())?.height, name).toBeGreaterThanOrEqual(110);
      expect(await nearButtons(page), name).toEqual([]);
    }
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect((await faintText(page, 7)).faint, `${state} in ${theme}`).toEqual([]);
      expect(await axeFaults(page), `${state} in ${theme}`).toEqual([]);
    }
  };
  await look('the first seconds');
  await code.wait(11);
  await code.weigh('16');
  await look('compressions');
  await code.press('Pause for check');
  await code.wait(9);
  await look('a pause');
  await code.press('VF / pVT');
  await look('a shock to give');
  await code.press('Resume CPR');
  await code.wait(1);
  await look('a shock that was not given');
  await code.press('Pause');
  await code.wait(1);
  await code.press('Rhythm');
  await code.wait(1);
  await code.press('Asystole / PEA');
  await code.wait(3);
  await code.press(/^Epinephrine 0.16 mg/);
  await code.wait(301);
  await look('epinephrine late');
  await code.press('Pause for check');
  await code.press(/^Pulse/);
  await look('ROSC');
});

/** How far the screen can be scrolled, px. */
const overflow = (page: Page): Promise<number> =>
  page.locator('.code-screen').evaluate((node) => node.scrollHeight - node.clientHeight);

/** The large buttons that lie less than 8 px from another one. */
const nearButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.code-buttons button')];
    const near = buttons.flatMap((one, index) =>
      buttons.slice(index + 1).map((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const gap = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
        return gap < 7.9 ? `${one.textContent} ${gap} px from ${other.textContent}` : '';
      }),
    );
    return near.filter((words) => words !== '');
  });
