import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from '@first60/clinical';
import { edition } from '@first60/content';
import { clearPatient, patientText, setPatient } from './patient.ts';
import { setWeightText, setZone, takeBackReplaced, zoneOfAge } from './weight-and-age.ts';

test('each of the 9 zone labels leads to its own zone, and none of them reads as an age', () => {
  assert.equal(edition.zones.length, 9);
  for (const zone of edition.zones) {
    assert.deepEqual(zoneOfAge(edition, zone.age.text), zone);
    assert.equal(readAge(zone.age.text).kind, 'not-understood', zone.age.text);
  }
});

test('an age somebody types is no zone label', () => {
  for (const text of ['', '3', '4 years', '18 mo', '3-4', 'abc'])
    assert.equal(zoneOfAge(edition, text), undefined, text);
});

const [gray, , , , , white] = edition.zones;
assert.ok(gray !== undefined && white !== undefined);

test('a zone that takes the place of an entered weight leaves a way back to it, a second zone too', () => {
  setPatient({ weight: '14.2', age: '3' });
  setZone(white);
  assert.deepEqual([patientText('weight'), patientText('replaced-weight')], ['16.5', '14.2']);
  setZone(gray);
  assert.deepEqual([patientText('weight'), patientText('replaced-weight')], ['4', '14.2']);
  takeBackReplaced();
  assert.deepEqual(
    ['weight', 'age', 'replaced-weight', 'replaced-age'].map((key) => patientText(key as 'weight')),
    ['14.2', '3', '', ''],
  );
});

test('nothing is offered back where a zone was chosen first, or another weight was entered since', () => {
  clearPatient();
  setZone(white);
  assert.equal(patientText('replaced-weight'), '');
  setPatient({ weight: '14.2', age: '' });
  setZone(white);
  setWeightText('15');
  assert.deepEqual([patientText('weight'), patientText('age'), patientText('replaced-weight')], ['15', '', '']);
});
