import { MEDIC, openSignedIn } from '../fixtures/medic.ts';
import { ArrestScreen, startArrest } from '../pages/arrest-screen.ts';
import { expect, test } from './test.ts';

test('an adult in VF: three shocks, epinephrine after the second, amiodarone after the third; nothing costs more than two taps', async ({
  page,
}) => {
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = new ArrestScreen(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
  await code.wait(11);
  await code.check('Asystole / PEA');
  await code.press(/^Epinephrine 1 mg/);
  await code.press('More');
  await code.press(/^Pregnant/);
  await expect(code.now).toContainText('push the uterus to her left');
});

test('a shock that waits too long: shock or compress, never the call to compress alone', async ({ page }) => {
  const code = await startArrest(page);
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
  const code = await startArrest(page);
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
  const code = await startArrest(page);
  await code.wait(11);
  await code.press('More');
  await code.press(/^Cause is an injury/);
  await code.press('Drug');
  await expect(page.getByText('Injury: its card has no antiarrhythmic.').first()).toBeAttached();
});

test('the first ten seconds: a slip leaves nothing, the arrest can have begun earlier, and the choices go by themselves', async ({
  page,
}) => {
  const code = await startArrest(page);
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

test('the shortcut of the app starts a code', async ({ page }) => {
  await openSignedIn(page, '/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  await page.goto(manifest.shortcuts[0].url);
  await expect(new ArrestScreen(page).total).toBeVisible();
  await expect(page).toHaveURL(/\/code$/);
});

test('while it runs the header of every other screen leads back in one tap', async ({ page }) => {
  const code = await startArrest(page);
  await code.wait(11);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: /^CODE/ }).click();
  await expect(code.total).toHaveText(/^0:[1-9]\d$/);
});

test('by keyboard alone: start, pause, rhythm, shock, and out of a list with Escape', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/');
  const code = new ArrestScreen(page);
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
