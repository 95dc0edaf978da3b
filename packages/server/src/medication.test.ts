import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { medication as schema } from '@first60/contract';
import { type DosingRow, type Drug, KIT_NUMBERS, referenceMedications, toMedication } from '@first60/edition';

const row = (indication: string, route: string, doses: Partial<DosingRow>): DosingRow => ({
  indication,
  route,
  kind: 'bolus',
  sources: [],
  ...doses,
});

const drug: Drug = {
  id: 'amiodarone',
  medId: 'ORIG_2',
  genericName: 'amiodarone',
  brandNames: ['Pacerone', 'Cordarone'],
  classPrimary: 'Antiarrhythmic class III',
  classSecondary: 'Not shown',
  kitNumber: 1,
  presentation: '150 mg/3 mL ampoule',
  dosing: [
    row('Cardiac arrest', 'IV/IO push', { adultDose: '300 mg', pedsDose: '5 mg/kg (max 300 mg)' }),
    row('Stable VT', 'IV', { adultDose: '150 mg over 10 min', pedsDose: 'None' }),
  ],
  preparation: 'Undiluted.',
  highAlert: true,
  synonyms: [],
  sources: [],
};

test('a drug becomes the medication of the API', () => {
  assert.deepEqual(toMedication(drug, edition.kits), {
    id: 'amiodarone',
    genericName: 'amiodarone',
    brandNames: 'Pacerone, Cordarone',
    classification: 'Antiarrhythmic class III',
    indications: ['Cardiac arrest', 'Stable VT'],
    currentlyAvailable: '150 mg/3 mL ampoule',
    adultDose: { 'Cardiac arrest': '300 mg (IV/IO push)', 'Stable VT': '150 mg over 10 min (IV)' },
    pediatricDose: { 'Cardiac arrest': '5 mg/kg (max 300 mg) (IV/IO push)', 'Stable VT': 'None' },
    preparation: 'Undiluted.',
    kitNumber: 1,
    kitName: 'Kit 1 Medications Bag',
  });
});

test('rows of one indication keep apart by route, and by number when the route is the same too', () => {
  const dosing = [
    row('Seizure', 'IV', { adultDose: '5 mg' }),
    row('Seizure', 'IM', { adultDose: '10 mg' }),
    row('Seizure', 'IN', { adultDose: '1 mg' }),
    row('Seizure', 'IN', { adultDose: '2 mg' }),
  ];
  const medication = toMedication({ ...drug, dosing }, edition.kits);
  assert.deepEqual(medication.indications, ['Seizure']);
  assert.deepEqual(medication.adultDose, {
    'Seizure (IV)': '5 mg (IV)',
    'Seizure (IM)': '10 mg (IM)',
    'Seizure (IN, 1)': '1 mg (IN)',
    'Seizure (IN, 2)': '2 mg (IN)',
  });
  assert.equal('pediatricDose' in medication, false);
});

test('the six kit numbers have the names of the kits', () => {
  const names = KIT_NUMBERS.map((kitNumber) => toMedication({ ...drug, kitNumber }, edition.kits).kitName);
  assert.deepEqual(names, [
    'Kit 1 Medications Bag',
    'Kit 2 Medications Bag',
    'Main Inner Medications',
    'Control Medications Kit',
    'External',
    'External',
  ]);
});

test('only the reference entries are listed', () => {
  const formulary = { amiodarone: drug, aspirin: { ...drug, id: 'aspirin' as const, medId: 'aspirin' } };
  assert.deepEqual(
    referenceMedications({ formulary, kits: edition.kits }).map(({ id }) => id),
    ['amiodarone'],
  );
});

test('every reference entry of the edition fits the contract, with no dose lost to an equal label', () => {
  const medications = referenceMedications(edition);
  const entries = Object.values(edition.formulary).filter(({ medId }) => medId.startsWith('ORIG_'));
  assert.deepEqual(
    medications.map(({ id }) => id),
    entries.map(({ id }) => id),
  );
  for (const medication of medications) {
    assert.deepEqual(schema.parse(medication), medication);
    const rows = edition.formulary[medication.id as Drug['id']]?.dosing ?? [];
    assert.equal(Object.keys(medication.adultDose).length, rows.filter((each) => each.adultDose !== undefined).length);
    assert.equal(
      Object.keys(medication.pediatricDose ?? {}).length,
      rows.filter((each) => each.pedsDose !== undefined).length,
    );
  }
});
