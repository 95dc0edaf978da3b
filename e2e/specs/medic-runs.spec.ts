import { waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { openFromCategory, startAtHome, startWithNextPatient, tile } from '../pages/home.ts';
import { amount, chip, first, line, openRows, patientBar, row } from '../pages/protocol-card.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] }, hasTouch: true });

test('VF in an adult: the energy in one tap, epinephrine in two', async ({ page }) => {
  const thumb = await startAtHome(page);
  await thumb.tap(tile(page, 'Adult Cardiac Arrest'));
  const card = 'adult-cardiac-arrest';
  await thumb.reads(line(page, card, 'first 120-200 J'), { taps: 1, screens: 1 });
  const atOnce = first(page, 'EPINEPHrine 1:10,000');
  await thumb.reads(amount(atOnce, '1 mg'), { taps: 1, screens: 0 });
  await thumb.reads(amount(atOnce, '10 mL'), { taps: 1, screens: 0 });
  await thumb.tap(chip(page, 'Drugs'));
  const epinephrine = row(page, card, 'EPINEPHrine 1:10,000');
  await thumb.reads(amount(epinephrine, '1 mg'), { taps: 2, screens: 0 });
  await thumb.reads(amount(epinephrine, '10 mL'), { taps: 2, screens: 0 });
  const amiodarone = row(page, card, 'VF/pVT, first dose');
  await thumb.reads(amount(amiodarone, '300 mg'), { taps: 2, screens: 0 });
  await thumb.reads(amount(amiodarone, '6 mL'), { taps: 2, screens: 0 });
});

test('anaphylaxis of a child of 22 kg: epinephrine by a tap and the weight, and one dose on each line', async ({
  page,
}) => {
  const thumb = await startAtHome(page);
  await thumb.tap(tile(page, 'Anaphylaxis'));
  await thumb.type(weightField(page), '22');
  await expect(patientBar(page)).toContainText('Child');
  const epinephrine = first(page, 'EPINEPHrine 1:1,000');
  await thumb.reads(amount(epinephrine, '0.22 mg'), { taps: 2, screens: 0 });
  await thumb.reads(amount(epinephrine, '0.22 mL'), { taps: 2, screens: 0 });
  await expect(epinephrine).toContainText('IM');
  await thumb.tap(chip(page, 'Drugs'));
  await expect(page.getByText('Pediatric doses for 22 kg')).toBeVisible();
  await thumb.reads(amount(row(page, 'anaphylaxis', 'sodium chloride'), '440 mL'), { taps: 3, screens: 0 });
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
  await thumb.reads(amount(first(page, /aspirin/i), '324 mg'), { taps: 1, screens: 0 });
  const nitroglycerin = first(page, /nitroglycerin 0\.4 mg SL/i);
  await thumb.reads(nitroglycerin, { taps: 1, screens: 1 });
  await expect(nitroglycerin).toContainText('SBP over 100');
  await expect(nitroglycerin).toContainText(/Call first if:.*inferior infarction \(V4R before that\)/);
  await thumb.reads(first(page, 'Inferior infarction').filter({ hasText: 'Record V4R' }), { taps: 1, screens: 1 });
  await thumb.tap(chip(page, 'ECG'));
  await expect(page.locator(`#${card}-ecg`).getByRole('img').first()).toBeInViewport();
  expect(thumb.taps).toBe(2);
});

test('status seizure at 9 kg: midazolam without a line in three taps, with one in four', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Adult Neurologic', 'Seizures');
  await thumb.type(weightField(page), '9');
  const muscle = first(page, 'no IV');
  await thumb.reads(amount(muscle, '1.8 mg'), { taps: 3, screens: 0 });
  await thumb.reads(amount(muscle, '0.36 mL'), { taps: 3, screens: 0 });
  await thumb.tap(chip(page, 'Drugs'));
  const vein = row(page, 'seizures', 'Active seizure, IV in place');
  await thumb.reads(amount(vein, '0.9 mg'), { taps: 4, screens: 0 });
  await thumb.reads(amount(vein, '0.9 mL'), { taps: 4, screens: 0 });
  await thumb.type(weightField(page), '30');
  await expect(muscle.getByText('HIGH DOSE: 6 mg')).toBeVisible();
});

test('heat stroke at Hajj: cooling and its end in two taps, the fluid in three', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Trauma & Environmental', 'Heat Emergencies');
  const card = 'heat-emergencies';
  await thumb.reads(line(page, card, 'Ice-water bath to the neck'), { taps: 2, screens: 1 });
  await thumb.reads(line(page, card, 'Stop cooling below 38.5'), { taps: 2, screens: 0 });
  await thumb.tap(chip(page, 'Drugs'));
  await thumb.reads(amount(row(page, card, 'sodium chloride'), '1000 mL'), { taps: 3, screens: 0 });
});

test('burns of 30 % in a child of 20 kg: hourly rate, bolus and fentanyl in four taps', async ({ page }) => {
  const thumb = await startAtHome(page);
  await openFromCategory(page, thumb, 'Trauma & Environmental', 'Burns');
  await thumb.type(weightField(page), '20');
  await thumb.tap(chip(page, 'Drugs'));
  await thumb.reads(
    row(page, 'burns', "Ringer's")
      .getByText(/250 mL\/h 6-13 years/)
      .first(),
    { taps: 4, screens: 0 },
  );
  await thumb.reads(amount(row(page, 'burns', 'sodium chloride'), '400 mL'), { taps: 4, screens: 0 });
  const fentanyl = row(page, 'burns', 'fentaNYL');
  await thumb.reads(amount(fentanyl, '20 mcg'), { taps: 4, screens: 0 });
  await thumb.reads(amount(fentanyl, '0.4 mL'), { taps: 4, screens: 0 });
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
      await thumb.reads(first(page, 'Shock').getByText('28 J'), { taps: 2, screens: 0 });
      await thumb.reads(first(page, 'Shock').getByText('56 J'), { taps: 2, screens: 0 });
      const epinephrine = first(page, 'EPINEPHrine 1:10,000');
      await thumb.reads(amount(epinephrine, '0.14 mg'), { taps: 2, screens: 1 });
      await thumb.reads(amount(epinephrine, '1.4 mL'), { taps: 2, screens: 1 });
      await expect(epinephrine).toContainText('of 0.1 mg/mL');
      await expect(epinephrine.getByText('Kit 1', { exact: true })).toBeVisible();
      await expect(first(page, 'through the tube')).toHaveCount(0);
      await thumb.tap(chip(page, 'Drugs'));
      const amiodarone = row(page, 'pediatric-cardiac-arrest', 'VF/pVT after the 3rd shock');
      await thumb.reads(amount(amiodarone, '70 mg'), { taps: 3, screens: 0 });
      await thumb.tapAfterScroll(page.getByRole('button', { name: 'Equipment: Yellow zone 12-14 kg' }));
      const equipment = page.locator('#pediatric-cardiac-arrest-first60');
      await thumb.reads(equipment.getByText('4.5 mm uncuffed, 4 mm cuffed'), { taps: 4, screens: 0 });
      await thumb.reads(equipment.getByText('LMA 2; i-gel 2'), { taps: 4, screens: 0 });
      await expect(equipment.getByText('26 J, then 52 J')).toHaveCount(0);
      await expect(first(page, 'then 4 J/kg')).toContainText('4 J/kg = 56 J');
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
      // The chips stand above First 60, and the scale ends screens below them.
      await thumb.tapAfterScroll(chip(page, 'Transport'));
      await thumb.reads(line(page, 'stroke', 'Thrombolysis: up to 4.5 hours'), { taps: 9, screens: 1 });
    });

    await test.step('opioid overdose at 16 years and 55 kg: the adult dose of naloxone alone', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Adult Medical', 'Poisoning and Overdose');
      await thumb.type(weightField(page), '55');
      await expect(patientBar(page)).toContainText('Adult');
      const naloxone = first(page, /naloxone/i);
      await thumb.reads(amount(naloxone, '0.4 mg'), { taps: 3, screens: 0 });
      await thumb.reads(amount(naloxone, '1 mL'), { taps: 3, screens: 0 });
      await expect(naloxone).toHaveCount(1);
      await expect(amount(naloxone, '2 mg')).toHaveCount(0);
      await thumb.tap(chip(page, 'Drugs'));
      await thumb.reads(amount(row(page, 'poisoning-overdose', 'activated charcoal'), '50 g'), { taps: 4, screens: 0 });
    });

    await test.step('crush injury of 80 kg before release: saline in three taps, calcium and bicarbonate in four', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Trauma & Environmental', 'Crush Injury');
      await thumb.type(weightField(page), '80');
      await thumb.reads(amount(first(page, /sodium chloride/i), '1000 mL'), { taps: 3, screens: 1 });
      await thumb.tap(chip(page, 'Drugs'));
      const calcium = row(page, 'crush-injury', 'calcium chloride');
      await thumb.reads(amount(calcium, '1000 mg'), { taps: 4, screens: 0 });
      await thumb.reads(amount(calcium, '10 mL'), { taps: 4, screens: 0 });
      await thumb.reads(amount(row(page, 'crush-injury', 'sodium bicarbonate'), '50 mL'), { taps: 4, screens: 0 });
    });

    await test.step('nerve agent, three casualties: injectors in one tap, the child and the next patient by the weight', async () => {
      const thumb = await startWithNextPatient(page);
      await thumb.tap(tile(page, 'Nerve Agent'));
      const card = 'nerve-agent';
      for (const count of [3, 2]) {
        const injectors = first(page, `${count} injectors now`);
        await thumb.reads(injectors, { taps: 1, screens: 0 });
        await expect(injectors).toContainText('Above 41 kg');
      }
      await thumb.type(weightField(page), '20');
      const atropine = first(page, /atropine/i);
      const midazolam = first(page, /midazolam/i).last();
      await thumb.reads(amount(atropine, '1 mg'), { taps: 2, screens: 0 });
      await thumb.reads(amount(atropine, '10 mL'), { taps: 2, screens: 0 });
      await thumb.reads(amount(midazolam, '0.8 mL'), { taps: 2, screens: 1 });
      await expect(first(page, 'injectors now').filter({ visible: true })).toHaveCount(0);
      await thumb.type(weightField(page), '80');
      await expect(atropine).toHaveCount(0);
      await thumb.reads(first(page, '3 injectors now'), { taps: 3, screens: 0 });
      await thumb.reads(amount(midazolam, '2 mL'), { taps: 3, screens: 1 });
      await expect(page.getByText('0.8 mL', { exact: true })).toHaveCount(0);
      await thumb.tap(chip(page, 'Drugs'));
      await thumb.reads(amount(row(page, card, 'atropine sulfate'), '20 mL'), { taps: 4, screens: 1 });
      await openRows(page, card);
      await expect(line(page, card, 'pralidoxime in the same injector')).toContainText('600 mg');
      await expect(page.getByText('Dilute first')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await thumb.type(weightField(page), '7');
      await thumb.reads(amount(atropine, '3.5 mL'), { taps: 5, screens: 0 });
      await openRows(page, card);
      const injector = row(page, card, /Small patient, severe.*atropine in the injector/);
      await expect(injector).toContainText('For this patient: dose only from OLMD');
      await expect(row(page, card, 'with signs: atropine in the injector')).toContainText('Not the dose for 7 kg');
      await expect(line(page, card, 'or severe poisoning, instead of midazolam')).toContainText(
        'Not the dose for 7 kg',
      );
      // From 13 kg a severe poisoning has a dose of its own, without a call.
      await page.evaluate(() => window.scrollTo(0, 0));
      await thumb.type(weightField(page), '20');
      await openRows(page, card);
      await expect(injector).toContainText(/2\.1 mg \(1 injector\) 13-25 kg/);
      await expect(injector).not.toContainText('For this patient');
    });

    await test.step('transport on the ventilator: first settings in two taps, predicted weight and the child in three', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Operations & General Care', 'Transport Ventilator');
      const card = 'transport-ventilator';
      await thumb.reads(first(page, '6-8 mL/kg, predicted weight. 10-12 per min.'), { taps: 2, screens: 0 });
      await thumb.reads(first(page, 'High-pressure alarm 40 cmH2O'), { taps: 2, screens: 1 });
      await thumb.tap(chip(page, 'Steps'));
      const steps = page.locator(`#${card}-steps`).getByRole('listitem');
      await thumb.reads(steps.filter({ hasText: '175 cm 423-565 mL' }), { taps: 3, screens: 1 });
      await thumb.reads(steps.filter({ hasText: '20-25 per min' }), { taps: 3, screens: 2 });
    });
  });
});
