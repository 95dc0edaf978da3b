import type { Locator, Page } from '@playwright/test';

/** The fields that both calculators have, and their results. */
export const weightField = (page: Page): Locator => page.getByLabel('Weight (kg)');
export const ageField = (page: Page): Locator => page.getByRole('textbox', { name: /^Age\b/ });
export const yearsField = (page: Page): Locator => page.getByLabel('Age (years)');
export const medicationField = (page: Page): Locator => page.getByRole('combobox', { name: 'Medication' });
export const indicationField = (page: Page): Locator => page.getByLabel('Indication', { exact: true });

/** The quick calculator's doses: their names, and the card of one drug. */
const doses = (page: Page): Locator => page.getByRole('region', { name: 'Doses' });
export const doseNames = (page: Page): Locator => doses(page).getByRole('heading', { level: 4 });
export const doseCard = (page: Page, drug: string): Locator =>
  doses(page).getByRole('listitem').filter({ hasText: drug });

/** The single dose of the comprehensive calculator. */
export const doseResult = (page: Page): Locator => page.getByRole('region', { name: 'Dose', exact: true });
