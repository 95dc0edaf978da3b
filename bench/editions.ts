import type { Browser } from '@playwright/test';
import { type Crew, gatherCrew } from './editions/crew.ts';
import { installTasks } from './editions/install-tasks.ts';
import { kills } from './editions/kills.ts';
import { oldDevice } from './editions/old-device.ts';
import { publishToShown } from './editions/publish-to-shown.ts';
import { recallToHidden } from './editions/recall-to-hidden.ts';
import { plainHttp, storage } from './editions/storage.ts';
import { tricks } from './editions/tricks.ts';
import { walks } from './editions/walks.ts';
import { launchBrowser } from './speed/phone.ts';

/* Measures signed editions on devices. `node bench/editions.ts [parts]`; runs all parts if none is given. */
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
  old: oldDevice,
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
