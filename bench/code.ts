import { busyCode } from './code/busy.ts';
import { clickDrift } from './code/drift.ts';
import { tapJitter } from './code/jitter.ts';
import { codeKills } from './code/kills.ts';
import { codePresses } from './code/presses.ts';
import { replay } from './code/replay.ts';
import { codeStart } from './code/start.ts';
import { launchBrowser } from './speed/phone.ts';

const words = process.argv.slice(2);
const count = words.find((word) => /^\d+$/.test(word));
const told = (usual: number): number => Number(count ?? usual);

const browser = await launchBrowser();

/* A running code. `node bench/code.ts [parts] [how many kills, minutes or rounds of presses]`; without parts all of them. */
const PARTS = {
  replay,
  start: () => codeStart(browser),
  presses: () => codePresses(browser, told(25)),
  jitter: () => tapJitter(browser),
  kills: () => codeKills(told(100)),
  drift: () => clickDrift(browser, told(10)),
  busy: () => busyCode(browser, told(30)),
} as const;

const parts = words.filter((word) => Object.hasOwn(PARTS, word));
for (const [part, measure] of Object.entries(PARTS)) if (parts.length === 0 || parts.includes(part)) await measure();
await browser.close();
