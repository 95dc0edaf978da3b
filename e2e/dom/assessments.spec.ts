import type { Locator } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { saveGlasgow } from '../pages/assessments.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { expect, test } from './test.ts';

test('stroke and Glasgow tools: no result before the last answer, then score, colour and advice; reset and save', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInMedic(page);
  await page.goto('/protocols?id=stroke');
  const stroke = page.getByRole('article', { name: 'Stroke', exact: true });
  await stroke.getByRole('button', { name: 'Stroke Assessment Tools' }).click();
  await stroke.getByRole('button', { name: 'Glasgow Coma Scale Assessment' }).click();
  const tool = (title: string) =>
    stroke
      .locator('div.flex-col')
      .filter({ has: page.getByRole('heading', { level: 5, name: title, exact: true }) })
      .last();
  const answer = async (on: Locator, item: string, option: string | RegExp) =>
    on.getByRole('group', { name: item, exact: true }).getByText(option).first().click();

  await test.step('Cincinnati: 0 is negative, one sign positive', async () => {
    const cincinnati = tool('Cincinnati Stroke Scale');
    await answer(cincinnati, 'Facial droop', 'Both sides move equally');
    await answer(cincinnati, 'Arm drift', 'Both move the same, or neither moves');
    await expect(cincinnati.getByRole('status')).toHaveText('Answered 2 of 3');
    await expect(cincinnati.getByRole('button', { name: 'Save Assessment' })).toBeDisabled();
    await answer(cincinnati, 'Speech', 'Right words, no slurring');
    await expect(cincinnati.getByRole('status')).toHaveText(/0\/3.*Negative.*Low probability of stroke\./);
    await answer(cincinnati, 'Speech', 'Slurred, wrong words, or cannot speak');
    await expect(cincinnati.getByRole('status')).toHaveText(
      /1\/3.*Positive.*High probability of stroke\. Start the stroke protocol immediately\./,
    );
    await cincinnati.getByRole('button', { name: 'Save Assessment' }).click();
    await expect(page.getByText('Assessment saved').first()).toBeVisible();
    // This browser has no share sheet.
    await stroke.getByRole('button', { name: /^Share: Cincinnati/ }).click();
    await expect(page.getByText('The assessment is on your clipboard.').first()).toBeVisible();
    await cincinnati.getByRole('button', { name: 'Reset Assessment' }).click();
    await expect(cincinnati.getByRole('status')).toHaveText('Answered 0 of 3');
  });

  await test.step('FAST-ED out of 10: none, mild, moderate, severe', async () => {
    const fastEd = tool('FAST-ED');
    for (const [item, option] of [
      ['Face', 'Normal or minor weakness'],
      ['Arm weakness', 'No drift'],
      ['Speech output', 'Content normal, names 2-3'],
      ['Speech comprehension', 'Shows two fingers'],
      ['Eye deviation', 'Absent, eyes move to both sides'],
      ['Denial or neglect', 'Absent'],
    ] as const) {
      await expect(fastEd.getByRole('status')).toHaveText(/^Answered \d of 6$/);
      await answer(fastEd, item, option);
    }
    await expect(fastEd.getByRole('status')).toHaveText(/0\/10.*None/);
    await answer(fastEd, 'Arm weakness', 'No effort against gravity, or no movement');
    await expect(fastEd.getByRole('status')).toHaveText(/2\/10.*Mild/);
    await answer(fastEd, 'Eye deviation', 'Forced, does not cross the midline');
    await expect(fastEd.getByRole('status')).toHaveText(/4\/10.*Moderate/);
    await answer(fastEd, 'Denial or neglect', 'Does not know the own hand, or attends to one side only');
    await answer(fastEd, 'Face', 'Partial or complete paralysis');
    await expect(fastEd.getByRole('status')).toHaveText(
      /7\/10.*Severe.*Large vessel occlusion suspected, thrombectomy candidate\./,
    );
  });

  await test.step('Glasgow: mild, moderate with monitoring, severe with the four immediate actions', async () => {
    const glasgow = tool('Glasgow Coma Scale');
    await answer(glasgow, 'Eye opening', 'Spontaneous');
    await answer(glasgow, 'Verbal response', 'Orientated');
    await answer(glasgow, 'Best motor response', 'Obeys commands');
    await expect(glasgow.getByRole('status')).toHaveText(/15\/15.*Mild/);
    await answer(glasgow, 'Verbal response', 'Words');
    await answer(glasgow, 'Best motor response', 'Localizing');
    await expect(glasgow.getByRole('status')).toHaveText(/12\/15.*Moderate.*Monitoring/);
    await answer(glasgow, 'Eye opening', 'To pressure');
    await answer(glasgow, 'Best motor response', 'Abnormal flexion');
    await expect(glasgow.getByRole('status')).toHaveText(
      /8\/15.*Severe.*Immediate actions.*advanced airway.*SBP above 90 mmHg.*SpO2 above 90%.*trauma center with neurosurgery/,
    );
    await answer(glasgow, 'Verbal response', 'Cannot be tested');
    await expect(glasgow.getByRole('status')).toHaveText(/5T.*E2 VNT M3: not banded.*Report the three items/);
    await expect(glasgow.getByRole('status')).not.toContainText(/Severe|\/15/);
  });
});

test('a device that stores neither assessments nor favorite protocols lists them for this visit, and no longer once their user has signed out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (/assessments|favorite-protocols/.test(key))
        throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    // All documents share this class.
    window.addEventListener('pagehide', () => {
      Storage.prototype.setItem = setItem;
    });
  });
  await signInMedic(page);
  await page.goto('/protocols?id=traumatic-brain-injury');
  await page.getByRole('button', { name: /^Favorite protocol: / }).click();
  await expect(
    page.getByText('This device did not store it: it is gone when the app is closed.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const favorites = page.getByRole('region', { name: 'Favorite protocols' });
  await favorites.getByRole('link', { name: 'Traumatic Brain Injury' }).click();
  await page.getByRole('button', { name: 'Glasgow Coma Scale Assessment' }).click();
  await saveGlasgow(page, 'first');
  await page.getByRole('link', { name: 'All saved assessments' }).click();
  await expect(page.getByRole('heading', { name: '1 saved assessment' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('region', { name: 'Recently opened' })).toHaveCount(0);
  // Navigates only by links, because a reloaded page has nothing in memory.
  await page.getByRole('main').getByRole('link', { name: 'Saved assessments' }).click();
  await expect(page.getByText('No saved assessments')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved assessments' })).toBeVisible();
  await expect(favorites).toHaveCount(0);
});
