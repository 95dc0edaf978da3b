import type { Locator } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { expect, test } from './test.ts';

test.use({
  expectedErrors: { patterns: [REFUSED(400), REFUSED(401), REFUSED(404), REFUSED(409), REFUSED(500), UNREACHABLE] },
});

test('Loading... while it asks who is there, then the landing screen: feature cards, both tabs, the notice', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'first60-session', value: 'yes', url: baseURL ?? '' }]);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Loading...');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'EMS Professional Access' })).toBeVisible();
  await expect(page.getByText('Critical Decisions. Fast.')).toBeVisible();
  await expect(page.getByText('Offline Medical Direction for EMS Professionals')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Professional Access',
    'Quick Reference',
    'Evidence-Based',
  ]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Sign In');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-required', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password');
  await new AuthPage(page).showCreateAccount();
  await expect(
    page.getByText(
      'By creating an account you certify that you are a licensed EMS professional and that you will use this app for reference only.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel(/^Certification Level \*/).locator('option')).toHaveText([
    'Select your certification level',
    'Emergency Medicine Technician',
    'Emergency Medicine Specialist',
    'Registered Nurse',
    'Medical Doctor',
    'Dispatch Specialist',
  ]);
  await expect(page.getByLabel(/Department/)).toHaveCount(0);
});

test('while a call is under way its button waits: Signing In..., Creating Account...; a failure without words gets ours', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
  const held = async (path: string) => {
    const answer = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      expect(route.request().headers()['content-type']).toBe('application/json');
      await answer.promise;
      await route.fulfill({ status: 500, body: '' });
    });
    return answer;
  };
  const login = await held('**/api/login');
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  login.resolve();
  await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();

  const register = await held('**/api/register');
  await auth.showCreateAccount();
  await auth.fillAccount();
  await auth.submitAccount();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  register.resolve();
  await expect(page.getByText('Registration Failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Registration failed', { exact: true })).toBeVisible();
});

test('the disclaimer: its topics and date, a warning until all boxes are checked, a failure is told, then the way is open', async ({
  page,
}) => {
  await page.request.post('/api/register', { data: MEDIC });
  await page.goto('/medications');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Reference Tool Only',
    'Verification Requirement',
    'Professional Responsibility',
    'No Medical Advice',
    'Limitation of Liability',
    'Accuracy and Currency',
    'User Responsibilities',
  ]);
  await expect(page.getByText('Last updated: August 21, 2025')).toBeVisible();
  await expect(page.getByText('Please check all three boxes to continue.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('Please check all three boxes to continue.')).toHaveCount(0);

  await page.route('**/api/auth/accept-disclaimer', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Accept & Continue' }).click();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Failed to accept disclaimer. Please try again.').first()).toBeVisible();
  await page.unroute('**/api/auth/accept-disclaimer');
  await page.getByRole('button', { name: 'Accept & Continue' }).click();
  await expect(page.getByText('Disclaimer Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Welcome to First60.', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Medication Database' })).toBeVisible();
});

test('either spelling of the accepted disclaimer opens the app', async ({ page }) => {
  // Accepted on the server, because otherwise the server refuses requests from the opened app.
  await signInMedic(page);
  await page.route('**/api/auth/user', async (route) => {
    const { disclaimerAccepted: _, ...user } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...user, disclaimer_accepted: true } });
  });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('empty sign-in: "Please fill in all required fields"', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.submitSignIn();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' })).toBeVisible();
});

test('wrong password: toast "Login Failed" and the server’s sentence in the card; the next try clears it', async ({
  page,
}) => {
  await page.request.post('/api/register', { data: MEDIC });
  await page.context().clearCookies();
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signIn(MEDIC.email, 'not the password');
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByText('Welcome to First60').first()).toBeVisible();
  await expect(page.getByText('Successfully logged in')).toBeVisible();
  await expect(page.getByText('Invalid email or password')).toHaveCount(0);
});

test('what failed on one tab of the card is not said on the other: neither alert nor toast', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signIn(MEDIC.email, 'not the password');
  // A toast under the pointer does not disappear by itself.
  await page.getByRole('button', { name: 'Dismiss message' }).hover();
  await page.getByRole('tab', { name: 'Create Account' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Login Failed', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Invalid email or password')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(MEDIC.email);
  await expect(page.getByText('Invalid email or password')).toHaveCount(0);
});

test('a taken e-mail, whatever its capitals: "An account with this email already exists"', async ({ page }) => {
  await page.request.post('/api/register', { data: MEDIC });
  await page.context().clearCookies();
  const auth = new AuthPage(page);
  await auth.open();
  await auth.showCreateAccount();
  await auth.fillAccount({ ...MEDIC, email: MEDIC.email.toUpperCase() as typeof MEDIC.email });
  await auth.submitAccount();
  await expect(page.getByText('Registration Failed').first()).toBeVisible();
  await expect(page.getByText('An account with this email already exists').first()).toBeVisible();
});

test('a password of 7 characters is refused under its field; missing names get the required sentence', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.showCreateAccount();
  await auth.submitAccount();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await auth.fillAccount({ ...MEDIC, password: '1234567' as typeof MEDIC.password });
  await auth.submitAccount();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(0);
});

test('question 2 leaves out the choice of question 1, question 3 leaves out both', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.showCreateAccount();
  await auth.fillProfession();
  const options = async (number: number) =>
    page
      .getByLabel(new RegExp(`^Security Question ${number}`))
      .locator('option')
      .allTextContents();
  expect(await options(1)).toHaveLength(17);
  expect(await options(2)).not.toContain('What is your home city or village?');
  expect(await options(3)).not.toContain('What is your home city or village?');
  expect(await options(3)).not.toContain('What was the name of your first pet?');
});

test('without a network the first sign-in says so and keeps what was typed', async ({ page, server }) => {
  const auth = new AuthPage(page);
  await auth.open();
  // The app has replaced the page's own form, which can only detect whether the app has arrived.
  await expect(page.locator('[data-missing]')).toHaveCount(0);
  await server.kill();
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByText(/needs (one|a connection)/).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(MEDIC.email);
});

test('an unknown address says "Page not found" and leads home', async ({ page }) => {
  await signInMedic(page);
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a deep link survives signing in', async ({ page }) => {
  await page.request.post('/api/register', { data: MEDIC });
  await page.request.post('/api/auth/accept-disclaimer');
  await page.context().clearCookies();
  const auth = new AuthPage(page);
  await auth.open('/protocols?id=anaphylaxis');
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('heading', { name: 'Anaphylaxis', exact: true }).first()).toBeVisible();
});

/** Fills a field as a password manager does: the page receives no event. */
const fillInSilence = (field: Locator, value: string): Promise<void> =>
  field.evaluate((input, text) => {
    const proto = input instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text);
  }, value);

test('what a password manager fills in silence is sent, at sign-in, in Create Account and in the recovery', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.showCreateAccount();
  await auth.fillAccount({ firstName: MEDIC.firstName, lastName: MEDIC.lastName });
  await fillInSilence(page.getByLabel(/^Email/), MEDIC.email);
  await fillInSilence(page.getByLabel(/^Password/), MEDIC.password);
  await fillInSilence(page.getByLabel(/^Certification Level/), 'Medical Doctor');
  const sent = page.waitForRequest('**/api/register');
  await auth.submitAccount();
  expect((await sent).postDataJSON()).toMatchObject({ email: MEDIC.email, certificationLevel: 'Medical Doctor' });
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  await page.context().clearCookies();
  await auth.open();
  await fillInSilence(page.getByLabel('Email'), MEDIC.email);
  await fillInSilence(page.getByLabel('Password', { exact: true }), MEDIC.password);
  await auth.submitSignIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/reset-password');
  await fillInSilence(page.getByLabel('Email'), MEDIC.email);
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
  await expect(page.getByText('Email not found or security questions not set.')).toBeVisible();
});
