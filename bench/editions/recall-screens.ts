import type { Page } from '@playwright/test';
import { followLink } from '../../e2e/fixtures/link.ts';
import { openAll } from '../../e2e/fixtures/stops/stop.ts';

export const DRUG = 'epinephrine-1-1000';

/** A screen that shows figures for the drug, and how to get there. */
export interface RecallScreen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const open = async (page: Page, address: string, ready: string | RegExp): Promise<void> => {
  await followLink(page, address);
  await page.getByText(ready).first().waitFor();
};

const weighed = async (page: Page, address: string, weight: string): Promise<void> => {
  await followLink(page, address);
  const field = page.getByLabel('Weight (kg)').first();
  await field.waitFor();
  await field.fill(weight);
};

const card = (id: string): RecallScreen => ({
  name: `the card ${id} by its address`,
  open: async (page) => {
    await open(page, `/protocols?id=${id}`, 'First 60 Seconds');
    await openAll(page);
  },
});

/** Twenty phones show these screens when the drug is recalled. */
export const RECALL_SCREENS: readonly RecallScreen[] = [
  card('anaphylaxis'),
  card('anaphylaxis-allergic-reaction'),
  card('asthma-copd'),
  card('bites-stings'),
  card('adult-bradyarrhythmia'),
  card('sepsis'),
  card('shock'),
  {
    name: 'a card that is open in the list',
    open: async (page) => {
      await open(page, '/protocols?search=anaphylaxis', /Anaphylaxis/);
      await page.locator('main h3 button').first().click();
      await openAll(page);
    },
  },
  {
    name: 'protocol search with the medications that it finds',
    open: (page) => open(page, '/protocols?search=epinephrine', 'Protocols ('),
  },
  { name: 'search results', open: (page) => open(page, '/search?q=anaphylaxis', 'First steps') },
  { name: 'search results by the name of the drug', open: (page) => open(page, '/search?q=epinephrine', /EPINEPH/i) },
  { name: 'quick calculator, a child', open: (page) => weighed(page, '/calculator', '14') },
  { name: 'quick calculator, an adult', open: (page) => weighed(page, '/calculator', '80') },
  { name: 'adult dosing', open: (page) => weighed(page, '/calculator#adult', '70') },
  {
    name: 'comprehensive calculator',
    open: (page) => weighed(page, `/comprehensive-calculator?medication=${DRUG}&indication=Anaphylaxis`, '20'),
  },
  {
    name: 'pediatric guide with a zone open',
    open: async (page) => {
      await followLink(page, '/calculator#guide');
      await page.getByRole('button', { name: /^Yellow/ }).click();
      await page.getByText('Defibrillation energy').waitFor();
    },
  },
  {
    name: 'all medications, the entry open',
    open: async (page) => {
      await open(page, '/medications?tab=all&search=epinephrine%201:1,000', /Showing \d+ of/);
      await openAll(page);
    },
  },
  {
    name: 'medication locations, the entry open',
    open: async (page) => {
      await followLink(page, '/medications?tab=locations');
      await page.getByRole('button', { name: /^Kit 1 Medications Bag/ }).click();
      await page.getByRole('button', { name: /^EPINEPHrine 1:1,000/ }).click();
      await page.getByRole('heading', { name: 'Adult dose' }).waitFor();
    },
  },
  {
    name: 'favourites',
    open: async (page) => {
      await page.request.post('/api/favorites', { data: { medicationId: DRUG } });
      await page.reload();
      await open(page, '/favorites', /Showing 1 of 1/);
      await openAll(page);
    },
  },
  {
    name: 'the printed sheet of a calculator',
    open: async (page) => {
      await weighed(page, '/calculator', '14');
      await page.emulateMedia({ media: 'print' });
    },
  },
];
