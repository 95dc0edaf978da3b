import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { grantAdministrator, loginStatus, QUESTIONS, signIn, statusOf } from '../fixtures/people.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { alert, open } from '../pages/account.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(409), UNREACHABLE] } });

const NEW_PASSWORD = 'a new password 3';

test('details: names are required, changes survive a reload and are stored', async ({ page }) => {
  await signInMedic(page);
  await open(page, 'Your details');
  await page.getByLabel('First Name').fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Certification Level').selectOption('Medical Doctor');
  await page.getByLabel('Department').fill('Station 7');
  await page.reload();
  await expect(page.getByLabel('Department')).toHaveValue('Station 7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved').first()).toBeVisible();
  await expect(page.getByText('Nora Alqahtani')).toBeVisible();
  expect(await (await page.request.get('/api/account')).json()).toMatchObject({
    firstName: 'Nora',
    lastName: 'Alqahtani',
    certificationLevel: 'Medical Doctor',
    department: 'Station 7',
  });
  await page.getByLabel('Certification Level').selectOption('Not stated');
  await page.getByLabel('Department').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await page.request.get('/api/account')).json())
    .toMatchObject({ certificationLevel: null, department: null });
});

test('password: all checks, then this device stays signed in and the others are signed out', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  const other = await signIn(server, MEDIC);
  await open(page, 'Change password');
  const change = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password').fill(confirmation);
    await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  };
  await change('', NEW_PASSWORD);
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await change(MEDIC.password, 'short', 'other');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await change(MEDIC.password, '1234567');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await change('not the password', NEW_PASSWORD);
  await expect(alert(page)).toHaveText('The current password is not correct');
  await expect(page.getByLabel('Confirm New Password')).toHaveValue(NEW_PASSWORD);
  expect(await statusOf(other)).toBe(200);
  await change(MEDIC.password, NEW_PASSWORD);
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect(await statusOf(other)).toBe(401);
  expect(await loginStatus(server, MEDIC.email, MEDIC.password)).toBe(401);
  expect(await loginStatus(server, MEDIC.email, NEW_PASSWORD)).toBe(200);
  await page.reload();
  await expect(page.getByText('Noura Alqahtani')).toBeVisible();
});

test('security questions: three different ones, answers and the password; recovery asks them then', async ({
  page,
}) => {
  await signInMedic(page);
  await open(page, 'Security questions');
  await expect(page.getByText(/You have none yet/)).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Questions' });
  await save.click();
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  for (const number of [1, 2, 3] as const) {
    await page.getByLabel(`Security Question ${number}`).selectOption(QUESTIONS[`securityQuestion${number}`]);
    await page.getByLabel(`Answer ${number}`).fill(QUESTIONS[`securityAnswer${number}`]);
  }
  const third = page.getByLabel('Security Question 3').locator('option');
  await expect(third.filter({ hasText: QUESTIONS.securityQuestion1 })).toHaveCount(0);
  await page.getByLabel('Current Password').fill('wrong');
  await save.click();
  await expect(alert(page)).toHaveText('The current password is not correct');
  await page.getByLabel('Current Password').fill(MEDIC.password);
  await save.click();
  await expect(page.getByText('Security questions saved').first()).toBeVisible();
  await expect(page.getByLabel('Answer 1')).toHaveValue('');
  const asked = await page.request.get(`/api/auth/security-questions/${encodeURIComponent(MEDIC.email)}`);
  expect(await asked.json()).toEqual({
    securityQuestion1: QUESTIONS.securityQuestion1,
    securityQuestion2: QUESTIONS.securityQuestion2,
    securityQuestion3: QUESTIONS.securityQuestion3,
  });
});

test('devices: this one is named, each other one can be signed out, and all at once', async ({ page, server }) => {
  await signInMedic(page);
  const [first, second, third] = [
    await signIn(server, MEDIC),
    await signIn(server, MEDIC),
    await signIn(server, MEDIC),
  ];
  await open(page, 'Where you are signed in');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  const ends = page.getByRole('button', { name: /^Sign out: / });
  await expect(ends).toHaveCount(3);
  await ends.first().click();
  await expect(page.getByText('The device has been signed out').first()).toBeVisible();
  await expect(ends).toHaveCount(2);
  const statuses = await Promise.all([first, second, third].map(statusOf));
  expect(statuses.toSorted()).toEqual([200, 200, 401]);
  await page.getByRole('button', { name: 'Sign out all 2 other devices' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(page.request)).toBe(200);
});

test('a session that was ended elsewhere leads to sign-in at the next call', async ({ page, server }) => {
  await signInMedic(page);
  // Lists still being fetched in the background would notice it first and cause a sign-out before the press.
  const fetched = ['**/api/favorites', '**/api/medications'].map((address) => page.waitForResponse(address));
  await open(page, 'Your data');
  await Promise.all(fetched);
  const other = await signIn(server, MEDIC);
  const sessions: unknown = await (await other.get('/api/account/sessions')).json();
  for (const session of Array.isArray(sessions) ? sessions : []) {
    if (!session.isCurrent) await other.delete(`/api/account/sessions/${session.id}`, { failOnStatusCode: true });
  }
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

/** Number of code logs on the device. */
const arrestsStored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('first60-codes');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('codes').objectStore('codes').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('deleting the account: the password, a question, and then nothing is left here or on the server', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/medications?search=ketamine');
  await page.getByRole('button', { name: 'Favorite: ketamine' }).click();
  await page.getByRole('button', { name: /^ketamine.*Details/ }).click();
  await page.goto('/code');
  await page.getByRole('button', { name: 'Practice' }).click();
  await expect.poll(() => arrestsStored(page)).toBe(1);
  await open(page, 'Delete my account');
  const press = () => page.getByRole('button', { name: 'Delete my account' }).last().click();
  await press();
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
  await page.getByLabel('Your password').fill('wrong password');
  await press();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(alert(page)).toHaveText('The current password is not correct');
  await page.getByLabel('Your password').fill(MEDIC.password);
  await press();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf(page.request)).toBe(200);

  await press();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Account deleted').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await loginStatus(server, MEDIC.email, MEDIC.password)).toBe(401);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('PARAGLIDE')));
  expect(left).toEqual([]);
  expect(await arrestsStored(page)).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(
        (email) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('keyval-store');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('keyval').objectStore('keyval').get('first60.queries');
              reading.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(reading.result ?? null).includes(email));
              };
            };
          }),
        MEDIC.email,
      ),
    )
    .toBe(false);
});

test('the last active administrator cannot delete the account', async ({ page, server }) => {
  await signInMedic(page);
  await grantAdministrator(server, MEDIC.email);
  await open(page, 'Delete my account');
  await page.getByLabel('Your password').fill(MEDIC.password);
  await page.getByRole('button', { name: 'Delete my account' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(alert(page)).toHaveText('At least one active administrator is required');
});

test('my data comes as a JSON file without any hash', async ({ page }) => {
  await signInMedic(page);
  await page.request.post('/api/favorites', { data: { medicationId: 'ketamine' }, failOnStatusCode: true });
  await open(page, 'Your data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('first60-my-data.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    user: { email: MEDIC.email, firstName: 'Noura' },
    favorites: [{ medicationId: 'ketamine' }],
  });
  expect(text).not.toMatch(/argon2|hash/i);
});

test('offline: the screen says so, a change says what it needs and keeps what was typed', async ({ page, server }) => {
  await signInMedic(page);
  await open(page, 'Your details');
  await server.kill();
  await page.getByLabel('Department').fill('Station 9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toContainText('No connection: nothing was changed');
  await expect(page.getByText('You are offline. Changing your account needs a connection.')).toBeVisible();
  await expect(page.getByLabel('Department')).toHaveValue('Station 9');
});
