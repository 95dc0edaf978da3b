import type { Page } from '@playwright/test';
import { MEDIC, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { grantAdministrator, HUDA, register, SAMI } from '../fixtures/people.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

const DAY = 86_400_000;
const signInTab = (page: Page) => page.getByRole('tab', { name: 'Sign In' });

/** Checks that no stored value names the person or what they did. Checks once more after the last delayed write. */
async function expectNoTrace(page: Page, traces: readonly string[]): Promise<void> {
  const found = async () => {
    const stored = await everythingStored(page);
    // No API answer may be in a cache, where the next user could find it.
    expect(stored).not.toMatch(/https?:[^"]*\/api\//);
    return traces.filter((trace) => stored.includes(trace));
  };
  await expect.poll(found).toEqual([]);
  await page.waitForTimeout(1_500);
  expect(await found()).toEqual([]);
}

// Slow: two medics sign in and out on one device, in two tabs.
test('two medics share a tablet: after the first has signed out nothing of theirs is on it, in no tab, and the second starts afresh', async ({
  page: first,
  context,
  server,
}) => {
  await register(server, SAMI);
  await signInMedic(first);
  const medic: { id: string } = await (await first.request.get('/api/auth/user')).json();
  await first.goto('/medications?search=ketamine');
  await first.getByRole('button', { name: 'Favorite: ketamine' }).click();
  await expect(first.getByText('Added to favorites').first()).toBeVisible();
  await first.getByRole('button', { name: /^ketamine.*Details/ }).click();
  await first.goto('/protocols?id=stroke');
  await first.getByRole('button', { name: 'Favorite protocol: Stroke' }).click();
  await first.getByRole('button', { name: 'Stroke Assessment Tools' }).click();
  for (const answer of [
    'Both sides move equally',
    'Both move the same, or neither moves',
    'Right words, no slurring',
  ]) {
    await first.getByText(answer).first().click();
  }
  await first.getByRole('button', { name: 'Save Assessment' }).first().click();
  await expect(first.getByText('Assessment saved').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/account');
  await second.getByLabel('Department').fill('Station 77');
  await second.goto('/calculator');
  await weightField(second).fill('12.5');
  await waitUntilReadyOffline(first);
  const traces = [
    medic.id,
    MEDIC.email,
    MEDIC.firstName,
    MEDIC.lastName,
    'patient.',
    '12.5',
    'cincinnati',
    'Station 77',
    'favorite-protocols',
    'recent-protocols',
    'home-place',
  ];
  expect(await everythingStored(first)).toContain(medic.id);
  // Typed text is stored shortly after the key press.
  for (const trace of ['"patient.weight":"12.5"', 'Station 77'])
    await expect.poll(() => everythingStored(second)).toContain(trace);

  await first.getByRole('button', { name: 'Logout' }).click();
  const question = first.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await expect(question.getByText('Saved assessments: 1')).toBeVisible();
  await expect(question.getByText('Favorite protocols: 1')).toBeVisible();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  for (const tab of [first, second]) {
    await expect(signInTab(tab)).toBeVisible();
    await expectNoTrace(tab, traces);
  }

  await test.step('the second medic signs in; the other tab is theirs too', async () => {
    const auth = new AuthPage(first);
    await auth.open();
    await auth.signIn(SAMI.email, SAMI.password);
    await expect(first.getByText('Quick Actions')).toBeVisible();
    await expect(first.getByRole('region', { name: /^(Favorite protocols|Recently opened)$/ })).toHaveCount(0);
    await first.goto('/favorites');
    await expect(first.getByRole('region', { name: 'Favorite protocols' })).toHaveCount(0);
    await expect(first.getByText('No Favorite Medications Yet')).toBeVisible();
    await second.goto('/calculator');
    await expect(weightField(second)).toHaveValue('');
    await waitUntilReadyOffline(second);
    await expectNoTrace(first, traces.slice(0, 4));
  });

  await test.step('deactivated while the tablet is offline, the second works on and is cut off at the first contact', async () => {
    const administrator = await register(server, HUDA);
    await grantAdministrator(server, HUDA.email);
    const users: { id: string; email: string }[] = await (await administrator.get('/api/admin/users')).json();
    const sami = users.find(({ email }) => email === SAMI.email)?.id ?? '';
    await context.setOffline(true);
    await administrator.put(`/api/admin/users/${sami}/status`, { data: { isActive: false }, failOnStatusCode: true });
    await first.goto('/protocols?id=stroke');
    await expect(first.getByText('First 60 Seconds').first()).toBeVisible();
    await context.setOffline(false);
    for (const tab of [first, second]) {
      await expect(signInTab(tab)).toBeVisible();
      await expectNoTrace(tab, [sami, SAMI.email, SAMI.lastName]);
    }
  });
});

test('without a network a signed-in device works for 30 days after it was last confirmed, then asks to sign in', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/');
  await waitUntilReadyOffline(page);
  await server.end();
  const confirmedAt = Date.now();
  await page.clock.setFixedTime(confirmedAt + 29 * DAY);
  await page.goto('/protocols?id=stroke');
  await expect(page.getByText('First 60 Seconds').first()).toBeVisible();
  await page.clock.setFixedTime(confirmedAt + 31 * DAY);
  await page.reload();
  await expect(signInTab(page)).toBeVisible();
  await expect(page.getByText('You are offline. The first sign-in on this device needs a connection.')).toBeVisible();
});

test.describe('of two tabs one signs out', () => {
  test.use({ serviceWorkers: 'block' });

  test('what a toast told goes from the other one too', async ({ page: first, context }) => {
    await signInMedic(first);
    await first.goto('/medications?tab=all');
    const second = await context.newPage();
    await second.goto('/hospitals');
    await first.getByRole('button', { name: 'Favorite: adenosine' }).click();
    const told = first.getByText('Added to favorites').first();
    // It does not disappear by itself under the pointer.
    await told.hover();
    await second.getByRole('button', { name: 'Logout' }).click();
    await expect(signInTab(first)).toBeVisible();
    await expect(told).toBeHidden();
  });

  test('a press on Logout that is slow in the other one does not sign out the next user', async ({
    page: slow,
    context,
    server,
  }) => {
    await register(server, SAMI);
    await signInMedic(slow);
    const arrive = Promise.withResolvers<void>();
    await slow.route('**/assets/logout-loss-*.js', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await slow.goto('/hospitals');
    const asked = slow.waitForRequest('**/assets/logout-loss-*.js');
    await slow.getByRole('button', { name: 'Logout' }).click();
    await asked;
    const other = await context.newPage();
    await other.goto('/hospitals');
    await other.getByRole('button', { name: 'Logout' }).click();
    await new AuthPage(other).signIn(SAMI.email, SAMI.password);
    for (const tab of [other, slow]) await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const arrived = slow.waitForResponse('**/assets/logout-loss-*.js');
    arrive.resolve();
    await arrived;
    // Gives it time to sign out.
    await slow.waitForTimeout(500);
    await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect((await other.request.get('/api/auth/user')).status()).toBe(200);
  });
});
