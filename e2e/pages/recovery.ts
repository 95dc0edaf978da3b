import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';
import { MEDIC } from '../fixtures/medic.ts';
import { QUESTIONS, register } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';

export async function askForQuestions(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
}

export async function answer(page: Page, answers: readonly [string, string, string]): Promise<void> {
  await page.getByLabel(QUESTIONS.securityQuestion1).fill(answers[0]);
  await page.getByLabel(QUESTIONS.securityQuestion2).fill(answers[1]);
  await page.getByLabel(QUESTIONS.securityQuestion3).fill(answers[2]);
  await page.getByRole('button', { name: 'Verify Answers' }).click();
}

export async function toNewPassword(page: Page, server: ServerProcess): Promise<void> {
  await register(server, MEDIC, QUESTIONS);
  await askForQuestions(page, MEDIC.email);
  await answer(page, ['Abha', 'Barq', 'Nono']);
  await expect(page.getByRole('heading', { name: /New password/ })).toBeVisible();
}
