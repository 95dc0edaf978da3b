import type { Page } from '@playwright/test';
import { expect } from '../fixtures/expect.ts';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import { grantAdministrator, HUDA, register, SAMI } from '../fixtures/people.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';

export const WIDE = { width: 1440, height: 900 };

/** The browser's medic is an administrator; Sami and Huda are users. */
export async function openAdmin(page: Page, server: ServerProcess) {
  const sami = await register(server, SAMI);
  await register(server, HUDA);
  await signInMedic(page);
  await grantAdministrator(server, MEDIC.email);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await expect(page.getByText('Sami Alharbi')).toBeVisible();
  return { sami };
}

export const count = (page: Page, word: string) =>
  page.getByRole('group', { name: 'User counts' }).getByRole('button', { name: new RegExp(word) });

export const active = (page: Page, name: string) => page.getByRole('switch', { name: `Active: ${name}` });

export const admin = (page: Page, name: string) => page.getByRole('switch', { name: `Admin: ${name}` });

export const confirm = (page: Page, word: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: word }).click();
