import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hospital, HospitalFact, Specialty } from '@first60/edition';
import { hospitals } from '../hospitals.ts';

const SPECIALTIES: readonly Specialty[] = ['trauma', 'cardiac', 'stroke', 'ecmo'];
const POINT = /query=\d+\.\d+,\d+\.\d+$/;

const supporting = ({ sources }: Hospital, fact: HospitalFact) =>
  sources.filter(({ supports }) => supports.includes(fact));
const confirmed = (hospital: Hospital, fact: HospitalFact) =>
  supporting(hospital, fact).some(({ basis }) => basis !== 'contact-block');

test('there are five hospitals, all in Riyadh, each with an id and a name of its own', () => {
  assert.equal(hospitals.length, 5);
  assert.deepEqual([...new Set(hospitals.map(({ city }) => city))], ['Riyadh']);
  assert.equal(new Set(hospitals.map(({ id }) => id)).size, 5);
  assert.equal(new Set(hospitals.map(({ name }) => name)).size, 5);
});

test('trauma 2, cardiac 4, stroke 3 and ECMO 1: a service is reported where a source beyond a contact block says so', () => {
  const counts = SPECIALTIES.map((specialty) => hospitals.filter(({ badges }) => badges[specialty]).length);
  assert.deepEqual(counts, [2, 4, 3, 1]);
  for (const hospital of hospitals) {
    for (const specialty of SPECIALTIES) {
      assert.equal(hospital.badges[specialty], confirmed(hospital, specialty), `${hospital.id}: ${specialty}`);
    }
  }
});

test('every phone is a Saudi number in E.164, rests on a source, and is marked unless more than a contact block names it', () => {
  assert.equal(hospitals.filter(({ phone }) => phone !== null).length, 2);
  for (const hospital of hospitals) {
    const marked = hospital.review.includes('phone');
    if (hospital.phone === null) {
      assert.ok(!marked, hospital.id);
      continue;
    }
    assert.match(hospital.phone, /^\+9661\d{8}$/, hospital.id);
    assert.ok(supporting(hospital, 'phone').length > 0, hospital.id);
    assert.equal(marked, !confirmed(hospital, 'phone'), hospital.id);
  }
});

test('an address that no source confirms is marked', () => {
  for (const hospital of hospitals) {
    assert.equal(hospital.review.includes('address'), !confirmed(hospital, 'address'), hospital.id);
  }
});

test('directions lead to a point only where a source gives one, else to the name; never to "#"', () => {
  for (const hospital of hospitals) {
    const { protocol, hostname, searchParams } = new URL(hospital.maps_url);
    assert.deepEqual([protocol, hostname], ['https:', 'www.google.com'], hospital.id);
    assert.ok(searchParams.get('query'), hospital.id);
    assert.equal(POINT.test(hospital.maps_url), confirmed(hospital, 'location'), hospital.id);
  }
});

test('every source stands for something the record says, and a note has its source', () => {
  for (const hospital of hospitals) {
    for (const { title, supports } of hospital.sources) assert.ok(supports.length > 0, `${hospital.id}: ${title}`);
    assert.equal(hospital.note !== undefined, confirmed(hospital, 'note'), hospital.id);
    assert.ok(supporting(hospital, 'name').length > 0, hospital.id);
  }
});
