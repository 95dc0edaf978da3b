import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';
import { freePort } from '../../e2e/fixtures/free-port.ts';
import { say } from '../report.ts';
import { enter } from './medic.ts';
import type { Subjects } from './parts.ts';
import { note } from './results.ts';

const RUNS = 5;
const LIMITS = { performance: 99, accessibility: 100, 'best-practices': 100 } as const;
const CATEGORIES = Object.keys(LIMITS) as ReadonlyArray<keyof typeof LIMITS>;

/** Runs Lighthouse with its phone settings (its own Slow 4G and processor), five times for each screen. */
export async function lighthouseScores({ url }: Subjects): Promise<void> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'first60-lighthouse-'));
  // Lighthouse opens its pages in the browser's own profile, so the medic has to be signed in there.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: wholeBrowserPath(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  const measure = async (name: string, path: string, keepsWorker = false) => {
    const runs: Array<Record<string, number>> = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scores(url + path, port, keepsWorker));
    for (const category of CATEGORIES) {
      const points = runs.map((run) => run[category] ?? 0);
      note(`${name}: Lighthouse ${category}`, points, { unit: 'points', limit: LIMITS[category], kind: 'least' });
    }
  };
  try {
    await measure('sign-in', '/');
    await enter(await browser.newPage());
    await measure('Home, nothing stored', '/');
    await measure('a protocol, nothing stored', '/protocols?id=stroke');
    // Like every start after the first visit.
    const page = await browser.newPage();
    await page.goto('/');
    await page.getByText('Ready offline').first().waitFor();
    await page.close();
    await measure('Home, stored', '/', true);
    await measure('a protocol, stored', '/protocols?id=stroke', true);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function scores(url: string, port: number, keepsWorker: boolean): Promise<Record<string, number>> {
  const settings = { onlyCategories: [...CATEGORIES], disableStorageReset: keepsWorker };
  const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
  if (result === undefined) throw new Error('Lighthouse answered nothing');
  // Lighthouse slows every processor down four times, so the machine's own speed determines how slow the phone is.
  say(`     benchmark index ${Math.round(result.lhr.environment.benchmarkIndex)}`);
  // A score is only useful together with the audits that lost points.
  for (const { id, score, displayValue } of Object.values(result.lhr.audits)) {
    if (score !== null && score < 0.9) say(`     ${id}: ${score} ${displayValue ?? ''}`);
  }
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}
