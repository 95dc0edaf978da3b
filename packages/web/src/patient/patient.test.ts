import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearPatient, onPatientCleared, patientText, setPatient } from './patient.ts';

test('values are kept where a device has no storage, and a change of one leaves the others', () => {
  setPatient({ weight: '12.5', age: '3' });
  setPatient({ weight: '13' });
  assert.equal(patientText('weight'), '13');
  assert.equal(patientText('age'), '3');
});

test('clearing forgets weight, age, infusion and the answers of all three scores, and tells who chose something for the patient', () => {
  setPatient({
    weight: '14',
    age: '3',
    infusion: 'norepinephrine Shock\n7.5\n1\n100',
    'assessment.cincinnati': '{"face":1}',
    'assessment.fast-ed': '{"arm":2}',
    'assessment.glasgow': '{"eye":4}',
  });
  let told = 0;
  const stop = onPatientCleared(() => {
    told += 1;
  });
  clearPatient();
  for (const key of [
    'weight',
    'age',
    'infusion',
    'assessment.cincinnati',
    'assessment.fast-ed',
    'assessment.glasgow',
    'touched-at',
  ] as const) {
    assert.equal(patientText(key), '', key);
  }
  assert.equal(told, 1);
  stop();
  clearPatient();
  assert.equal(told, 1, 'nobody is told after stopping');
});

test('clearing ends the clock of a newborn and forgets the answers of Apgar and of pain', () => {
  const entered = {
    born: '1764000000000',
    'apgar-minute': '5',
    'pain-scale': 'flacc',
    'assessment.apgar.1': '{"pulse":1}',
    'assessment.apgar.20': '{"pulse":2}',
    'assessment.pain.flacc': '{"cry":2}',
    'assessment.pain.faces': '{"face":4}',
    'assessment.pain.numbers': '{"pain":7}',
  };
  setPatient(entered);
  clearPatient();
  for (const key of Object.keys(entered) as Array<keyof typeof entered>) assert.equal(patientText(key), '', key);
});
