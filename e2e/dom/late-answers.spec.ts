import type { Page, Request } from '@playwright/test';
import { holdAnswer } from '../fixtures/hold-answer.ts';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { grantAdministrator, HUDA, QUESTIONS, register, SAMI, signIn } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { openAtRest } from './open-at-rest.ts';
import { expect, test } from './test.ts';

/*
 * Work that is still running for a user when they leave. It must neither sign them in again nor be seen by the next
 * user.
 */
test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

/** Acts like another tab that signs out, before this tab notices. */
const forgetUnheard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const clearing = database.transaction('keyval', 'readwrite');
          clearing.objectStore('keyval').clear();
          clearing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );

for (const [what, method, path, press] of [
  ['says who is signed in', 'GET', '/api/auth/user', (page: Page) => page.reload()],
  [
    'tells of a favorite',
    'POST',
    '/api/favorites',
    (page: Page) => page.getByRole('button', { name: 'Favorite: adenosine' }).click(),
  ],
] as const) {
  test(`an answer that ${what} and was on its way when another tab signed out brings nobody back`, async ({
    page,
    context,
  }) => {
    await signInMedic(page);
    const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
    await openAtRest(page, '/medications?tab=all');
    const held = Promise.withResolvers<void>();
    await context.route(`**${path}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const isMeant = (request: Request) => request.method() === method && request.url().endsWith(path);
    const asked = context.waitForEvent('request', isMeant);
    const answered = context.waitForEvent('requestfinished', isMeant);
    await press(page);
    await asked;
    await forgetUnheard(page);
    held.resolve();
    await answered;
    // Allows time to store it.
    await page.waitForTimeout(500);
    await page.evaluate(() => window.dispatchEvent(new Event('storage')));
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(await everythingStored(page)).not.toContain(id);
  });
}

test('the answer to a change of the profile that arrives after its user has left brings nobody back', async ({
  page,
}) => {
  await signInMedic(page);
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
  await openAtRest(page, '/account');
  await page.getByLabel('Department').fill('Station 77');
  const { answered, release } = await holdAnswer(page, '**/api/account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
  expect(await everythingStored(page)).toContain(id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => everythingStored(page)).not.toContain(id);
  // The server would report at once that nobody is signed in, and thereby repair the fault that this test looks for.
  await page.route('**/api/auth/user', () => undefined);
  await release();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await everythingStored(page)).not.toContain(id);
});

test('security questions that were saved as their user left are not shown to the next', async ({ page, server }) => {
  await register(server, SAMI);
  await signInMedic(page);
  await page.goto('/account');
  await openQuestions(page);
  for (const number of [1, 2, 3]) {
    await page.getByLabel(`Security Question ${number}`).selectOption({ index: number });
    await page.getByLabel(`Answer ${number}`).fill('Station');
  }
  await page.getByLabel('Current Password').fill(MEDIC.password);
  const { answered, release } = await holdAnswer(page, '**/api/account/security-questions');
  await page.getByRole('button', { name: 'Save Questions' }).click();
  await answered;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await release();
  await page.unrouteAll();
  await new AuthPage(page).signIn(SAMI.email, SAMI.password);
  // Navigates only by links, because a reloaded page has nothing in memory.
  await page.getByRole('link', { name: 'My account' }).click();
  await openQuestions(page);
  await expect(page.getByText(/You have none yet/)).toBeVisible();
});

test('a device that is slow to bring what it keeps does not bring it to the next user', async ({ page, server }) => {
  await register(server, SAMI);
  await signInMedic(page);
  await page.request.put('/api/account/security-questions', {
    data: { ...QUESTIONS, currentPassword: MEDIC.password },
    failOnStatusCode: true,
  });
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype;
    // All documents share this class.
    window.addEventListener('pagehide', () => {
      IDBObjectStore.prototype.get = get;
    });
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      if (key !== 'first60.queries' || location.search !== '?slow') return request;
      const late: { onsuccess?: () => void; result?: unknown } = {};
      document.documentElement.dataset.slow = 'asked';
      const isRead = new Promise((read) => request.addEventListener('success', read));
      window.addEventListener('arrive', async () => {
        // A request that was made just before has not been read yet, and has no result.
        await isRead;
        late.result = request.result;
        late.onsuccess?.();
      });
      return late as unknown as IDBRequest;
    };
  });
  await page.goto('/account');
  await openQuestions(page);
  await expect(page.getByText('You have none yet')).toBeHidden();
  await expect.poll(() => everythingStored(page)).toContain(QUESTIONS.securityQuestion1);
  // A page that is still open would notice the sign-out itself, and clear its data before the slow one sends its
  // request.
  await page.goto('about:blank');
  await page.request.post('/api/logout', { failOnStatusCode: true });
  await page.route('**/api/auth/user', async (route) => {
    await page.locator('html[data-slow]').waitFor();
    await route.continue();
  });
  await page.goto('/account?slow');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('arrive')));
  await page.evaluate(() => history.replaceState(null, '', '/account'));
  await new AuthPage(page).signIn(SAMI.email, SAMI.password);
  await openQuestions(page);
  await expect(page.getByText(/You have none yet/)).toBeVisible();
});

test('what a toast told goes with its user, and an answer that comes later tells the next one nothing', async ({
  page,
}) => {
  const signedOut = page.getByRole('tab', { name: 'Sign In' });
  const told = page.getByText('Added to favorites');
  const star = (name: string) => page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
  await signInMedic(page);
  await page.goto('/medications?tab=all');
  await star('adenosine').click();
  await expect(told.first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signedOut).toBeVisible();
  // Sooner than it would disappear by itself.
  await expect(told).toHaveCount(0, { timeout: 2_000 });

  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await openAtRest(page, '/medications?tab=all');
  const { answered, release } = await holdAnswer(page, '**/api/favorites');
  await star('ketamine').click();
  await answered;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(signedOut).toBeVisible();
  await release();
  // Does not wait for it to disappear by itself.
  expect(await told.count()).toBe(0);
});

test('a list of users that was on its way as its administrator left keeps nobody waiting after the next sign-in', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await grantAdministrator(server, MEDIC.email);
  await page.goto('/');
  const { answered, release } = await holdAnswer(page, '**/api/admin/users', { times: 1 });
  await page.getByRole('link', { name: 'Admin' }).click();
  await answered;
  await page.getByRole('button', { name: 'Logout' }).click();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  // Navigates only by links, because a reload would clear the memory that this test is about.
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByText(MEDIC.email).first()).toBeVisible();
  await release();
});

test.describe('what one user sent off is nothing to the next user of the tablet when its answer comes', () => {
  const unfold = (page: Page, section: string) => page.getByRole('button', { name: section, exact: true }).click();
  const sent: readonly {
    readonly what: string;
    readonly at: string;
    readonly address: string;
    readonly prepare?: (server: ServerProcess) => Promise<unknown>;
    readonly send: (page: Page) => Promise<void>;
    readonly told: string;
  }[] = [
    {
      what: 'a deleted account',
      at: '/account',
      address: '**/api/account',
      send: async (page) => {
        await unfold(page, 'Delete my account');
        await page.getByLabel('Your password').fill(MEDIC.password);
        await page.getByRole('button', { name: 'Delete my account' }).last().click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      },
      told: 'Account deleted',
    },
    {
      what: 'a new password',
      at: '/account',
      address: '**/api/account/password',
      send: async (page) => {
        await unfold(page, 'Change password');
        await page.getByLabel('Current Password').fill(MEDIC.password);
        await page.getByLabel('New Password', { exact: true }).fill('another horse 10');
        await page.getByLabel('Confirm New Password').fill('another horse 10');
        await page.getByRole('button', { name: 'Change Password', exact: true }).click();
      },
      told: 'Password changed',
    },
    {
      what: 'a session ended elsewhere',
      at: '/account',
      address: '**/api/account/sessions/*',
      prepare: (server) => signIn(server, MEDIC),
      send: async (page) => {
        await unfold(page, 'Where you are signed in');
        await page.getByRole('button', { name: /^Sign out: / }).click();
      },
      told: 'The device has been signed out',
    },
    {
      what: 'a profile',
      at: '/account',
      address: '**/api/account',
      send: async (page) => {
        await page.getByLabel('Department').fill('Station 77');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      },
      told: 'Your details are saved',
    },
    {
      what: "an administrator's switch",
      at: '/admin',
      address: '**/api/admin/users/*/admin',
      prepare: (server) => Promise.all([register(server, HUDA), grantAdministrator(server, MEDIC.email)]),
      send: async (page) => {
        await page.getByRole('switch', { name: `Admin: ${HUDA.firstName} ${HUDA.lastName}` }).click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
      },
      told: 'User admin status updated successfully',
    },
  ];

  for (const { what, at, address, prepare, send, told } of sent) {
    test(what, async ({ page, server }) => {
      await register(server, SAMI);
      await signInMedic(page);
      await prepare?.(server);
      // Some of these end the session. A background request would notice that and sign out before the press.
      await openAtRest(page, at);
      const { answered, release } = await holdAnswer(page, address);
      await send(page);
      await answered;
      await page.getByRole('button', { name: 'Logout' }).click();
      await new AuthPage(page).signIn(SAMI.email, SAMI.password);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      // A draft and an unsent change, both of the next user.
      await page.getByRole('link', { name: 'My account' }).click();
      await page.getByLabel('Department').fill('Station 9');
      await page.route('**/api/favorites', (route) => route.abort());
      await page.getByRole('link', { name: 'Medications' }).click();
      await page.getByRole('tab', { name: /^All/ }).click();
      await page.getByRole('button', { name: 'Favorite: adenosine' }).click();
      await expect.poll(() => everythingStored(page)).toContain('first60.outbox');

      // Another toast may replace it at once.
      await page.evaluate((words) => {
        const look = () => {
          if (document.body.textContent.includes(words)) document.documentElement.dataset.told = 'yes';
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }, told);
      await release();
      await expect(page.locator('html')).not.toHaveAttribute('data-told');
      expect(await page.getByText(told).count()).toBe(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const kept = await everythingStored(page);
      expect(kept).toContain('first60.outbox');
      expect(kept).toContain('Station 9');
      expect(kept).not.toContain(MEDIC.email);
    });
  }
});

const openQuestions = (page: Page) => page.getByRole('button', { name: 'Security questions', exact: true }).click();
