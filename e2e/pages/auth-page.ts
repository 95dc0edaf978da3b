import type { Page } from '@playwright/test';
import { MEDIC } from '../fixtures/medic.ts';

/** The landing and authentication screen, as a person uses it. */
export class AuthPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path = '/'): Promise<void> {
    await this.#page.goto(path);
    await this.#page.getByRole('tab', { name: 'Sign In' }).waitFor();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.submitSignIn();
  }

  async submitSignIn(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Sign In' }).click();
  }

  async showCreateAccount(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Create Account' }).click();
  }

  async fillAccount(person: Partial<typeof MEDIC> = MEDIC): Promise<void> {
    const page = this.#page;
    if (person.email !== undefined) await page.getByLabel(/^Email/).fill(person.email);
    if (person.password !== undefined) await page.getByLabel(/^Password/).fill(person.password);
    if (person.firstName !== undefined) await page.getByLabel(/^First Name/).fill(person.firstName);
    if (person.lastName !== undefined) await page.getByLabel(/^Last Name/).fill(person.lastName);
  }

  async fillProfession(): Promise<void> {
    const page = this.#page;
    await page.getByLabel(/^Certification Level/).selectOption('Emergency Medicine Specialist');
    for (const [number, question, answer] of [
      [1, 'What is your home city or village?', 'Abha'],
      [2, 'What was the name of your first pet?', 'Barq'],
      [3, 'What was your childhood nickname?', 'Nono'],
    ] as const) {
      await page.getByLabel(new RegExp(`^Security Question ${number}`)).selectOption(question);
      await page.getByLabel(new RegExp(`^Answer ${number}`)).fill(answer);
    }
  }

  async submitAccount(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Create Account' }).click();
  }
}
