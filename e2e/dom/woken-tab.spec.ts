import { signInMedic } from '../fixtures/medic.ts';
import { register, SAMI } from '../fixtures/people.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

/*
 * Tabs that the browser had discarded to save memory while the user of the device changed. Their session storage comes
 * back with them. Sleeping tabs are tested in specs/, because they need the stored files.
 */
test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

/** The patient's weight in a tab's session storage. */
const KEPT = '"patient.weight":"12.5"';

test('a tab that was put away while its user left comes back without their patient, for the next one and for nobody', async ({
  page: awake,
  context,
  server,
}) => {
  await register(server, SAMI);
  await signInMedic(awake);
  await awake.goto('/');
  const [toNobody, toNext] = [await context.newPage(), await context.newPage()];
  for (const tab of [toNobody, toNext]) {
    await tab.goto('/calculator');
    await weightField(tab).fill('12.5');
    await expect.poll(() => everythingStored(tab)).toContain(KEPT);
    await tab.goto('about:blank');
  }
  await awake.getByRole('button', { name: 'Logout' }).click();
  await expect(awake.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await toNobody.goto('/calculator');
  await expect(toNobody.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => everythingStored(toNobody)).not.toContain(KEPT);

  await new AuthPage(awake).signIn(SAMI.email, SAMI.password);
  await expect(awake.getByText('Quick Actions')).toBeVisible();
  await toNext.goto('/calculator');
  await expect(weightField(toNext)).toHaveValue('');
  expect(await everythingStored(toNext)).not.toContain(KEPT);
});
