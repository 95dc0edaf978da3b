import { edition } from '@first60/content';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import {
  clockChip,
  HOUR,
  MINUTE,
  openAt,
  pressWhenDue,
  SOON,
  sheet,
  startButton,
  startFromCard,
  strip,
} from '../pages/clocks.ts';
import { expect, test } from './test.ts';

const PLANS = edition.clocks ?? [];

const digits = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
};

test('each plan starts from its card in one tap and says its first mark at its second, and not before', async ({
  page,
}) => {
  test.slow();
  expect(PLANS.length).toBeGreaterThan(5);
  await openAt(page, '/protocols');
  for (const { title, protocol, anchor, several, marks, repeat } of PLANS) {
    await followLink(page, `/protocols?id=${protocol}`);
    await startButton(page, title).click();
    const name = several ? `${title} 1` : title;
    if (anchor === 'time') {
      await expect(sheet(page)).toContainText('It counts from the press.');
      // A time that nobody has entered must not look like a time, neither as the clock's age nor as a time of day
      // derived from it.
      await expect(sheet(page)).toContainText(/not set\s*pressed 0:0\d ago/);
      await expect(sheet(page)).not.toContainText(/since \d|next in| at \d/);
      await sheet(page).getByRole('button', { name: 'Close' }).click();
    }
    const [first] = [...marks, ...(repeat ? [{ at: repeat.every, text: repeat.text }] : [])].toSorted(
      (one, other) => one.at - other.at,
    );
    if (first === undefined) throw new Error(`${title} says nothing`);
    if (first.at > 0) {
      await expect(clockChip(page, name)).toContainText('0:00');
      await page.clock.fastForward((first.at - 1) * 1_000 + 50);
      await expect(clockChip(page, name)).toContainText(digits(first.at - 1));
      await page.clock.runFor(1_000);
    }
    await expect(strip(page)).toContainText(first.text);
    await expect(strip(page)).toContainText(`${name}, ${digits(first.at)}.`);
    await pressWhenDue(page, `Seen: ${name}`);
    await clockChip(page, name).click();
    await sheet(page).getByRole('button', { name: 'Stop' }).click();
    await expect(strip(page)).toContainText(`Stopped: ${name}`);
    await page.clock.runFor(10_000);
    await expect(strip(page).getByRole('button')).toHaveCount(0);
  }
});

test('nitroglycerin given again is counted: after the third dose nothing is said', async ({ page }) => {
  await openAt(page, '/protocols?id=chest-pain-acs');
  await startFromCard(page, 'Nitroglycerin', false);
  await expect(clockChip(page, 'Nitroglycerin')).toBeVisible();
  for (const _ of ['second dose', 'third dose']) {
    await page.clock.fastForward(6 * MINUTE);
    await expect(strip(page)).toContainText('had 3? No more.');
    await pressWhenDue(page, 'Given again: Nitroglycerin');
    await page.clock.runFor(11_000);
    await expect(clockChip(page, 'Nitroglycerin')).toContainText(/0:1\d/);
  }
  await page.clock.fastForward(12 * MINUTE);
  await expect(clockChip(page, 'Nitroglycerin')).toContainText(/12:1\d/);
  await expect(strip(page)).not.toContainText('had 3?');
});

test('a clock whose begin nobody has said says so in the strip, until it is said', async ({ page }) => {
  await openAt(page, '/protocols?id=hemorrhage-control');
  await startFromCard(page, 'Injury', true);
  await startFromCard(page, 'Tourniquet', true);
  await expect(clockChip(page, 'Injury')).toContainText('not set');
  await expect(clockChip(page, 'Tourniquet 1')).toContainText('not set');
  await page.clock.runFor(2 * MINUTE);
  await clockChip(page, 'Injury').click();
  await sheet(page).getByRole('button', { name: 'It began at the press' }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(clockChip(page, 'Injury')).toContainText('2:00');
  await expect(clockChip(page, 'Injury')).not.toContainText('not set');
  await clockChip(page, 'Tourniquet 1').click();
  await sheet(page).getByRole('button', { name: '5 min ago' }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  // It is checked every 5 min.
  await expect(strip(page)).toContainText('Tourniquet 1, 5:00.');
  await pressWhenDue(page, 'Seen: Tourniquet 1');
  await expect(clockChip(page, 'Tourniquet 1')).not.toContainText('not set');
});

test('when it began is set to minutes ago or a time of day, and a press on a clock that runs loses no time', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=stroke');
  await startButton(page, 'Last known well').click();
  await sheet(page).getByRole('button', { name: '30 min ago' }).click();
  await expect(sheet(page)).toContainText('30:00');
  await expect(sheet(page)).not.toContainText('It counts from the press.');
  const earlier = new Date(SOON.getTime() - 5 * HOUR);
  const time = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), earlier.getTime());
  await sheet(page).getByLabel('At a time of day').fill(time);
  await sheet(page).getByRole('button', { name: 'Set' }).click();
  await expect(sheet(page)).toContainText('5:00:09');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toContainText('Past 4.5 hours');
  await startButton(page, 'Last known well').click();
  await expect(sheet(page)).toContainText('5:00:09');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await startButton(page, 'Stroke scene').click();
  await page.clock.runFor(4 * MINUTE + 50);
  await startButton(page, 'Stroke scene').click();
  await expect(sheet(page)).toContainText('4:00');
  await sheet(page).getByRole('button', { name: 'Start again from now' }).click();
  await expect(sheet(page)).toContainText('0:00');
});

test('a time of day just ahead is now, one further ahead asks the day, and more than 24 hours can be said', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=stroke');
  await startButton(page, 'Last known well').click();
  const fill = async (ahead: number) => {
    const time = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), SOON.getTime() + ahead);
    await sheet(page).getByLabel('At a time of day').fill(time);
  };
  const set = sheet(page).getByRole('button', { name: 'Set' });
  await fill(MINUTE);
  await expect(sheet(page)).toContainText('is ahead of this device');
  await set.click();
  await expect(sheet(page)).toContainText('0:00');
  await expect(sheet(page)).not.toContainText('23:59');
  await fill(3 * HOUR);
  await expect(sheet(page)).toContainText('Choose the day.');
  await expect(set).toBeDisabled();
  await sheet(page).getByRole('combobox').selectOption('Yesterday');
  await set.click();
  await expect(sheet(page)).toContainText('21:00:09');
  await sheet(page).getByRole('combobox').selectOption({ index: 2 });
  await set.click();
  await expect(sheet(page)).toContainText('45:00:09');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toContainText('Past 24 hours');
});

test('clearing the patient asks whether the clocks go too, and until then they run; without a clock it asks nothing', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=anaphylaxis');
  const weigh = () =>
    page
      .getByRole('region', { name: /^Patient: / })
      .getByLabel('Weight (kg)')
      .fill('20');
  const clear = () => page.getByRole('button', { name: 'Clear patient' }).first().click();
  await weigh();
  await clear();
  await expect(strip(page)).toHaveCount(0);
  await startFromCard(page, 'IM epinephrine', false);
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  await weigh();
  await clear();
  await expect(strip(page)).toContainText('New patient? Still running: IM epinephrine');
  await strip(page).getByRole('button', { name: 'Keep' }).click();
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  await weigh();
  await clear();
  await strip(page).getByRole('button', { name: 'Stop' }).click();
  await expect(strip(page)).toContainText('Stopped: IM epinephrine');
});

test('a clock ends after 24 hours with a line', async ({ page }) => {
  await openAt(page, '/protocols?id=shock');
  await followLink(page, '/protocols?id=general-trauma');
  await startFromCard(page, 'Trauma scene', false);
  await page.clock.runFor(1_050);
  await expect(clockChip(page, 'Trauma scene')).toContainText('0:01');
  await page.clock.fastForward(24 * HOUR + 50);
  await expect(strip(page)).toContainText('Trauma scene: ended after 24 hours');
  await strip(page).getByRole('button', { name: 'Seen' }).click();
  await expect(strip(page).getByRole('button')).toHaveCount(0);
});

test('with the keyboard alone: start, open, set back, stop, undo', async ({ page }) => {
  await openSignedIn(page, '/protocols?id=seizures');
  await startButton(page, 'Seizure').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await sheet(page).getByRole('button', { name: '2 min ago' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText(/2:[0-5]\d/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Seen: Seizure' }).focus();
  await page.keyboard.press('Enter');
  await clockChip(page, 'Seizure').focus();
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await strip(page).getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(clockChip(page, 'Seizure')).toContainText(/2:[0-5]\d/);
});

test('a clock stays through a sign-out, which asks, belongs to its user alone, and is never sent', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await openSignedIn(page, '/protocols?id=hemorrhage-control');
  await startFromCard(page, 'Tourniquet', true);
  await followLink(page, '/account');
  await page
    .getByRole('button', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Running clocks');
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.request.post('/api/register', {
    data: { email: 'other@example.com', password: 'correct horse 9', firstName: 'Other', lastName: 'Medic' },
    failOnStatusCode: true,
  });
  await page.request.post('/api/auth/accept-disclaimer', { failOnStatusCode: true });
  await page.goto('/');
  await expect(page.getByText('Quick Actions')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  expect(bodies.filter((body) => body.includes('tourniquet'))).toEqual([]);
});
