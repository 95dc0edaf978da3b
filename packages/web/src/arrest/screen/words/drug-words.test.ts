import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrestState, drugDose } from '@first60/clinical';
import { edition } from '@first60/content';
import { asksWeight, doseDetail, doseFlags, doseOfStrength, doseText } from './dose-words.ts';
import { drugWords } from './drug-words.ts';
import { offeredDrugs } from './offered-drugs.ts';

type PlanId = 'adult' | 'child';

/** A drug in the plan, for a patient who has received no drugs yet. */
function offered(id: PlanId, name: string, weight?: string) {
  const plan = edition.codes?.[id];
  const drug = plan?.drugs.find((one) => one.id === name);
  assert.ok(plan !== undefined && drug?.line !== undefined, `${id} ${name}`);
  return {
    plan,
    drug,
    dose: drugDose(drug, plan, weight === undefined ? {} : { weight }, []),
    words: drugWords(drug.line, plan, name),
  };
}

const doseOf = (id: PlanId, name: string, weight?: string) => doseText(offered(id, name, weight).dose);
const said = (id: PlanId, name: string) => {
  const { indication, conditions } = offered(id, name).words;
  return `${indication}. ${conditions}`;
};

test('epinephrine is told with the strength that it is drawn from', () => {
  assert.equal(doseOfStrength(offered('child', 'epinephrine', '16').dose), '0.16 mg = 1.6 mL of 0.1 mg/mL');
  assert.equal(doseOfStrength(offered('adult', 'epinephrine').dose), '1 mg = 10 mL of 0.1 mg/mL');
});

test('magnesium is told with its dilution and its time, and the strength stands with what is drawn up', () => {
  const adult = offered('adult', 'magnesium');
  assert.equal(doseOfStrength(adult.dose), '2000 mg = 20 mL of 100 mg/mL');
  assert.equal(doseDetail(adult.dose, adult.drug.line?.route), 'IV/IO, over 1-2 min');
  assert.equal(doseOfStrength(offered('child', 'magnesium', '10').dose), '500 mg = 2.5 mL of 200 mg/mL');
  assert.match(
    said('adult', 'magnesium'),
    /^Torsades or long QT only\. .*\. 4 mL of 500 mg\/mL \+ 16 mL saline = 20 mL of 100 mg\/mL, in an empty labeled syringe, /,
  );
  assert.equal(doseOf('child', 'magnesium', '20'), '1000 mg = 5 mL');
  assert.match(said('child', 'magnesium'), /2 mL of 500 mg\/mL \+ 3 mL saline = 5 mL of 200 mg\/mL/);
});

test('a child above 20 kg needs more magnesium than one mixture of 5 mL: the recipe is for each part of it', () => {
  assert.equal(doseOf('child', 'magnesium', '40'), '2000 mg = 10 mL');
  assert.match(
    said('child', 'magnesium'),
    /2 mL of 500 mg\/mL \+ 3 mL saline = 5 mL of .*; above 5 mL twice as much of each\./,
  );
});

test('epinephrine through the tube: diluted, the last resort, never into a vein', () => {
  assert.equal(doseOf('adult', 'epinephrine-tube'), '2.5 mg = 10 mL');
  assert.equal(doseOfStrength(offered('adult', 'epinephrine-tube').dose), '2.5 mg = 10 mL of 0.25 mg/mL');
  assert.match(said('adult', 'epinephrine-tube'), /2\.5 mL of 1 mg\/mL \+ 7\.5 mL saline = 10 mL of 0\.25 mg\/mL/);
  const { dose, drug } = offered('child', 'epinephrine-tube', '16');
  assert.equal(doseOfStrength(dose), '1.6 mg = 1.6 mL of 1 mg/mL');
  assert.equal(doseDetail(dose, drug.line?.route), 'Tracheal tube');
  assert.match(said('child', 'epinephrine-tube'), /Then 5 mL saline, then 5 breaths\./);
  for (const id of ['adult', 'child'] as const) {
    assert.match(
      said(id, 'epinephrine-tube'),
      /only when there is no IV or IO\. .*never push this dose IV or IO\. .*Last resort\./,
    );
  }
});

test('a dose down the tube is above that of a vein and not above its own: it says which way alone it goes', () => {
  const flags = (id: PlanId, name: string, weight: string) => doseFlags(offered(id, name, weight).dose);
  assert.deepEqual(flags('child', 'epinephrine-tube', '10'), []);
  assert.deepEqual(flags('child', 'epinephrine-tube', '16'), ['Above 1 mg: only down the tube.']);
  assert.deepEqual(flags('child', 'epinephrine-tube', '25'), ['Above 1 mg: only down the tube.']);
  assert.deepEqual(flags('child', 'epinephrine-tube', '30'), [
    'Largest single dose',
    'Above 1 mg: only down the tube.',
  ]);
  assert.deepEqual(flags('adult', 'epinephrine-tube', '70'), []);
});

test('push-dose epinephrine: how it is made, and whom a child has to be asked for', () => {
  for (const id of ['adult', 'child'] as const) {
    assert.match(
      said(id, 'epinephrine-push-dose'),
      /1 mL of 0\.1 mg\/mL \+ 9 mL saline = 10 mL of 10 mcg\/mL, in an empty labeled syringe, never a flush\./,
    );
  }
  assert.match(
    said('child', 'epinephrine-push-dose'),
    /after ROSC and saline, on OLMD, push dose\. Never if: cardiac arrest\. Call first if: low blood pressure from blood loss, /,
  );
});

test('what a drug is for, what it is not for, and what it never meets', () => {
  assert.match(
    said('adult', 'epinephrine-infusion'),
    /^.*\. Call first if: low blood pressure from blood loss, core below 30 °C, /,
  );
  assert.match(
    said('adult', 'amiodarone-first'),
    /Never if: core below 30 °C, long QT, lidocaine given for the rhythm, torsades\. Call first if: core not measured and trunk cold after long cold\./,
  );
  assert.match(said('adult', 'bicarbonate'), /^Hyperkalemia only\./);
  assert.match(
    said('adult', 'bicarbonate-tricyclic'),
    /^Tricyclic or other sodium-channel blocker overdose only\. .*Target: QRS narrow\. Again: only on order\.$/,
  );
  assert.match(
    said('child', 'bicarbonate'),
    /^Hyperkalemia, or tricyclic or other sodium-channel blocker overdose, only\./,
  );
  for (const id of ['lidocaine-first', 'lidocaine-second']) {
    assert.match(
      said('adult', id),
      /Never if: core below 30 °C, amiodarone given, lidocaine allergy\. .* Up to a third less is in the range\./,
    );
  }
  assert.match(said('adult', 'lidocaine-second'), / 5-10 min after the first dose\./);
  for (const id of ['adult', 'child'] as const) {
    assert.match(
      said(id, 'calcium'),
      /^Hyperkalemia, calcium-channel blocker, .* only\. .*Never if: bicarbonate not yet flushed out of the line\. Call first if: only calcium gluconate at hand/,
    );
    assert.match(said(id, 'epinephrine-push-dose'), /Call first if: low blood pressure from blood loss/);
  }
});

test('calcium is offered in the arrest alone, or says what holds with a pulse: slowly, and whom to call for', () => {
  for (const id of ['adult', 'child'] as const) {
    if (offered(id, 'calcium').drug.only === 'arrest') continue;
    const words = said(id, 'calcium');
    assert.match(words, /\bpulse\b/i, `${id}: ${words}`);
    assert.match(words, /5-10 min/, `${id}: ${words}`);
    assert.match(words, /digoxin/, `${id}: ${words}`);
  }
});

test('saline and dextrose of the newly born, and the lungs after each step', () => {
  assert.match(
    said('child', 'saline'),
    /Newborn: 10 mL\/kg .*in all, then OLMD\. In steps of 10 mL\/kg\. Lungs after each step\./,
  );
  assert.match(said('child', 'dextrose'), /Newborn: only on order\./);
  const { plan } = offered('child', 'dextrose');
  const ofNewborn = plan.newborn?.notes?.find(({ drugs }) => drugs.includes('dextrose'))?.text;
  assert.equal(ofNewborn, 'Under 1 month: 2 mL/kg, only on OLMD.');
  assert.equal(doseOf('adult', 'saline'), 'up to 1000 mL');
  assert.match(
    said('adult', 'saline'),
    /Never if: pulse back and wet lungs .*In steps of 250-500 mL\. Lungs after each step\./,
  );
});

test('every drug says what it is for, and no sentence has two full stops', () => {
  for (const id of ['adult', 'child'] as const) {
    for (const { id: name } of edition.codes?.[id]?.drugs ?? []) {
      const words = said(id, name);
      assert.notEqual(words.split('.')[0], '', name);
      assert.doesNotMatch(words, /\.\.|undefined/, name);
    }
  }
});

test('a dose by weight asks for the weight, and no other one does', () => {
  assert.equal(doseOf('child', 'epinephrine'), 'Weight first');
  assert.equal(asksWeight(offered('child', 'epinephrine').dose), true);
  assert.equal(asksWeight(offered('child', 'epinephrine', '16').dose), false);
  assert.equal(asksWeight(offered('adult', 'epinephrine').dose), false);
  assert.equal(asksWeight(offered('adult', 'lidocaine-first').dose), true);
});

test('a weight above what doses are worked out for is not asked for again: it says up to where', () => {
  assert.equal(doseOf('adult', 'lidocaine-first', '160'), 'No dose above 150 kg');
  assert.equal(doseOf('adult', 'epinephrine', '160'), '1 mg = 10 mL');
});

test('a second dose counts the first, and says while none was given', () => {
  const plan = edition.codes?.adult;
  assert.ok(plan);
  const offeredRow = (id: string) => {
    const row = offeredDrugs(plan, arrestState([]), { weight: '70' }).find(({ drug }) => drug === id);
    assert.ok(row, id);
    return [row.series?.isBegun, doseFlags(row.dose, row.series).filter((flag) => flag.startsWith('Dose'))];
  };
  assert.deepEqual(offeredRow('lidocaine-first'), [true, ['Dose 1 of 3']]);
  assert.deepEqual(offeredRow('lidocaine-second'), [false, ['Dose 2 of 3']]);
  assert.deepEqual(offeredRow('amiodarone-second'), [false, ['Dose 2 of 2']]);
  assert.deepEqual(offeredRow('calcium'), [undefined, ['Dose 1 of 2']]);
});
