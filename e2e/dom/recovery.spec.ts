import type { Page } from '@playwright/test';
import { MEDIC } from '../fixtures/medic.ts';
import { grantAdministrator, loginStatus, QUESTIONS, register, SAMI, signIn, statusOf } from '../fixtures/people.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { answer, askForQuestions, toNewPassword } from '../pages/recovery.ts';
import { expect, test } from './test.ts';

test.use({
  expectedErrors: {
    patterns: [REFUSED(400), REFUSED(401), REFUSED(404), REFUSED(429), REFUSED(500), REFUSED(503), UNREACHABLE],
  },
});

const NEW_PASSWORD = 'a new password 3';

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByPlaceholder('Enter new password (minimum 8 characters)').fill(password);
  await page.getByLabel('Confirm New Password').fill(confirmation);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

const alert = (page: Page) => page.getByRole('alert');

test('four steps: e-mail, questions, new password, success; every session ends and the new password signs in', async ({
  page,
  server,
}) => {
  const device = await register(server, MEDIC, QUESTIONS);
  const auth = new AuthPage(page);
  await auth.open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('Email').fill(` ${MEDIC.email.toUpperCase()} `);
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await answer(page, ['  abha ', 'BARQ', 'nono']);
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByText('Password Reset Successful').first()).toBeVisible();
  await expect(
    page.getByText('Your password has been reset successfully. You can now log in with your new password.').first(),
  ).toBeVisible();
  expect(await statusOf(device)).toBe(401);
  expect(await loginStatus(server, MEDIC.email, MEDIC.password)).toBe(401);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await auth.signIn(MEDIC.email, NEW_PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an unknown e-mail and an account without questions get the same sentence and stay on the step', async ({
  page,
  server,
}) => {
  await register(server, SAMI);
  for (const email of ['nobody@example.com', SAMI.email]) {
    await askForQuestions(page, email);
    await expect(alert(page)).toHaveText(
      'Email not found or security questions not set. Please contact admin for password reset.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});

test('the e-mail is required and must be one', async ({ page }) => {
  await askForQuestions(page, '');
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await page.getByLabel('Email').fill('noura');
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
  await expect(page.getByText('Please enter a valid email address, such as name@example.com')).toBeVisible();
});

test('another lookup failure: the server’s message, else "Failed to fetch security questions"', async ({ page }) => {
  const questions = '**/api/auth/security-questions/**';
  await page.route(questions, (route) => route.fulfill({ status: 503, json: { message: 'Closed for repairs' } }));
  await askForQuestions(page, MEDIC.email);
  await expect(alert(page)).toHaveText('Closed for repairs');
  await page.unroute(questions);
  await page.route(questions, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
  await expect(alert(page)).toHaveText('Failed to fetch security questions');
});

test('wrong answers stay on the step with the server’s message; after five tries they are throttled', async ({
  page,
  server,
}) => {
  await register(server, MEDIC, QUESTIONS);
  await askForQuestions(page, MEDIC.email);
  await answer(page, ['Abha', '', ' ']);
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  for (let attempt = 1; attempt <= 5; attempt++) {
    await answer(page, ['Abha', 'Barq', `wrong ${attempt}`]);
    await expect(alert(page)).toHaveText('The security answers are not correct');
  }
  await answer(page, ['Abha', 'Barq', 'Nono']);
  await expect(alert(page)).toHaveText(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  await expect(page.getByLabel(QUESTIONS.securityQuestion1)).toHaveValue('Abha');
});

test('while it waits the button is disabled and says Verifying...; no message is "Security questions verification failed"; a success needs no text', async ({
  page,
  server,
}) => {
  await register(server, MEDIC, QUESTIONS);
  await askForQuestions(page, MEDIC.email);
  const reply = Promise.withResolvers<void>();
  let status = 500;
  await page.route('**/api/auth/verify-security-questions', async (route) => {
    await reply.promise;
    await route.fulfill({ status, body: '' });
  });
  await answer(page, ['Abha', 'Barq', 'Nono']);
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  reply.resolve();
  await expect(alert(page)).toHaveText('Security questions verification failed');
  status = 200;
  await page.getByRole('button', { name: 'Verify Answers' }).click();
  await expect(page.getByRole('heading', { name: /New password/ })).toBeVisible();
});

test('the new password: required, mismatch before length, then the length', async ({ page, server }) => {
  await toNewPassword(page, server);
  await choosePassword(page, '', '');
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await choosePassword(page, 'short', 'other');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toHaveCount(0);
  await choosePassword(page, '1234567');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
});

test('a refused reset stays on the step: the server’s message, else "Password reset failed"', async ({
  page,
  server,
}) => {
  await toNewPassword(page, server);
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/auth/reset-password', async (route) => {
    await reply.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
  reply.resolve();
  await expect(alert(page)).toHaveText('Password reset failed');
  await page.unroute('**/api/auth/reset-password');

  const device = await signIn(server, MEDIC);
  await device.put('/api/account/security-questions', {
    data: { ...QUESTIONS, securityAnswer3: 'another', currentPassword: MEDIC.password },
    failOnStatusCode: true,
  });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert(page)).toHaveText('The security answers are not correct');
});

test('without the server each step says that a connection is needed and loses nothing', async ({ page, server }) => {
  await toNewPassword(page, server);
  await server.kill();
  await choosePassword(page, NEW_PASSWORD);
  await expect(alert(page)).toContainText('No connection: resetting a password needs one.');
  await expect(page.getByLabel('Confirm New Password')).toHaveValue(NEW_PASSWORD);
});

test('a code from the administrator is a way in from the first step: a wrong one stays, the right one sets a new password', async ({
  page,
  server,
}) => {
  const administrator = await register(server, SAMI);
  await grantAdministrator(server, SAMI.email);
  await register(server, MEDIC);
  const users: { id: string; email: string }[] = await (await administrator.get('/api/admin/users')).json();
  const id = users.find(({ email }) => email === MEDIC.email)?.id;
  const made = await administrator.post(`/api/admin/users/${id}/password-code`, { failOnStatusCode: true });
  const { code } = await made.json();

  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(MEDIC.email);
  await page.getByRole('button', { name: 'I have a code from my administrator' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(MEDIC.email);
  await choosePassword(page, '', '');
  await expect(alert(page)).toHaveText('Please fill in all required fields');
  await page.getByLabel('One-time code').fill('wrong-wrong');
  await choosePassword(page, 'short', 'other');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await choosePassword(page, '1234567');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await choosePassword(page, NEW_PASSWORD);
  await expect(alert(page)).toHaveText('The code is not correct or has expired. Ask your administrator for a new one.');
  await page.getByLabel('One-time code').fill(code.toUpperCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password Reset Successful').first()).toBeVisible();
  expect(await loginStatus(server, MEDIC.email, NEW_PASSWORD)).toBe(200);

  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'I have a code from my administrator' }).click();
  await page.getByRole('button', { name: 'Answer my security questions instead' }).click();
  await expect(page.getByRole('button', { name: 'Get Security Questions' })).toBeVisible();
});

test('Contact Admin shows its notice for 5 seconds; Back to Login leads to /auth', async ({ page }) => {
  await page.goto('/reset-password');
  await page.clock.install();
  await page.getByRole('button', { name: 'Contact Admin' }).click();
  const notice = page
    .getByText('Please contact your system administrator or IT support for password reset assistance.')
    .first();
  await expect(notice).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('one toast at a time: a new one takes the place of the last, and a screen reader finds its button', async ({
  page,
}) => {
  await page.goto('/reset-password');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Contact Admin' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await expect(dismiss).toHaveCount(1);
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
});
