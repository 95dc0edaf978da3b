import { busyArrest } from './arrest/busy.ts';
import { clickDrift } from './arrest/drift.ts';
import { tapJitter } from './arrest/jitter.ts';
import { arrestKills } from './arrest/kills.ts';
import { arrestPresses } from './arrest/presses.ts';
import { replay } from './arrest/replay.ts';
import { arrestStart } from './arrest/start.ts';
import { launchBrowser } from './speed/phone.ts';

const words = process.argv.slice(2);
const count = words.find((word) => /^\d+$/.test(word));
const told = (usual: number): number => Number(count ?? usual);

const browser = await launchBrowser();

/*
 * Measures a running arrest. `node bench/arrest.ts [parts] [number of kills, minutes or rounds of presses]`; runs all
 * parts if none is given.
 */
const PARTS = {
  replay,
  start: () => arrestStart(browser),
  presses: () => arrestPresses(browser, told(25)),
  jitter: () => tapJitter(browser),
  kills: () => arrestKills(told(100)),
  drift: () => clickDrift(browser, told(10)),
  busy: () => busyArrest(browser, told(30)),
} as const;

const parts = words.filter((word) => Object.hasOwn(PARTS, word));
for (const [part, measure] of Object.entries(PARTS)) if (parts.length === 0 || parts.includes(part)) await measure();
await browser.close();
