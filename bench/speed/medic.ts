import type { Page } from '@playwright/test';

let people = 0;

/** Registers a new person in the page's browser and accepts the disclaimer for them. */
export async function enter(page: Page): Promise<void> {
  people += 1;
  const data = {
    email: `bench${people}@example.com`,
    password: 'bench password',
    firstName: 'Bench',
    lastName: 'Medic',
  };
  await page.request.post('/api/register', { data, failOnStatusCode: true });
  await page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });
}

/** Opens a page that is signed in, with everything stored for offline use. */
export async function makeReady(page: Page): Promise<void> {
  await enter(page);
  await page.goto('/');
  await page.getByText('Ready offline').first().waitFor();
}
