import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { grantAdministrator, loginStatus, register, SAMI, statusOf } from '../fixtures/people.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { active, admin, confirm, count, openAdmin, WIDE } from '../pages/admin.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(409), REFUSED(500), UNREACHABLE] } });

const DEACTIVATED = 'Your account has been deactivated. Please contact your administrator.';

test('a signed-in user who is no administrator reads "Administrator access required", and no call is made', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signInMedic(page);
  await page.goto('/admin');
  await expect(page.getByText('Administrator access required')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Admin')).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(calls.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

test('counts, tabs and search; "No users found in this category"', async ({ page, server }) => {
  await openAdmin(page, server);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Admin' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(count(page, 'Total')).toHaveText(/3/);
  await expect(count(page, 'Active')).toHaveText(/3/);
  await expect(count(page, 'Inactive')).toHaveText(/0/);
  await expect(count(page, 'Administrators')).toHaveText(/1/);
  await count(page, 'Inactive').click();
  await expect(page.getByText('No users found in this category')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Inactive' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Admins' }).click();
  await expect(count(page, 'Administrators')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(page.getByText('Noura Alqahtani')).toBeVisible();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  const box = page.getByRole('searchbox', { name: 'Search users' });
  await box.fill('HARBI');
  await expect(page.getByRole('switch')).toHaveCount(2);
  await box.fill('huda.alotaibi@');
  await expect(page.getByText('Huda Alotaibi')).toBeVisible();
  await expect(page.getByText('Sami Alharbi')).toHaveCount(0);
  await page.reload();
  await expect(box).toHaveValue('huda.alotaibi@');
});

test('deactivating asks first, ends the sessions at once, and is told; activating again asks nothing', async ({
  page,
  server,
}) => {
  const { sami } = await openAdmin(page, server);
  await active(page, 'Sami Alharbi').click();
  const question = page.getByRole('alertdialog', { name: 'Deactivate Sami Alharbi?' });
  await expect(question.getByText('This is your own account')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(active(page, 'Sami Alharbi')).toBeChecked();
  expect(await statusOf(sami)).toBe(200);

  await active(page, 'Sami Alharbi').click();
  await confirm(page, 'Deactivate');
  await expect(page.getByText('Success', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('User status updated successfully').first()).toBeVisible();
  await expect(active(page, 'Sami Alharbi')).not.toBeChecked();
  await expect(count(page, 'Inactive')).toHaveText(/1/);
  expect(await statusOf(sami)).toBe(401);
  expect(await loginStatus(server, SAMI.email, SAMI.password)).toBe(403);

  await active(page, 'Sami Alharbi').click();
  await expect(active(page, 'Sami Alharbi')).toBeChecked();
  // The switch shows the press at once. The count shows the server's response.
  await expect(count(page, 'Inactive')).toHaveText(/0/);
  expect(await loginStatus(server, SAMI.email, SAMI.password)).toBe(200);
});

test('granting and revoking the administrator role, with the exact words: both ask first', async ({ page, server }) => {
  const { sami } = await openAdmin(page, server);
  await admin(page, 'Sami Alharbi').click();
  const question = page.getByRole('alertdialog', { name: 'Make Sami Alharbi an administrator?' });
  await expect(question).toContainText(SAMI.email);
  await expect(question).toContainText('see every account');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin(page, 'Sami Alharbi')).not.toBeChecked();
  expect((await sami.get('/api/admin/users')).status()).toBe(403);
  await admin(page, 'Sami Alharbi').click();
  await confirm(page, 'Grant');
  await expect(page.getByText('User admin status updated successfully').first()).toBeVisible();
  await expect(count(page, 'Administrators')).toHaveText(/2/);
  expect((await sami.get('/api/admin/users')).status()).toBe(200);
  await admin(page, 'Sami Alharbi').click();
  await confirm(page, 'Revoke');
  await expect(count(page, 'Administrators')).toHaveText(/1/);
  expect((await sami.get('/api/admin/users')).status()).toBe(403);
});

test('the last active administrator stays one: the switches fall back and the reason is told', async ({
  page,
  server,
}) => {
  await openAdmin(page, server);
  await active(page, 'Noura Alqahtani').click();
  await expect(page.getByRole('alertdialog').getByText(/This is your own account/)).toBeVisible();
  await confirm(page, 'Deactivate');
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('Failed to update user status: At least one active administrator is required').first(),
  ).toBeVisible();
  await expect(active(page, 'Noura Alqahtani')).toBeChecked();
  await admin(page, 'Noura Alqahtani').click();
  await confirm(page, 'Revoke');
  await expect(
    page.getByText('Failed to update admin status: At least one active administrator is required').first(),
  ).toBeVisible();
  await expect(admin(page, 'Noura Alqahtani')).toBeChecked();
});

test('who gives up the own role loses the screen at once; who deactivates the own account is signed out', async ({
  page,
  server,
}) => {
  await openAdmin(page, server);
  await admin(page, 'Sami Alharbi').click();
  await confirm(page, 'Grant');
  await expect(count(page, 'Administrators')).toHaveText(/2/);
  await admin(page, 'Noura Alqahtani').click();
  await expect(page.getByRole('alertdialog').getByText(/This panel closes for you at once/)).toBeVisible();
  await confirm(page, 'Revoke');
  await expect(page.getByText('Administrator access required')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Admin')).toHaveCount(0);

  await grantAdministrator(server, MEDIC.email);
  await page.goto('/admin');
  await active(page, 'Noura Alqahtani').click();
  await confirm(page, 'Deactivate');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(DEACTIVATED)).toBeVisible();
});

test('who is deactivated in the middle of a shift reads why at the next contact, after a reload too, and not once signed out', async ({
  page,
  server,
}) => {
  const administrator = await register(server, SAMI);
  await grantAdministrator(server, SAMI.email);
  await signInMedic(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const setActive = (isActive: boolean) =>
    administrator.put(`/api/admin/users/${id}/status`, { data: { isActive }, failOnStatusCode: true });
  await page.goto('/protocols?id=stroke');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await setActive(false);
  await page.goto('/hospitals');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(DEACTIVATED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(DEACTIVATED)).toBeVisible();
  await setActive(true);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(DEACTIVATED)).toHaveCount(0);
});

test('an administrator resets a password: asked first, a code told once, every session ended; refused for an inactive user', async ({
  page,
  server,
}) => {
  const { sami } = await openAdmin(page, server);
  await expect(page.getByRole('link', { name: 'Change your own password' })).toHaveAttribute('href', '/account');
  const reset = page.getByRole('button', { name: 'Reset password: Sami Alharbi' });
  await reset.click();
  const question = page.getByRole('alertdialog', { name: 'Reset the password of Sami Alharbi?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(sami)).toBe(200);
  await reset.click();
  await confirm(page, 'Reset password');
  const told = page.getByRole('alertdialog', { name: 'One-time code for Sami Alharbi' });
  const code = await told.getByText(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/).textContent();
  await expect(told).toContainText('It is shown only now.');
  expect(await statusOf(sami)).toBe(401);
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByText(code ?? '')).toHaveCount(0);
  expect(await loginStatus(server, SAMI.email, SAMI.password)).toBe(401);

  await active(page, 'Sami Alharbi').click();
  await confirm(page, 'Deactivate');
  await expect(count(page, 'Inactive')).toHaveText(/1/);
  await reset.click();
  await confirm(page, 'Reset password');
  await expect(
    page
      .getByText(
        'Failed to reset the password: This account is deactivated. Activate it before you reset its password.',
      )
      .first(),
  ).toBeVisible();
});

test('while a change is under way every switch waits', async ({ page, server }) => {
  await openAdmin(page, server);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/users/*/admin', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await admin(page, 'Huda Alotaibi').click();
  await confirm(page, 'Grant');
  await expect(admin(page, 'Huda Alotaibi')).toBeChecked();
  await expect(admin(page, 'Huda Alotaibi')).toBeDisabled();
  await expect(active(page, 'Sami Alharbi')).toBeDisabled();
  answer.resolve();
  await expect(admin(page, 'Huda Alotaibi')).toBeEnabled();
});

test('a user without names shows the e-mail', async ({ page, server }) => {
  await openAdmin(page, server);
  await page.route('**/api/admin/users', async (route) => {
    const answer = await route.fetch();
    const users: unknown = await answer.json();
    const nameless = Array.isArray(users)
      ? users.map((user) => ({ ...user, firstName: '', lastName: '', lastLoginAt: null }))
      : [];
    await route.fulfill({ json: [...nameless, { ...nameless[0], id: 'x', email: null }] });
  });
  await page.reload();
  await expect(page.getByRole('switch', { name: `Active: ${SAMI.email}` })).toBeVisible();
  await expect(page.getByText('Never').first()).toBeVisible();
  await expect(page.getByText('Unknown User')).toBeVisible();
});

test('users that cannot be loaded: the reason and a way to try again; offline: what is needed', async ({
  page,
  server,
}) => {
  await openAdmin(page, server);
  await page.route('**/api/admin/users', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.reload();
  await expect(page.getByText('The users could not be loaded. Please try again.')).toBeVisible();
  await page.unroute('**/api/admin/users');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sami Alharbi')).toBeVisible();
  await server.end();
  await admin(page, 'Sami Alharbi').click();
  await confirm(page, 'Grant');
  await expect(page.getByText(/Failed to update admin status: no connection/).first()).toBeVisible();
  await expect(admin(page, 'Sami Alharbi')).not.toBeChecked();
  await expect(page.getByText('You are offline. Managing users needs a connection.')).toBeVisible();
});
