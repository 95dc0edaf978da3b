import assert from 'node:assert/strict';
import { type Medication, paths, sentences } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

const aspirin: Medication = {
  id: 'aspirin',
  genericName: 'aspirin',
  brandNames: '',
  classification: 'Antiplatelet',
  indications: ['Chest pain (cardiac)'],
  currentlyAvailable: '81 mg tablet',
  adultDose: { 'Chest pain (cardiac)': '324 mg (chewed)' },
  preparation: 'None',
  kitNumber: 1,
  kitName: 'Kit 1 Medications Bag',
};

test('who accepted the disclaimer gets the medications, exactly as they are', async (t) => {
  const { signUp, post, get } = await createTestApp(t, { medications: [aspirin] });
  const { cookie } = await signUp();
  await post(paths.acceptDisclaimer, undefined, cookie);
  const response = await get(paths.medications, cookie);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), [aspirin]);
});

test('signed out: 401', async (t) => {
  const { get } = await createTestApp(t, { medications: [aspirin] });
  const response = await get(paths.medications);
  assert.equal(response.statusCode, 401);
  assert.deepEqual(response.json(), { message: sentences.signInRequired });
});

test('signed in, disclaimer not accepted: 403', async (t) => {
  const { signUp, get } = await createTestApp(t, { medications: [aspirin] });
  const { cookie } = await signUp();
  const response = await get(paths.medications, cookie);
  assert.equal(response.statusCode, 403);
  assert.deepEqual(response.json(), { message: sentences.disclaimerRequired });
});
