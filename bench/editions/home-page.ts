import type { Page } from '@playwright/test';
import type { Line } from '../speed/phone.ts';

const OFTEN_MS = 100;

/** In the page: records when each edition first appears on its Home, according to the clock that both sides share. */
export const noteHome = (page: Page): Promise<unknown> =>
  page.addInitScript((often) => {
    const shown: Record<string, number> = {};
    Object.assign(window, { shown });
    setInterval(() => {
      const [, version] = /Edition (\d+), approved by /.exec(document.querySelector('footer')?.textContent ?? '') ?? [];
      if (version !== undefined) shown[version] ??= Date.now();
    }, often);
  }, OFTEN_MS);

/** Signs a new user in to the page's browser and opens Home, over the given line if there is one. */
export async function openHome(page: Page, person: number, line?: Line): Promise<void> {
  await signIn(page, person);
  if (line !== undefined) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await page.goto('/');
  await page.locator('footer').waitFor();
}

export const medic = (person: number) => ({
  email: `medic${person}@example.com`,
  password: 'bench password',
  firstName: 'Bench',
  lastName: 'Medic',
});

export async function signIn(page: Page, person: number): Promise<void> {
  await page.request.post('/api/register', { data: medic(person), failOnStatusCode: true });
  await page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });
}

/** Time at which an edition first appeared on Home. Undefined if it did not appear before the timeout. */
export async function shownAt(page: Page, version: number, patience: number): Promise<number | undefined> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const at = await page.evaluate(
      (wanted) => (window as unknown as { shown: Record<string, number> }).shown[wanted],
      String(version),
    );
    if (at !== undefined) return at;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return undefined;
}
