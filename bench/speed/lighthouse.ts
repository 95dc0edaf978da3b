import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, browserPath } from '../../e2e/browser.ts';
import { say } from '../report.ts';
import type { Subjects } from './parts.ts';
import { note } from './results.ts';

const RUNS = 3;
const LIMITS = { performance: 99, accessibility: 100, 'best-practices': 100 } as const;
const CATEGORIES = Object.keys(LIMITS) as ReadonlyArray<keyof typeof LIMITS>;
const MEDIC = { email: 'lighthouse@example.com', password: 'bench password', firstName: 'Light', lastName: 'House' };

/** Lighthouse as a phone (its own Slow 4G and processor), three runs of each screen. */
export async function lighthouseScores({ url }: Subjects): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  const cookie = await sessionCookie(url);
  const screens = [
    { name: 'sign-in', path: '/', headers: {} },
    { name: 'Home', path: '/', headers: { Cookie: cookie } },
    { name: 'a protocol', path: '/protocols?id=stroke', headers: { Cookie: cookie } },
  ];
  try {
    for (const { name, path, headers } of screens) {
      const runs: Array<Record<string, number>> = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await scores(url + path, port, headers));
      for (const category of CATEGORIES) {
        const points = runs.map((run) => run[category] ?? 0);
        note(`${name}: Lighthouse ${category}`, points, { unit: 'points', limit: LIMITS[category], kind: 'least' });
      }
    }
  } finally {
    await browser.close();
  }
}

async function scores(
  url: string,
  port: number,
  extraHeaders: Record<string, string>,
): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, extraHeaders, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (result === undefined) throw new Error('Lighthouse answered nothing');
  // What cost points is the only use of a score.
  for (const { id, score, displayValue } of Object.values(result.lhr.audits)) {
    if (score !== null && score < 0.9) say(`     ${id}: ${score} ${displayValue ?? ''}`);
  }
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

async function sessionCookie(url: string): Promise<string> {
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    fetch(url + path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  const answer = await post('/api/register', { 'Content-Type': 'application/json' }, JSON.stringify(MEDIC));
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('no session');
  await post('/api/auth/accept-disclaimer', { Cookie: cookie });
  return cookie;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
