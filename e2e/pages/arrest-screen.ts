import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect } from '../fixtures/test.ts';

type Role = 'adult' | 'child';

/** The screen of a running arrest, as a crew uses it. It counts the presses. */
export class ArrestScreen {
  readonly page: Page;
  #taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Returns the presses since the last call, to count the cost of an action. */
  takeTaps(): number {
    const taps = this.#taps;
    this.#taps = 0;
    return taps;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.#taps += 1;
  }

  /** Presses CODE in the header and waits for the clock. */
  async start(): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('button', { name: /^CODE/ }));
    await this.total.waitFor();
  }

  /** Chooses whose arrest it is, in the first seconds. */
  choose(plan: Role): Promise<void> {
    return this.tap(this.button(plan === 'adult' ? 'Adult' : 'Child'));
  }

  /** Advances the page's clock, which the test has installed. */
  async wait(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * 1000);
  }

  get total(): Locator {
    return this.page.getByRole('timer', { name: /^Since the arrest began/ });
  }

  /** The large clock of the cycle, a pause or ROSC. */
  get cycle(): Locator {
    return this.page.getByRole('timer', { name: /^(Cycle|Check missed|Pause|ROSC since|CPR since)/ });
  }

  get epinephrine(): Locator {
    return this.page.getByRole('timer', { name: /^Time since epinephrine/ });
  }

  /** The line that shows the action that is due. */
  get now(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  /** The last event. */
  get last(): Locator {
    return this.page.getByRole('main').getByRole('status').last();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  }

  press(name: string | RegExp): Promise<void> {
    return this.tap(this.button(name));
  }

  /** Checks the rhythm in a pause. */
  async check(rhythm: string): Promise<void> {
    await this.press(/^Pause/);
    await this.press(rhythm);
  }

  async shock(energy: string): Promise<void> {
    await expect(this.button(/^SHOCK GIVEN/)).toContainText(energy);
    await this.press(/^SHOCK GIVEN/);
    await expect(this.last).toContainText('Shock');
    // The second tap of a double tap does not count, and a crew is slower than that.
    await this.wait(1);
  }

  /** Gives a drug from the list. */
  async give(drug: RegExp): Promise<void> {
    await this.press('Drug');
    await this.press(drug);
  }

  /** Enters a weight on the patient's sheet. */
  async weigh(kg: string): Promise<void> {
    await this.press(/^(Adult|Child)/);
    await this.page.getByLabel('Weight (kg)').fill(kg);
    await this.press(`Use ${kg} kg`);
  }
}

/**
 * Signs in with the page's clock under the test's control, and starts an arrest from Home.
 * @param seconds time that passes afterwards: after ten, the starting choices are gone
 */
export async function startArrest(page: Page, seconds = 0): Promise<ArrestScreen> {
  await page.clock.install();
  await openSignedIn(page, '/');
  const code = new ArrestScreen(page);
  await code.start();
  if (seconds > 0) await code.wait(seconds);
  return code;
}
