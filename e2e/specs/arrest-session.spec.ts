import { rm } from 'node:fs/promises';
import { edition } from '../../packages/content/src/index.ts';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { nextBuild } from '../fixtures/next-build.ts';
import { SignedContent } from '../fixtures/signed-content.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { wake } from '../fixtures/wake.ts';
import { ArrestScreen } from '../pages/arrest-screen.ts';
import { end, heldLine, startLog } from '../pages/arrest-session.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('a session that ends while the code is on the screen leaves it there', async ({ page }) => {
  const code = await startLog(page);
  await page.request.post('/api/logout', { failOnStatusCode: true });
  // Another tab notices it first.
  const other = await page.context().newPage();
  await other.goto('/hospitals');
  for (const tab of [page, other]) await expect(heldLine(tab)).toBeVisible();
  await code.press(/^Asystole/);
  await expect(new ArrestScreen(other).last).toContainText('Asystole');
});

test('an edition that is published during a code is not shown before its end, whatever starts anew', async ({
  page,
}) => {
  const content = new SignedContent();
  await content.publish(edition);
  await content.serve(page.context());
  await signInMedic(page);
  await page.goto('/');
  const foot = page.locator('footer');
  await expect(foot.getByText('Edition 1, approved by ')).toBeVisible({ timeout: 20_000 });
  const code = new ArrestScreen(page);
  await code.start();
  await content.publish(edition, { title: 'Another' });
  await page.goto('/');
  await wake(page);
  const asked = page.waitForResponse(/\/api\/content/);
  await wake(page);
  await asked;
  await page.reload();
  await expect(foot.getByText('Edition 1, approved by ')).toBeVisible({ timeout: 20_000 });
  await page.goto('/code');
  await end(code);
  await page.goto('/');
  await wake(page);
  await expect(foot.getByText('Edition 2, approved by ')).toBeVisible({ timeout: 30_000 });
});

test.describe('a new version of the app', () => {
  test.use(WITH_WORKER);

  test('is not offered while a code runs, and is after its end', async ({ page, server }) => {
    const code = await startLog(page);
    await page.goto('/hospitals');
    await waitUntilReadyOffline(page);
    const folder = await nextBuild(2);
    await server.deploy(folder);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing ?? registration?.waiting;
      while (worker?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50));
      return worker?.state;
    });
    expect(state).toBe('installed');
    const offer = page.getByRole('link', { name: 'New version' });
    const place = page.getByRole('link', { name: 'Ready offline' });
    await expect(place).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: /^CODE/ }).click();
    await end(code);
    // Another document may start the waiting version by itself, because this is the only page.
    await page.getByRole('link', { name: 'Hospitals' }).click();
    await expect(offer).toBeVisible({ timeout: 30_000 });
    await rm(folder, { recursive: true, force: true });
  });
});
