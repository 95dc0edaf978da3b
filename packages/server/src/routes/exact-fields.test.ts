import assert from 'node:assert/strict';
import { edition } from '@first60/content';
import { pathOf, paths } from '@first60/contract';
import { referenceMedications } from '@first60/edition';
import { createTestApp, registration } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { enterAdmin, signIn, threeAnswers, threeQuestions } from '../testing/test-people.ts';

/*
 * Answers have exactly the agreed fields. A missing field breaks a screen. An extra field discloses something that the
 * caller does not need to know.
 */
const fieldsOf = (body: object): string[] => Object.keys(body).toSorted();
const fields = (...names: readonly string[]): string[] => names.toSorted();

const ADMIN_USER = fields('id', 'firstName', 'lastName', 'email', 'isActive', 'isAdmin', 'createdAt', 'lastLoginAt');
const OWN_USER = [...ADMIN_USER, 'disclaimerAccepted', 'certificationLevel', 'department'].toSorted();
const FAVORITE = fields(
  ...['id', 'genericName', 'brandNames', 'classification', 'kitNumber', 'kitName', 'indications', 'preparation'],
);
const MEDICATION = fields(
  ...['id', 'genericName', 'brandNames', 'classification', 'indications', 'currentlyAvailable', 'adultDose'],
  ...['preparation', 'kitNumber', 'kitName'],
);
const MEDICATION_OPTIONAL = ['notesCaution', 'pediatricDose'];
const MESSAGE = ['message'];

test('the current user, login, registration and acceptance answer the user, with exactly the same fields', async (t) => {
  const app = await createTestApp(t);
  const registered = await app.post(paths.register, { ...registration, ...threeQuestions });
  assert.deepEqual(fieldsOf(registered.json()), OWN_USER);
  const { cookie } = await app.signUp({ email: 'second@ems.example' });
  for (const response of [
    await signIn(app),
    await app.post(paths.acceptDisclaimer, undefined, cookie),
    await app.get(paths.currentUser, cookie),
  ]) {
    assert.equal(response.statusCode, 200);
    assert.deepEqual(fieldsOf(response.json()), OWN_USER);
  }
  assert.deepEqual(fieldsOf((await app.post(paths.logout, undefined, cookie)).json()), MESSAGE);
});

test('recovery answers the three questions and nothing else, then sentences', async (t) => {
  const app = await createTestApp(t);
  await app.signUp(threeQuestions);
  const { email } = registration;
  const asked = await app.get(pathOf(paths.securityQuestions, { email }));
  assert.deepEqual(fieldsOf(asked.json()), fields('securityQuestion1', 'securityQuestion2', 'securityQuestion3'));
  const answers = threeAnswers;
  for (const response of [
    await app.post(paths.verifySecurityQuestions, { email, answers }),
    await app.post(paths.resetPassword, { email, answers, newPassword: 'battery staple' }),
    await app.get(pathOf(paths.securityQuestions, { email: 'nobody@ems.example' })),
  ]) {
    assert.deepEqual(fieldsOf(response.json()), MESSAGE);
  }
});

test('a medication has the agreed fields, two of them only where there is something to say; a favorite has eight', async (t) => {
  const app = await createTestApp(t, { medications: referenceMedications(edition) });
  const { cookie } = await app.enter();
  const medications = (await app.get(paths.medications, cookie)).json<object[]>();
  assert.ok(medications.length >= 30);
  for (const medication of medications) {
    const own = fieldsOf(medication).filter((field) => !MEDICATION_OPTIONAL.includes(field));
    assert.deepEqual(own, MEDICATION);
  }
  const seen = new Set(medications.flatMap(fieldsOf));
  assert.deepEqual([...seen].toSorted(), [...MEDICATION, ...MEDICATION_OPTIONAL].toSorted());
  const added = await app.post(paths.favorites, { medicationId: 'aspirin' }, cookie);
  assert.deepEqual(fieldsOf(added.json()), FAVORITE);
  const listed = (await app.get(paths.favorites, cookie)).json<object[]>();
  assert.deepEqual(listed.map(fieldsOf), [FAVORITE]);
  const removed = await app.remove(pathOf(paths.favorite, { id: 'aspirin' }), undefined, cookie);
  assert.deepEqual(fieldsOf(removed.json()), MESSAGE);
});

test('an administrator is told eight fields of a user, in the list and after a change', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user } = await app.enter({ department: 'Station 4', certificationLevel: 'Registered Nurse' });
  const listed = (await app.get(paths.adminUsers, admin.cookie)).json<object[]>();
  assert.deepEqual(listed.map(fieldsOf), [ADMIN_USER, ADMIN_USER]);
  for (const response of [
    await app.put(pathOf(paths.adminUserStatus, { id: user.id }), { isActive: false }, admin.cookie),
    await app.put(pathOf(paths.adminUserAdmin, { id: user.id }), { isAdmin: true }, admin.cookie),
  ]) {
    assert.equal(response.statusCode, 200);
    assert.deepEqual(fieldsOf(response.json()), ADMIN_USER);
  }
});
