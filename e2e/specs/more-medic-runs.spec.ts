import { waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';
import { openFromCategory, returnHome, startAtHome, startWithNextPatient, tile } from '../pages/home.ts';
import { amount, caseOf, chip, first, line, openRows, row } from '../pages/protocol-card.ts';
import { answer } from '../pages/triage.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] }, hasTouch: true });

// Slow: six runs by touch on one device, one patient after the other.
test('six runs, each for the next patient: low glucose, missed dialysis, pain of a burn, agitation, a snake and a sting, cold arrest', async ({
  page,
}) => {
  test.slow();
  await startAtHome(page);

  await test.step('low glucose at 15 kg: dextrose by the vein, glucagon without one', async () => {
    const thumb = await startWithNextPatient(page);
    await openFromCategory(page, thumb, 'Adult Medical', 'Low & High Glucose, DKA');
    await thumb.type(weightField(page), '15');
    await thumb.reads(amount(first(page, /dextrose 10%/i), '75 mL'), { taps: 3, screens: 0 });
    const glucagon = first(page, /glucagon/i);
    await thumb.reads(amount(glucagon, '0.5 mg'), { taps: 3, screens: 1 });
    await thumb.reads(amount(glucagon, '0.5 mL'), { taps: 3, screens: 1 });
    await expect(glucagon).toHaveCount(1);
  });

  await test.step('missed dialysis and peaked T: calcium, bicarbonate and albuterol', async () => {
    const thumb = await startWithNextPatient(page);
    await openFromCategory(page, thumb, 'Adult Medical', 'Hyperkalemia & Dialysis');
    await thumb.type(weightField(page), '70');
    const calcium = first(page, /calcium chloride/i);
    await thumb.reads(amount(calcium, '1000 mg'), { taps: 3, screens: 0 });
    await thumb.reads(amount(calcium, '10 mL'), { taps: 3, screens: 0 });
    await thumb.reads(amount(first(page, /albuterol/i), '10 mg'), { taps: 3, screens: 1 });
    await thumb.tap(chip(page, 'Drugs'));
    const bicarbonate = row(page, 'hyperkalemia-dialysis', 'sodium bicarbonate');
    await thumb.reads(amount(bicarbonate, '50 mEq'), { taps: 4, screens: 0 });
    await thumb.reads(amount(bicarbonate, '50 mL'), { taps: 4, screens: 0 });
    const albuterol = row(page, 'hyperkalemia-dialysis', 'albuterol');
    await thumb.reads(albuterol.getByText('4 nebules'), { taps: 4, screens: 0 });
  });

  await test.step('pain of a burn at 20 kg: a score by faces, fentanyl by the nose and by the vein', async () => {
    const thumb = await startWithNextPatient(page);
    await openFromCategory(page, thumb, 'Adult Medical', 'Pain Management');
    await thumb.type(weightField(page), '20');
    const nose = first(page, /fentanyl/i);
    await thumb.reads(amount(nose, '30 mcg'), { taps: 3, screens: 1 });
    await thumb.reads(amount(nose, '0.6 mL'), { taps: 3, screens: 1 });
    await thumb.tap(chip(page, 'Drugs'));
    const vein = row(page, 'pain-management', /fentaNYL.*IV\/IO slowly/);
    await thumb.reads(amount(vein, '20 mcg'), { taps: 4, screens: 0 });
    await thumb.reads(amount(vein, '0.4 mL'), { taps: 4, screens: 0 });
    const again = await startWithNextPatient(page);
    await openFromCategory(page, again, 'Adult Medical', 'Pain Management');
    await again.tap(chip(page, 'Tools'));
    await again.tap(page.getByRole('button', { name: /^Shows a face/ }));
    await again.tapAfterScroll(
      page
        .getByRole('group', { name: /^Which face/ })
        .locator('label')
        .nth(4),
    );
    await again.reads(page.getByRole('status').filter({ hasText: '8/10' }), { taps: 5, screens: 1 });
  });

  await test.step('dangerous agitation: midazolam by the muscle and by the vein, half for the old', async () => {
    const thumb = await startWithNextPatient(page);
    const card = 'behavioral-emergency';
    await openFromCategory(page, thumb, 'Adult Neurologic', 'Behavioral Emergency & Agitation');
    const atOnce = first(page, /midazolam/i).filter({ hasText: 'life in danger' });
    await thumb.reads(amount(atOnce, '5 mg'), { taps: 2, screens: 1 });
    await thumb.reads(amount(atOnce, '1 mL'), { taps: 2, screens: 1 });
    await thumb.tap(chip(page, 'Drugs'));
    const muscle = row(page, card, 'without a line');
    await thumb.reads(amount(muscle, '5 mg'), { taps: 3, screens: 0 });
    await thumb.reads(amount(muscle, '1 mL'), { taps: 3, screens: 0 });
    const vein = row(page, card, 'line in place');
    await thumb.reads(amount(vein, '2.5 mg'), { taps: 3, screens: 0 });
    await thumb.reads(amount(vein, '2.5 mL'), { taps: 3, screens: 0 });
    await openRows(page, card);
    await expect(muscle).toContainText(/from 69 years or alcohol or opioids: half, 2\.5 mg/);
    await expect(vein).toContainText(/from 69 years or alcohol or opioids: half, 1\.25 mg/);
  });

  await test.step('snake bite of an adult, then a sting and anaphylaxis at 25 kg', async () => {
    const card = 'bites-stings';
    const thumb = await startWithNextPatient(page);
    await openFromCategory(page, thumb, 'Trauma & Environmental', 'Bites & Stings');
    await thumb.type(weightField(page), '80');
    const epinephrine = first(page, 'EPINEPHrine 1:1,000');
    await thumb.reads(amount(epinephrine, '0.5 mL'), { taps: 3, screens: 0 });
    await thumb.tapAfterScroll(caseOf(page, /^Snake/));
    await thumb.reads(first(page, 'Lie still'), { taps: 4, screens: 1 });
    await thumb.tapAfterScroll(chip(page, 'Drugs'));
    await thumb.reads(amount(row(page, card, 'sodium chloride'), '1000 mL'), { taps: 5, screens: 0 });
    const fentanyl = row(page, card, 'fentaNYL');
    await thumb.reads(amount(fentanyl, '50 mcg'), { taps: 5, screens: 0 });
    await thumb.reads(amount(fentanyl, '1 mL'), { taps: 5, screens: 0 });
    const sting = await startWithNextPatient(page);
    await openFromCategory(page, sting, 'Trauma & Environmental', 'Bites & Stings');
    await sting.type(weightField(page), '25');
    await sting.reads(amount(epinephrine, '0.25 mg'), { taps: 3, screens: 0 });
    await sting.reads(amount(epinephrine, '0.25 mL'), { taps: 3, screens: 0 });
    const worse = await returnHome(page);
    await worse.tap(tile(page, 'Anaphylaxis'));
    await worse.reads(amount(epinephrine, '0.25 mL'), { taps: 1, screens: 0 });
    await worse.tap(chip(page, 'Drugs'));
    await worse.reads(amount(row(page, 'anaphylaxis', 'sodium chloride'), '500 mL'), { taps: 2, screens: 1 });
  });

  await test.step('arrest in the cold: the dose, and how much rarer it is given', async () => {
    const thumb = await startWithNextPatient(page);
    const card = 'hypothermia-frostbite';
    await openFromCategory(page, thumb, 'Trauma & Environmental', 'Hypothermia & Frostbite');
    await thumb.tap(chip(page, 'Drugs'));
    const epinephrine = row(page, card, 'Cardiac arrest');
    await thumb.reads(epinephrine.getByText('1 mg', { exact: true }).first(), { taps: 3, screens: 0 });
    await thumb.reads(epinephrine.getByText('10 mL', { exact: true }).first(), { taps: 3, screens: 0 });
    await openRows(page, card);
    await expect(epinephrine).toContainText(/core 30-35 °C: every 6-10 min.*OLMD first.*core below 30 °C/i);
  });
});

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  // Slow: seven runs by touch without a network, one patient after the other.
  test('seven runs cut off, each for the next patient: triage of three, choking, asthma to the tube, eclampsia, bleeding after birth and from a wound, a birth', async ({
    page,
    server,
  }) => {
    test.slow();
    await startAtHome(page);
    await waitUntilReadyOffline(page);
    await server.end();

    await test.step('three casualties: red, black, and a child whom breaths bring back; the report takes the count', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Operations & General Care', 'Mass Casualty');
      await thumb.tap(chip(page, 'Tools'));
      await thumb.reads(page.getByText('Adult or child?'), { taps: 3, screens: 0 });
      await answer(page, 'Adult: START', 'Does not walk', 'Breathes', 'More than 30');
      await answer(page, 'Count as Red, next casualty');
      await answer(page, 'Adult: START', 'Does not walk', 'Does not breathe', 'Still does not breathe');
      await answer(page, 'Count as Black, next casualty');
      await answer(
        page,
        'Looks like a child: JumpSTART',
        'Does not walk',
        'Does not breathe',
        'Still does not breathe',
      );
      await answer(page, 'Pulse felt', 'Breathes now', 'Count as Red, next casualty', 'Put in the count');
      await expect(page.getByText('3 counted: 2 red, 0 yellow, 0 green, 1 black').first()).toBeVisible();
    });

    await test.step('choking at 7 kg, then no pulse: swelling on the one card, shocks and epinephrine on the other', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Respiratory', 'Airway Obstruction & Choking');
      await thumb.type(weightField(page), '7');
      await thumb.tap(chip(page, 'Drugs'));
      const swollen = row(page, 'airway-obstruction', /Swollen tongue or throat/);
      await thumb.reads(amount(swollen, '0.07 mg'), { taps: 4, screens: 0 });
      await thumb.reads(amount(swollen, '0.07 mL'), { taps: 4, screens: 0 });
      const arrest = await returnHome(page);
      await arrest.tap(tile(page, 'Pediatric Cardiac Arrest'));
      await arrest.reads(first(page, 'Shock').getByText('14 J'), { taps: 1, screens: 0 });
      await arrest.reads(first(page, 'Shock').getByText('28 J'), { taps: 1, screens: 0 });
      const epinephrine = first(page, 'EPINEPHrine 1:10,000');
      await arrest.reads(amount(epinephrine, '0.07 mg'), { taps: 1, screens: 1 });
      await arrest.reads(amount(epinephrine, '0.7 mL'), { taps: 1, screens: 1 });
    });

    await test.step('asthma to the tube: an adult of 70 kg', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Respiratory', 'Asthma & COPD');
      await thumb.type(weightField(page), '70');
      const epinephrine = first(page, 'EPINEPHrine 1:1,000');
      await thumb.reads(amount(epinephrine, '0.5 mg'), { taps: 3, screens: 0 });
      await thumb.reads(amount(epinephrine, '0.5 mL'), { taps: 3, screens: 0 });
      await thumb.tap(chip(page, 'Drugs'));
      const steroid = row(page, 'asthma-copd', 'methylPREDNISolone');
      await thumb.reads(amount(steroid, '125 mg'), { taps: 4, screens: 1 });
      const tube = await returnHome(page);
      await openFromCategory(page, tube, 'Procedures & Access', 'Rapid Sequence Intubation (RSI)');
      await tube.tap(chip(page, 'Drugs'));
      const rsi = 'rapid-sequence-intubation';
      await tube.reads(amount(row(page, rsi, 'etomidate'), '20 mg'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'ketamine'), '140 mg'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'ketamine'), '2.8 mL'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'succinylcholine'), '105 mg'), { taps: 3, screens: 0 });
      const rocuronium = row(page, rsi, 'when succinylcholine is unsafe');
      await tube.reads(amount(rocuronium, '70 mg'), { taps: 3, screens: 1 });
    });

    await test.step('asthma to the tube: a child of 20 kg, who gets no etomidate without an age', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Respiratory', 'Asthma & COPD');
      await thumb.type(weightField(page), '20');
      const epinephrine = first(page, 'EPINEPHrine 1:1,000');
      await thumb.reads(amount(epinephrine, '0.2 mg'), { taps: 3, screens: 0 });
      await thumb.reads(amount(epinephrine, '0.2 mL'), { taps: 3, screens: 0 });
      await thumb.tap(chip(page, 'Drugs'));
      const steroid = row(page, 'asthma-copd', 'methylPREDNISolone');
      await thumb.reads(amount(steroid, '40 mg'), { taps: 4, screens: 1 });
      const tube = await returnHome(page);
      await openFromCategory(page, tube, 'Procedures & Access', 'Rapid Sequence Intubation (RSI)');
      await tube.reads(first(page, 'Every RSI').filter({ hasText: 'Call first' }), { taps: 2, screens: 0 });
      await tube.tap(chip(page, 'Drugs'));
      const rsi = 'rapid-sequence-intubation';
      await tube.reads(amount(row(page, rsi, 'ketamine'), '40 mg'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'ketamine'), '0.8 mL'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'succinylcholine'), '40 mg'), { taps: 3, screens: 0 });
      await tube.reads(amount(row(page, rsi, 'succinylcholine'), '2 mL'), { taps: 3, screens: 0 });
      const etomidate = row(page, rsi, 'etomidate');
      await expect(etomidate).toContainText('no dose is worked out until the age is');
      await expect(amount(etomidate, '6 mg')).toHaveCount(0);
    });

    await test.step('eclampsia: magnesium by the vein and by the muscle, midazolam meanwhile', async () => {
      const thumb = await startWithNextPatient(page);
      const card = 'obstetric-emergencies';
      await openFromCategory(page, thumb, 'Obstetrics, Newborn & Infant', 'Obstetric Emergencies');
      await thumb.tapAfterScroll(caseOf(page, /^Seizing/));
      const now = first(page, /magnesium/i)
        .filter({ hasText: 'of 40 mg/mL' })
        .first();
      await thumb.reads(amount(now, '4000 mg'), { taps: 3, screens: 1 });
      await thumb.reads(amount(now, '100 mL'), { taps: 3, screens: 1 });
      await thumb.tapAfterScroll(chip(page, 'Drugs'));
      const muscle = row(page, card, 'Eclampsia without IV or IO');
      await thumb.reads(amount(muscle, '10000 mg'), { taps: 4, screens: 0 });
      await thumb.reads(amount(muscle, '20 mL'), { taps: 4, screens: 0 });
      const midazolam = row(page, card, 'Eclampsia, seizing now, no IV');
      await thumb.reads(amount(midazolam, '10 mg'), { taps: 4, screens: 1 });
      await thumb.reads(amount(midazolam, '2 mL'), { taps: 4, screens: 1 });
    });

    await test.step('bleeding after birth: tranexamic acid', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Obstetrics, Newborn & Infant', 'Childbirth');
      await thumb.tap(chip(page, 'Drugs'));
      const acid = row(page, 'childbirth', 'tranexamic acid');
      await thumb.reads(amount(acid, '1000 mg'), { taps: 3, screens: 0 });
      await thumb.reads(amount(acid, '10 mL'), { taps: 3, screens: 0 });
    });

    await test.step('severe bleeding: the tourniquet, tranexamic acid, and a child of 20 kg', async () => {
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Trauma & Environmental', 'Severe Bleeding');
      await thumb.reads(line(page, 'hemorrhage-control', /tourniquet/i), { taps: 2, screens: 1 });
      await thumb.type(weightField(page), '80');
      const acid = first(page, /tranexamic acid/i);
      await thumb.reads(amount(acid, '1000 mg'), { taps: 3, screens: 1 });
      await thumb.reads(amount(acid, '10 mL'), { taps: 3, screens: 1 });
      const child = await startWithNextPatient(page);
      await openFromCategory(page, child, 'Trauma & Environmental', 'Severe Bleeding');
      await child.type(weightField(page), '20');
      await child.tap(chip(page, 'Drugs'));
      const ofChild = row(page, 'hemorrhage-control', 'tranexamic acid');
      await child.reads(amount(ofChild, '300 mg'), { taps: 4, screens: 0 });
      await child.reads(amount(ofChild, '3 mL'), { taps: 4, screens: 0 });
    });

    await test.step('labor, birth, a newborn of 3 kg who does not breathe: by the links of three cards', async () => {
      await page.clock.install();
      const thumb = await startWithNextPatient(page);
      await openFromCategory(page, thumb, 'Obstetrics, Newborn & Infant', 'Obstetric Emergencies');
      for (const card of ['Childbirth', 'Newborn Resuscitation']) {
        await thumb.tapAfterScroll(chip(page, 'Related'));
        await thumb.tapAfterScroll(page.getByRole('link', { name: card, exact: true }).last());
        await expect(page.getByRole('article', { name: card })).toBeVisible();
      }
      await thumb.tap(chip(page, 'Tools'));
      await thumb.tapAfterScroll(page.getByRole('button', { name: 'Born now' }));
      await thumb.reads(page.getByText('First minute: no target yet.'), { taps: 8, screens: 0 });
      await page.clock.fastForward('05:10');

      const minute = await returnHome(page);
      await openFromCategory(page, minute, 'Obstetrics, Newborn & Infant', 'Newborn Resuscitation');
      await minute.tap(chip(page, 'Tools'));
      await minute.reads(page.getByText('Target now: 80-85%'), { taps: 3, screens: 0 });
      await minute.reads(page.getByRole('row', { name: '10 min' }).getByText('85-95%'), { taps: 3, screens: 1 });

      const drugs = await startWithNextPatient(page);
      await openFromCategory(page, drugs, 'Obstetrics, Newborn & Infant', 'Newborn Resuscitation');
      await drugs.type(weightField(page), '3');
      await drugs.tap(chip(page, 'Drugs'));
      const card = 'newborn-resuscitation';
      const epinephrine = row(page, card, 'EPINEPHrine 1:10,000');
      await drugs.reads(amount(epinephrine, '0.06 mg'), { taps: 4, screens: 0 });
      await drugs.reads(amount(epinephrine, '0.6 mL'), { taps: 4, screens: 0 });
      await drugs.reads(amount(row(page, card, 'sodium chloride'), '30 mL'), { taps: 4, screens: 1 });
    });
  });
});
