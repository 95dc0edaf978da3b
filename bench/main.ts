import { ServerProcess } from '../e2e/fixtures/server-process.ts';
import { say } from './report.ts';
import { writeBarePage } from './speed/bare-page.ts';
import { bothEditions } from './speed/both-editions.ts';
import { lighthouseScores } from './speed/lighthouse.ts';
import { servePages } from './speed/page-server.ts';
import { firstLoads, keys, offlineStarts, scaling, shift } from './speed/parts.ts';
import { launchBrowser } from './speed/phone.ts';

/*
 * `npm run bench -- [parts] [--against URL]`: measures the speed of the product on a phone (processor four times
 * slower) against the bare page, which is the limit. Runs all parts but scaling and lighthouse if none is given.
 */
const PARTS = {
  load: firstLoads,
  editions: bothEditions,
  offline: offlineStarts,
  keys,
  shift,
  scaling,
  lighthouse: lighthouseScores,
} as const;
const USUAL = ['load', 'editions', 'offline', 'keys', 'shift'] as const satisfies ReadonlyArray<keyof typeof PARTS>;

const words = process.argv.slice(2);
const at = words.indexOf('--against');
const against = at === -1 ? undefined : words[at + 1];
const named = Object.keys(PARTS).filter((part): part is keyof typeof PARTS => words.includes(part));

const server = await ServerProcess.launch();
const bare = await servePages({ root: await writeBarePage(), like: server.url });
const browser = await launchBrowser();
try {
  const subjects = { browser, url: server.url, bareUrl: bare.url, against };
  for (const part of named.length === 0 ? USUAL : named) {
    say(`\n${part}`);
    await PARTS[part](subjects);
  }
} finally {
  await browser.close();
  await bare.stop();
  await server.stop();
}
