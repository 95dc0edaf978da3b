import type { Browser } from '@playwright/test';
import { launchBrowser } from '../speed/phone.ts';
import { type Crew, gatherCrew } from './crew.ts';
import { installTasks } from './install-tasks.ts';
import { kills } from './kills.ts';
import { publishToShown } from './publish-to-shown.ts';
import { recallToHidden } from './recall-to-hidden.ts';
import { plainHttp, storage } from './storage.ts';
import { tricks } from './tricks.ts';
import { walks } from './walks.ts';

/* The signed editions on devices. `node bench/editions/main.ts [parts]`; without parts all of them. */
let crew: Crew | undefined;
const withCrew = (measure: (crew: Crew) => Promise<void>) => async (browser: Browser) => {
  crew ??= await gatherCrew(browser);
  await measure(crew);
};
const PARTS = {
  publish: withCrew(publishToShown),
  recall: withCrew(recallToHidden),
  walks,
  kills,
  tricks,
  storage,
  http: plainHttp,
  install: installTasks,
} as const;

const words = process.argv.slice(2);
const isNamed = (part: string): boolean => words.length === 0 || words.includes(part);
const browser = await launchBrowser();
try {
  for (const [part, measure] of Object.entries(PARTS)) if (isNamed(part)) await measure(browser);
} finally {
  await browser.close();
  await crew?.agency.end();
}
