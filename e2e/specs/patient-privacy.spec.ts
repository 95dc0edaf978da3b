import type { Page } from '@playwright/test';
import { openSignedIn, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { RecordingProxy } from '../fixtures/recording-proxy.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { test as base, expect, REFUSED, WITH_WORKER } from '../fixtures/test.ts';
import { ageField, doseNames, doseResult, weightField, yearsField } from '../pages/calculator.ts';

const test = base.extend<{ wire: RecordingProxy }>({
  wire: async ({ server }, use) => {
    const wire = await RecordingProxy.launch(server.url);
    await use(wire);
    await wire.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});

test.use({
  ...WITH_WORKER,
  expectedErrors: { patterns: [REFUSED(401)] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Figures that appear nowhere else in a request, and the time at which they are entered. */
const [WEIGHT, AGE] = ['17.3', '11.7'];
const NOW = new Date('2031-05-06T07:08:09Z');

/** The values that a patient leaves on the device, in any form in which a request could contain them. */
const TRACES = {
  weight: /17(?:[.,]|%2[ce])3/i,
  age: /11(?:[.,]|%2[ce])7/i,
  answers: /(?:"|%22)(?:face|denial|verbal|motor|appearance|consolability|pain)/i,
  score: /9(?:\/|%2f)10|15(?:\/|%2f)15|thrombectomy|apgar score|pain in numbers/i,
  time: /2031-0?5-0?6|May 6, 2031|19358\d{8}/i,
} as const;

const SCREENS = [
  '/',
  '/protocols',
  '/protocols?search=ketamine',
  '/medications',
  '/calculator#guide',
  '/calculator#adult',
  '/search?q=stroke',
  '/favorites',
  '/hospitals',
  '/account',
  '/assessments',
  '/sources',
  '/storage',
];

async function answerScores(page: Page): Promise<void> {
  await page.goto('/protocols?id=stroke');
  for (const [section, option] of [
    ['Stroke Assessment Tools', 'last'],
    ['Glasgow Coma Scale Assessment', 'first'],
  ] as const) {
    await page.getByRole('button', { name: section }).click();
    const items = page.getByRole('group').filter({ has: page.getByRole('radio', { checked: false }) });
    for (const item of await items.all()) {
      if ((await item.getByRole('radio', { checked: true }).count()) === 0)
        await item.locator('label')[option]().click();
    }
  }
  for (const save of await page.getByRole('button', { name: 'Save Assessment' }).all()) await save.click();
}

/** The tools that are named in card files: a newborn's clock, an APGAR score and a pain score. */
async function useTools(page: Page): Promise<void> {
  await page.goto('/protocols?id=newborn-resuscitation');
  await page.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await page.getByRole('button', { name: 'Born now' }).click();
  await page.getByRole('button', { name: '1 min', exact: true }).click();
  for (const item of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await item.locator('label').last().click();
  }
  await page.getByRole('button', { name: 'Save Assessment' }).click();
  await page.goto('/protocols?id=pain-management');
  await page.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await page.getByRole('button', { name: /^Says a number/ }).click();
  await page
    .getByRole('group', { name: /^How bad/ })
    .getByText('7', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Save Assessment' }).click();
}

// Slow: every screen that accepts something about a patient is filled in.
test('weight, age, answers, scores and their times are in no request: address, headers or body', async ({
  page,
  context,
  wire,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(wire.url) && /^(?:http|ws)/.test(request.url())) elsewhere.push(request.url());
  });
  await page.clock.install({ time: NOW });
  await openSignedIn(page, '/calculator');
  await waitUntilReadyOffline(page);

  await ageField(page).fill(AGE);
  await expect(doseNames(page).first()).toBeVisible();
  await weightField(page).fill(WEIGHT);
  await expect(page.getByText(`Pediatric, by weight ${WEIGHT} kg`)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to Clipboard').first()).toBeVisible();

  await page.goto('/comprehensive-calculator?medication=ketamine&indication=Pain');
  await expect(weightField(page)).toHaveValue(WEIGHT);
  await expect(yearsField(page)).toHaveValue(AGE);
  await expect(doseResult(page)).toBeVisible();

  await answerScores(page);
  await useTools(page);
  await page.goto('/medications?tab=all&search=aspirin');
  await page.getByRole('button', { name: 'Favorite: aspirin' }).click();
  await expect
    .poll(() => wire.sent.filter((text) => /^POST \/api\/favorites\n[\s\S]*medicationId/.test(text)))
    .toHaveLength(1);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }

  const stored = await everythingStored(page);
  for (const [what, trace] of Object.entries(TRACES)) {
    expect(stored.replaceAll('\\', ''), `the device itself has the ${what}`).toMatch(trace);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect.poll(() => wire.sent.filter((text) => text.startsWith('POST /api/logout'))).not.toEqual([]);

  for (const [what, trace] of Object.entries(TRACES)) {
    expect(
      wire.sent.filter((text) => trace.test(text)),
      `a request with the ${what}`,
    ).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});
