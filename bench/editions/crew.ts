import type { Browser, Page } from '@playwright/test';
import { FIELD_LINE, phoneContext } from '../speed/phone.ts';
import { Agency } from './agency.ts';
import { noteHome, openHome, shownAt } from './home-page.ts';

const PHONES = 20;
const PATIENCE_MS = 300_000;

/** An agency that has published its first edition, and phones on a slow line that show it on Home. */
export interface Crew {
  readonly agency: Agency;
  readonly pages: readonly Page[];
}

export async function gatherCrew(browser: Browser): Promise<Crew> {
  const agency = await Agency.begin();
  await agency.publish('First');
  const pages: Page[] = [];
  for (let at = 0; at < PHONES; at += 1) {
    const page = await (await phoneContext(browser, agency.server.url)).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await noteHome(page);
    await openHome(page, at, FIELD_LINE);
    pages.push(page);
  }
  for (const page of pages) {
    if ((await shownAt(page, 1, PATIENCE_MS)) === undefined) throw new Error('A phone does not show edition 1.');
  }
  return { agency, pages };
}
