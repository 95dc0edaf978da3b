import type { Page } from '@playwright/test';
import { MEDIC } from '../fixtures/medic.ts';
import { QUESTIONS, register } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';

test.use({
  expectedErrors: {
    patterns: [REFUSED(400), REFUSED(401), REFUSED(404), REFUSED(429), REFUSED(500), REFUSED(503), UNREACHABLE],
  },
});

async function askForQuestions(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get Security Questions' }).click();
}

async function answer(page: Page, answers: readonly [string, string, string]): Promise<void> {
  await page.getByLabel(QUESTIONS.securityQuestion1).fill(answers[0]);
  await page.getByLabel(QUESTIONS.securityQuestion2).fill(answers[1]);
  await page.getByLabel(QUESTIONS.securityQuestion3).fill(answers[2]);
  await page.getByRole('button', { name: 'Verify Answers' }).click();
}

async function toNewPassword(page: Page, server: ServerProcess): Promise<void> {
  await register(server, MEDIC, QUESTIONS);
  await askForQuestions(page, MEDIC.email);
  await answer(page, ['Abha', 'Barq', 'Nono']);
  await expect(page.getByRole('heading', { name: /New password/ })).toBeVisible();
}

test('the placeholder of the new password is wholly in sight on the narrowest phone', async ({ page, server }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    if (width === 390) await toNewPassword(page, server);
    const words = 'Enter new password (minimum 8 characters)';
    const field = await page.getByPlaceholder(words).boundingBox();
    const shown = await page.getByText(words, { exact: true }).boundingBox();
    const button = await page.getByRole('button', { name: 'Show password' }).first().boundingBox();
    if (field === null || shown === null || button === null) throw new Error('not on the screen');
    expect(shown.x, `${width} px`).toBeGreaterThanOrEqual(field.x);
    expect(shown.x + shown.width, `${width} px`).toBeLessThanOrEqual(button.x);
    expect(shown.y, `${width} px`).toBeGreaterThanOrEqual(field.y);
    expect(shown.y + shown.height, `${width} px`).toBeLessThanOrEqual(field.y + field.height);
    const cutOff = await page
      .getByText(words, { exact: true })
      .evaluate((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight);
    expect(cutOff, `${width} px`).toBe(false);
  }
});
