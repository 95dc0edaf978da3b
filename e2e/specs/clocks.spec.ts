import { axeFaults } from '../fixtures/axe.ts';
import { followLink } from '../fixtures/link.ts';
import { openSignedIn, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { ArrestScreen } from '../pages/arrest-screen.ts';
import { clockChip, HOUR, MINUTE, openAt, pressWhenDue, sheet, startFromCard, strip } from '../pages/clocks.ts';

const SMALL = { width: 320, height: 568 };
/** The last line of First 60, which starts a clock, is in sight without a scroll. */
const TALL = { width: 390, height: 1500 };

test('three, then how many more; tourniquets have numbers; the sheet opens each; axe finds nothing, also on the smallest phone', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=hemorrhage-control');
  await startFromCard(page, 'Tourniquet', true);
  await startFromCard(page, 'Tourniquet', true);
  await startFromCard(page, 'Injury', true);
  await expect(strip(page).getByRole('button')).toHaveText([/Tourniquet 1/, /Tourniquet 2/, /Injury/, '']);
  await followLink(page, '/protocols?id=chest-pain-acs');
  await startFromCard(page, '12-lead', false);
  await startFromCard(page, 'Nitroglycerin', false);
  await expect(strip(page).getByRole('button')).toHaveText([/Tourniquet 1/, /Tourniquet 2/, /Injury/, '+2']);
  // axe needs running timers.
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize(SMALL);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL.width);
  expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  await strip(page).getByRole('button', { name: '2 more clocks' }).click();
  await expect(sheet(page).getByRole('listitem')).toHaveCount(5);
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page)
    .getByRole('button', { name: /^Nitroglycerin/ })
    .click();
  await expect(sheet(page)).toContainText('SBP above 100, pulse 50-100');
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Stop' }).click();
  await expect(strip(page)).toContainText('Stopped: Nitroglycerin');
  await strip(page).getByRole('button', { name: 'Undo' }).click();
  await expect(strip(page).getByRole('button').last()).toHaveText('+2');
});

test('what is said takes the whole strip until it is seen; what came while the app was away is said once, late', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=hemorrhage-control');
  await startFromCard(page, 'Tourniquet', true);
  await page.clock.fastForward(2 * HOUR + 7 * MINUTE);
  await expect(strip(page)).toContainText('On for 2 h');
  await expect(strip(page).getByRole('status')).toContainText('Tourniquet 1: On for 2 h');
  await page.clock.resume();
  await page.setViewportSize(SMALL);
  expect(await axeFaults(page)).toEqual([]);
  await pressWhenDue(page, 'Seen: Tourniquet 1');
  await expect(clockChip(page, 'Tourniquet 1')).toContainText(/2:07:\d\d/);
  await page.reload();
  await expect(clockChip(page, 'Tourniquet 1')).toBeVisible();
  await expect(strip(page).getByRole('button', { name: /^Seen/ })).toHaveCount(0);
});

test('a dose that was given again starts its clock anew at its cue in one tap, and that is taken back', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=anaphylaxis');
  await startFromCard(page, 'IM epinephrine', false);
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  await page.clock.fastForward(6 * MINUTE);
  await expect(strip(page)).toContainText('Signs stay: epinephrine IM again');
  await pressWhenDue(page, 'Given again: IM epinephrine');
  await expect(strip(page)).toContainText('Counts from now: IM epinephrine');
  await strip(page).getByRole('button', { name: 'Undo' }).click();
  await expect(strip(page)).toContainText('IM epinephrine, 5:00.');
  await pressWhenDue(page, 'Given again: IM epinephrine');
  await page.clock.runFor(10_000);
  await expect(clockChip(page, 'IM epinephrine')).toContainText('0:10');
  await page.clock.fastForward(4 * MINUTE + 45_000);
  await expect(clockChip(page, 'IM epinephrine')).toContainText(/4:5\d/);
  await page.clock.fastForward(10_000);
  await expect(strip(page)).toContainText('Signs stay: epinephrine IM again');
  await page.clock.resume();
  await page.setViewportSize(SMALL);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL.width);
});

test('the strip moves nothing that is read: not when it appears in the middle of a card, nor at its top, nor when its clocks end', async ({
  page,
}) => {
  await page.setViewportSize(TALL);
  await openAt(page, '/protocols?id=anaphylaxis');
  const line = page.locator('#anaphylaxis-first60 li').nth(2);
  const top = async () => Math.round((await line.boundingBox())?.y ?? Number.NaN);
  const atTop = await top();
  await startFromCard(page, 'IM epinephrine', false);
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  expect(await top()).toBe(atTop);
  await clockChip(page, 'IM epinephrine').click();
  await sheet(page).getByRole('button', { name: 'Stop' }).click();
  await page.clock.runFor(11_000);
  await expect(strip(page).getByRole('button')).toHaveCount(0);
  expect(await top()).toBe(atTop);
  // The next screen gets its full height back.
  await followLink(page, '/protocols?id=anaphylaxis');
  await followLink(page, '/');
  await expect(strip(page)).toHaveCount(0);
  await followLink(page, '/protocols?id=anaphylaxis');
  await expect(line).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  const inTheMiddle = await top();
  await startFromCard(page, 'IM epinephrine', false);
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  expect(await top()).toBe(inTheMiddle);
});

test('the strip stays when the header hides, and a press on it opens the clock and moves neither', async ({ page }) => {
  await page.setViewportSize(TALL);
  await openSignedIn(page, '/protocols?id=anaphylaxis');
  await startFromCard(page, 'IM epinephrine', false);
  const chip = clockChip(page, 'IM epinephrine');
  await expect(chip).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(async () => (await chip.boundingBox())?.y ?? Number.NaN).toBeLessThan(8);
  // The last part of the movement is less than a pixel.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const box = await chip.boundingBox();
  if (box === null) throw new Error('The strip is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await chip.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(sheet(page)).toContainText('IM epinephrine');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('a clock is no code: the bars stay, and what nobody stopped is deleted with its log after its days', async ({
  page,
}) => {
  await openAt(page, '/protocols?id=hemorrhage-control');
  await startFromCard(page, 'Tourniquet', true);
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^CODE/ }).first()).toHaveText('CODE');
  const lines = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first60.code.line.clocks-')).length);
  expect(await lines()).toBeGreaterThan(0);
  await page.clock.fastForward(7 * 24 * HOUR);
  // A page needs running timers to start.
  await page.clock.resume();
  await page.reload();
  await expect(strip(page)).toContainText('ended after 24 hours');
  await page.clock.fastForward(2 * 24 * HOUR);
  await page.reload();
  await expect.poll(lines).toBe(0);
  await expect(strip(page).getByRole('button')).toHaveCount(0);
});

test('a clock that is started during a code is in its log, and the strip has a place on the screen of the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/');
  const code = new ArrestScreen(page);
  await code.start();
  await followLink(page, '/protocols?id=anaphylaxis');
  await startFromCard(page, 'IM epinephrine', false);
  await expect(clockChip(page, 'IM epinephrine')).toBeVisible();
  const logs = await page.evaluate(() => {
    const lines = Object.entries(localStorage).filter(([key]) => key.startsWith('first60.code.line.'));
    const events = lines.map(([, line]) => JSON.parse(line));
    return ['started', 'clock-started'].map((kind) => events.find(({ event }) => event.data.kind === kind)?.code);
  });
  expect(logs[1]).toBe(logs[0]);
  await followLink(page, '/code');
  await expect(code.total).toBeVisible();
  await expect(clockChip(page, 'IM epinephrine')).toBeInViewport({ ratio: 1 });
  await clockChip(page, 'IM epinephrine').click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(code.total).toBeInViewport({ ratio: 1 });
  const place = (await strip(page).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const [above, below] = [await code.total.boundingBox(), await code.cycle.boundingBox()];
  expect((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN)).toBeLessThanOrEqual(place.y);
  expect(below?.y).toBeGreaterThanOrEqual(place.y + place.height);
});

test.describe('without a network', () => {
  test.use({ ...WITH_WORKER, expectedErrors: { patterns: [UNREACHABLE] } });

  test('a clock is there after a reload and a cold start, and one can be started', async ({
    page,
    context,
    server,
  }) => {
    await signInMedic(page);
    await page.goto('/protocols?id=hemorrhage-control');
    await startFromCard(page, 'Tourniquet', true);
    await page.reload();
    await expect(clockChip(page, 'Tourniquet 1')).toBeVisible();
    await page.goto('/');
    await waitUntilReadyOffline(page);
    await server.kill();
    await page.close();
    const cold = await context.newPage();
    await cold.goto('/protocols?id=general-trauma');
    await expect(clockChip(cold, 'Tourniquet 1')).toBeVisible();
    await startFromCard(cold, 'Trauma scene', false);
    await expect(clockChip(cold, 'Trauma scene')).toBeVisible();
  });
});

test.describe('while the part that says it more fully has not come', () => {
  test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

  test('the strip says what is due in a line, and nobody can put it away unread', async ({ page }) => {
    await page.route('**/assets/strip-parts-*', (route) => route.abort());
    await openAt(page, '/protocols?id=general-trauma');
    await startFromCard(page, 'Trauma scene', false);
    await expect(clockChip(page, 'Trauma scene')).toBeVisible();
    await page.clock.fastForward(HOUR);
    await expect(strip(page).getByRole('status').first()).toContainText('Trauma scene: ');
    await expect(strip(page).getByRole('status').first()).toBeVisible();
    await expect(strip(page).getByRole('button')).toHaveCount(0);
  });
});
