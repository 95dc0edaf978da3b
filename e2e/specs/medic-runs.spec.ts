import { waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { openFromCategory, startAtHome, startWithNextPatient, tile } from '../pages/home.ts';
import { chip, first, line, openRows } from '../pages/protocol-card.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] }, hasTouch: true });

test('VF in an adult: the energy in one tap, epinephrine in two', async ({ page }) => {
  const thumb = await startAtHome(page);
  await thumb.tap(tile(page, 'Adult Cardiac Arrest'));
  const card = 'adult-cardiac-arrest';
  await thumb.reads(line(page, card, 'first 120-200 J'), { taps: 1, screens: 1 });
  await thumb.reads(line(page, card, 'epinephrine 1 mg IV/IO as soon as possible'), { taps: 1, screens: 1 });
  await thumb.tap(chip(page, 'Drugs'));
  const epinephrine = page
    .locator(`#${card}-medications`)
    .getByRole('listitem')
    .filter({ hasText: 'EPINEPHrine 1:10,000' });
  await thumb.reads(epinephrine.first().getByText('1 mg', { exact: true }).first(), { taps: 2, screens: 0 });
  await thumb.reads(epinephrine.first().getByText('10 mL', { exact: true }).first(), { taps: 2, screens: 0 });
  const amiodarone = page
    .locator(`#${card}-medications`)
    .getByRole('listitem')
    .filter({ hasText: 'VF/pVT, first dose' });
  await thumb.reads(amiodarone.getByText('300 mg', { exact: true }).first(), { taps: 2, screens: 2 });
  await thumb.reads(amiodarone.getByText('6 mL', { exact: true }), { taps: 2, screens: 2 });
});

test('anaphylaxis of a child of 22 kg: epinephrine by a tap and the weight, and one dose on each line', async ({
  page,
}) => {
  const thumb = await startAtHome(page);
  await thumb.tap(tile(page, 'Anaphylaxis'));
  await thumb.type(weightField(page), '22');
  await expect(page.getByText('Pediatric doses for 22 kg')).toBeVisible();
  const epinephrine = first(page, 'EPINEPHrine 1:1,000');
  await thumb.reads(epinephrine.getByText('0.22 mg', { exact: true }), { taps: 2, screens: 0 });
  await thumb.reads(epinephrine.getByText('0.22 mL', { exact: true }), { taps: 2, screens: 0 });
  await expect(epinephrine).toContainText('IM');
  await thumb.reads(first(page, 'sodium chloride').getByText('440 mL', { exact: true }), { taps: 2, screens: 1 });
  await thumb.tap(chip(page, 'Drugs'));
  const lines = page.locator('#anaphylaxis-medications').getByRole('listitem');
  const injected = lines.filter({ has: page.getByRole('heading', { name: 'EPINEPHrine 1:1,000' }) }).first();
  await thumb.reads(injected.getByText('0.22 mg', { exact: true }), { taps: 3, screens: 0 });
  await expect(injected).toContainText('(0.01 mg/kg, max 0.5 mg)');
  await expect(injected.getByText('Adult', { exact: true })).toHaveCount(0);
  await expect(lines.filter({ hasText: '33-330 mL/h' })).toHaveCount(1);
  await openRows(page, 'anaphylaxis');
  await expect(lines.filter({ hasText: 'auto-injector adult' })).toContainText('Not the dose for 22 kg');
  await expect(lines.filter({ hasText: 'auto-injector pediatric' })).not.toContainText('Not the dose');
  await expect(lines.filter({ hasText: '10 kg: 0.1 mL' })).toHaveCount(0);
  await expect(lines.filter({ hasText: 'Trouble breathing or shock' })).toContainText('12-15 L/min');
});

test('inferior STEMI: aspirin, nitroglycerin and its right-sided lead in one tap, the drawing in two', async ({
  page,
}) => {
  const thumb = await startAtHome(page);
  await thumb.tap(tile(page, 'Chest Pain/STEMI'));
  const card = 'chest-pain-acs';
  await thumb.reads(line(page, card, 'Aspirin 324 mg chewed'), { taps: 1, screens: 1 });
  await thumb.reads(line(page, card, 'Nitroglycerin 0.4 mg SL only if SBP is above 100'), { taps: 1, screens: 1 });
  await expect(line(page, card, 'Nitroglycerin 0.4 mg SL')).toContainText('Inferior: V4R and OLMD first.');
  await thumb.tap(chip(page, 'ECG'));
  await expect(page.locator(`#${card}-ecg`).getByRole('img').first()).toBeInViewport();
  expect(thumb.taps).toBe(2);
});

test('status seizure at 9 kg: midazolam without a line and with one in three taps', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Adult Neurologic', 'Seizures');
  await thumb.type(weightField(page), '9');
  const muscle = first(page, 'Active seizure, no IV');
  await thumb.reads(muscle.getByText('1.8 mg', { exact: true }), { taps: 3, screens: 0 });
  await thumb.reads(muscle.getByText('0.36 mL', { exact: true }), { taps: 3, screens: 0 });
  const vein = first(page, 'Active seizure, IV in place');
  await thumb.reads(vein.getByText('0.9 mg', { exact: true }), { taps: 3, screens: 1 });
  await thumb.reads(vein.getByText('0.9 mL', { exact: true }), { taps: 3, screens: 1 });
  await thumb.type(weightField(page), '30');
  await expect(muscle.getByText('HIGH DOSE: 6 mg')).toBeVisible();
});

test('heat stroke at Hajj: cooling, its end and the fluid in two taps', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Trauma & Environmental', 'Heat Emergencies');
  const card = 'heat-emergencies';
  await thumb.reads(line(page, card, 'Ice-water bath to the neck'), { taps: 2, screens: 1 });
  await thumb.reads(line(page, card, 'Stop cooling below 38.5'), { taps: 2, screens: 1 });
  await thumb.type(weightField(page), '70');
  await thumb.reads(first(page, 'sodium chloride').getByText(/1000 mL/), { taps: 3, screens: 0 });
});

test('burns of 30 % in a child of 20 kg: hourly rate, bolus and fentanyl in three taps', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Trauma & Environmental', 'Burns');
  await thumb.type(weightField(page), '20');
  await thumb.reads(first(page, "Ringer's").getByText(/250 mL\/h 6-13 years/), { taps: 3, screens: 0 });
  await thumb.reads(first(page, 'sodium chloride').getByText('400 mL', { exact: true }), { taps: 3, screens: 1 });
  await thumb.reads(first(page, 'fentaNYL').getByText('20 mcg', { exact: true }), { taps: 3, screens: 1 });
  await thumb.reads(first(page, 'fentaNYL').getByText('0.4 mL', { exact: true }), { taps: 3, screens: 1 });
  await thumb.tap(chip(page, 'Drugs'));
  await openRows(page, 'burns');
  const drugs = page.locator('#burns-medications').getByRole('listitem');
  await expect(drugs.filter({ hasText: '2 mL of 50 mg/mL + 8 mL saline' })).toContainText(
    /Dilute first.*2 mL of 50 mg\/mL.*0\.4 mL\s*of 10 mg\/mL.*How/s,
  );
  await expect(drugs.filter({ hasText: '70 kg 2.8 mL' })).toHaveCount(0);
  await expect(drugs.filter({ hasText: 'Burn with shock' })).toContainText(
    /Stop at\s*800 mL saline and Ringer's in all, then OLMD/,
  );
  const hydroxocobalamin = drugs.filter({ hasText: 'hydroxocobalamin; child on OLMD' });
  await expect(hydroxocobalamin).toContainText(/1400 mg.*56 mL\s*of 25 mg\/mL/);
});

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  // Slow: six runs by touch without a network, one patient after the other.
  test('six runs cut off, each for the next patient: arrest of a child, stroke, overdose, crush injury, nerve agent, transport', async ({
    page,
    server,
  }) => {
    test.slow();
    await startAtHome(page);
    await waitUntilReadyOffline(page);
    await server.end();

    await test.step('arrest of a child of 14 kg: shocks and drugs by a tap and the weight', async () => {
      const thumb = await startWithNextPatient(page);
      await thumb.tap(tile(page, 'Pediatric Cardiac Arrest'));
      await thumb.type(weightField(page), '14');
      await thumb.reads(first(page, 'Shock').getByText('28 J', { exact: true }), { taps: 2, screens: 0 });
      await thumb.reads(first(page, 'Shock').getByText('56 J', { exact: true }), { taps: 2, screens: 0 });
      const epinephrine = first(page, 'EPINEPHrine 1:10,000');
      await thumb.reads(epinephrine.getByText('0.14 mg', { exact: true }), { taps: 2, screens: 1 });
      await thumb.reads(epinephrine.getByText('1.4 mL', { exact: true }), { taps: 2, screens: 1 });
      await expect(epinephrine).toContainText('of 0.1 mg/mL');
      await thumb.reads(first(page, 'VF/pVT after the 3rd shock').getByText('70 mg', { exact: true }), {
        taps: 2,
        screens: 1,
      });
      await expect(first(page, 'through the tube')).toHaveCount(0);
      await expect(epinephrine.getByText('Kit 1', { exact: true })).toBeVisible();
      await thumb.tapAfterScroll(page.getByRole('button', { name: 'Equipment: Yellow zone 12-14 kg' }));
      const equipment = page.getByRole('region', { name: /^Weight and first doses/ });
      await thumb.reads(equipment.getByText('4.5 mm uncuffed, 4 mm cuffed'), { taps: 3, screens: 0 });
      await thumb.reads(equipment.getByText('LMA 2; i-gel 2'), { taps: 3, screens: 0 });
      await expect(equipment.getByText('26 J, then 52 J')).toHaveCount(0);
      await expect(line(page, 'pediatric-cardiac-arrest', 'the next one 4 J/kg')).toContainText('4 J/kg = 56 J');
      await thumb.tapAfterScroll(page.getByRole('button', { name: 'Clear patient' }));
      await expect(page.getByText('28 J', { exact: true })).toHaveCount(0);
      await expect(weightField(page)).toHaveValue('');
    });

    await test.step('stroke at 06:40: the scales in two taps, FAST-ED in six more, window and destination in one', async () => {
      const thumb = await startWithNextPatient(page);
      await thumb.tap(tile(page, 'Stroke'));
      await thumb.reads(line(page, 'stroke', 'Last known well: clock time'), { taps: 1, screens: 1 });
      await thumb.tap(chip(page, 'Stroke tools'));
      const scale = page.locator('#stroke-stroke-tools');
      await expect(scale.getByRole('heading', { name: /FAST-ED/ })).toBeVisible();
      const items = scale.getByRole('group');
      const count = await items.count();
      expect(count).toBe(9);
      for (let item = 3; item < count; item += 1) await thumb.tapAfterScroll(items.nth(item).locator('label').last());
      await thumb.reads(scale.getByText('9/10'), { taps: 8, screens: 1 });
      await thumb.tap(chip(page, 'Transport'));
      await thumb.reads(line(page, 'stroke', 'Thrombolysis: up to 4.5 hours'), { taps: 9, screens: 1 });
    });

    await test.step('opioid overdose at 16 years and 55 kg: the adult dose of naloxone alone', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Adult Medical', 'Poisoning and Overdose');
      await thumb.type(weightField(page), '55');
      await expect(page.getByText('Adult doses for 55 kg')).toBeVisible();
      await thumb.reads(first(page, 'naloxone').getByText('0.4 mg', { exact: true }), { taps: 3, screens: 0 });
      await thumb.reads(first(page, 'naloxone').getByText('1 mL', { exact: true }).first(), { taps: 3, screens: 0 });
      await expect(first(page, 'naloxone').getByText('2 mg', { exact: true })).toHaveCount(0);
      await thumb.reads(first(page, 'activated charcoal').getByText('50 g', { exact: true }), { taps: 3, screens: 1 });
    });

    await test.step('crush injury of 80 kg before release: saline, calcium and bicarbonate in three taps', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Trauma & Environmental', 'Crush Injury');
      await thumb.type(weightField(page), '80');
      await thumb.reads(first(page, 'sodium chloride').getByText(/1000 mL/), { taps: 3, screens: 0 });
      await thumb.reads(first(page, 'calcium chloride').getByText('1000 mg', { exact: true }), { taps: 3, screens: 0 });
      await thumb.reads(first(page, 'calcium chloride').getByText('10 mL', { exact: true }), { taps: 3, screens: 0 });
      await thumb.reads(first(page, 'sodium bicarbonate').getByText('50 mL', { exact: true }), { taps: 3, screens: 1 });
    });

    await test.step('nerve agent, three casualties: injectors in one tap, the child and the next patient by the weight', async () => {
      const thumb = await startWithNextPatient(page);
      await thumb.tap(tile(page, 'Nerve Agent'));
      const card = 'nerve-agent';
      await thumb.reads(line(page, card, 'over 41 kg: 3 injectors now'), { taps: 1, screens: 1 });
      await thumb.reads(line(page, card, 'over 41 kg: 2 injectors now'), { taps: 1, screens: 1 });
      await thumb.type(weightField(page), '20');
      await thumb.reads(first(page, 'atropine').getByText('1 mg', { exact: true }), { taps: 2, screens: 0 });
      await thumb.reads(first(page, 'atropine').getByText('10 mL', { exact: true }), { taps: 2, screens: 0 });
      await thumb.reads(first(page, 'midazolam').first().getByText('0.8 mL', { exact: true }), { taps: 2, screens: 1 });
      await thumb.type(weightField(page), '80');
      await thumb.reads(first(page, 'atropine').getByText('20 mL', { exact: true }), { taps: 3, screens: 0 });
      await expect(first(page, 'midazolam').first().getByText('2 mL', { exact: true })).toBeVisible();
      await expect(page.getByText('0.8 mL', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Drugs', exact: true }).click();
      await openRows(page, card);
      await expect(line(page, card, 'pralidoxime in the same injector')).toContainText('600 mg');
      await expect(page.getByText('Dilute first')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await thumb.type(weightField(page), '7');
      await thumb.reads(first(page, 'atropine').getByText('3.5 mL', { exact: true }), { taps: 4, screens: 0 });
      await openRows(page, card);
      const injector = line(page, card, 'atropine in the injector');
      await expect(injector).toContainText('Not the dose for 7 kg');
      await expect(injector).toContainText('dose only from OLMD');
      await expect(injector).toContainText(/Small patient, severe.*Dose\s*dose only from OLMD/);
      await expect(line(page, card, 'or severe poisoning, instead of midazolam')).toContainText(
        'Not the dose for 7 kg',
      );
      // From 13 kg a severe poisoning has a dose of its own, without a call.
      await page.evaluate(() => window.scrollTo(0, 0));
      await thumb.type(weightField(page), '20');
      await openRows(page, card);
      await expect(injector).toContainText(/Small patient, severe.*Dose\s*2\.1 mg, 1 injector/);
    });

    await test.step('transport on the ventilator: first settings in two taps, predicted weight and the child in three', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Operations & General Care', 'Transport Ventilator');
      const card = 'transport-ventilator';
      await thumb.reads(line(page, card, '6-8 mL/kg, predicted weight. 10-12 per min.'), { taps: 2, screens: 1 });
      await thumb.reads(line(page, card, 'High-pressure alarm 40 cmH2O'), {
        taps: 2,
        screens: 1,
      });
      await thumb.tap(chip(page, 'Steps'));
      const steps = page.locator(`#${card}-steps`).getByRole('listitem');
      await thumb.reads(steps.filter({ hasText: '175 cm 423-565 mL' }), { taps: 3, screens: 1 });
      await thumb.reads(steps.filter({ hasText: '20-25 per min' }), { taps: 3, screens: 2 });
    });
  });
});
