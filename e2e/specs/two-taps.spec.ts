import { edition } from '@first60/content';
import type { ProtocolId } from '@first60/edition';
import type { Locator, Page } from '@playwright/test';
import { firstWordsOf } from '../fixtures/line-words.ts';
import { signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] }, hasTouch: true });

/** The tiles on Home that lead to a protocol, with their labels. */
const TILES = [
  ['adult-cardiac-arrest', 'Adult Cardiac Arrest'],
  ['pediatric-cardiac-arrest', 'Pediatric Cardiac Arrest'],
  ['stroke', 'Stroke'],
  ['chest-pain-acs', 'Chest Pain/STEMI'],
  ['anaphylaxis', 'Anaphylaxis'],
  ['sepsis', 'Sepsis'],
  ['trauma-triage', 'Trauma Triage'],
  ['nerve-agent', 'Nerve Agent'],
] as const satisfies ReadonlyArray<readonly [ProtocolId, string]>;

const titleOf = (id: ProtocolId): string => edition.protocols[id]?.title ?? id;

/** Expects that a protocol's card is there and that its First 60 Seconds can be read. */
async function expectOpen(page: Page, id: ProtocolId): Promise<void> {
  const protocol = edition.protocols[id];
  for (const words of protocol === undefined ? [id] : firstWordsOf(protocol)) {
    await expect(page.locator(`#protocol-${id}`).getByText(words).first(), id).toBeVisible();
  }
}

const goHome = (page: Page): Promise<void> => page.getByRole('link', { name: 'Home', exact: true }).tap();

const openCategory = (page: Page, title: string): Promise<void> =>
  page.getByRole('region', { name: 'Protocol Categories' }).getByText(title, { exact: true }).tap();

/** The card or link that opens a protocol on the screen of its category. */
const wayTo = (page: Page, id: ProtocolId): Locator => {
  const main = page.getByRole('main');
  const named = { name: titleOf(id), exact: true };
  return main.getByRole('button', named).or(main.getByRole('link', named));
};

// Slow: each of the protocols is opened from Home by touch, and shown at the other age.
test('from Home a critical tile is one tap to its card and each protocol at most two, at either age', async ({
  page,
}) => {
  test.slow();
  await signInMedic(page);
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  await expect(tiles).toHaveText([...TILES.map(([, words]) => words), 'Pediatric Dosing']);
  for (const [id, words] of TILES) {
    await tiles.filter({ hasText: new RegExp(`^${words}$`) }).tap();
    await expectOpen(page, id);
    await goHome(page);
  }

  await page.goto('/protocols');
  await page.getByRole('button', { name: 'Adult', exact: true }).tap();
  let reached = 0;
  for (const { title, protocols } of edition.groups) {
    for (const id of protocols) {
      await goHome(page);
      await openCategory(page, title);
      await wayTo(page, id).tap();
      await expectOpen(page, id);
      reached += 1;
      // The card is closed again, so that the next tap on a card opens it.
      await page.evaluate(() => sessionStorage.removeItem('protocols.open'));
    }
  }
  expect(reached).toBe(Object.keys(edition.protocols).length);

  await page.goto('/protocols');
  await page.getByRole('button', { name: 'Pediatric', exact: true }).tap();
  for (const { title, protocols } of edition.groups) {
    await goHome(page);
    await openCategory(page, title);
    for (const id of protocols) await expect(wayTo(page, id), id).toBeVisible();
  }
});
