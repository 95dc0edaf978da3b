import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { BROWSER_FLAGS, browserPath } from '../e2e/browser.ts';
import { baseEdition } from '../e2e/fixtures/base-edition.ts';
import { mutationOf, OF_THE_DEVICE } from '../e2e/fixtures/edition-mutations.ts';
import { type Device, verdictOf } from '../e2e/fixtures/edition-verdict.ts';
import { seededRandom } from '../e2e/fixtures/random.ts';
import { TestAgency } from '../e2e/fixtures/test-agency.ts';
import { textOfFile } from '../packages/seal/src/index.ts';
import { REFUSAL_SENTENCES } from '../scripts/verify-edition/refusal-sentences.ts';
import { judge, say } from './report.ts';

/*
 * Forged editions, each given to three verifiers: Node, Chromium, and `npm run verify-edition` for a sample. All of
 * them must be refused, and all verifiers must agree. `node bench/forgeries.ts [forgeries] [seed]`
 */
const [wanted = '10000', seed = '60'] = process.argv.slice(2);
const COUNT = Number(wanted);
/** Number of forgeries sent to the page at a time. */
const BATCH = 50;
/** Number of times that the command is started, spread over all forgeries. */
const SAMPLE = 100;
const VERIFIER = join(import.meta.dirname, '../scripts/verify-edition.ts');

const agency = new TestAgency();
const file = agency.file(baseEdition);
const text = textOfFile(file);
const original = { agency, edition: baseEdition, file, text };
const device: Device = { root: agency.fingerprint, seen: 2, now: Date.now() };

/** The verifier as a module for the page. */
async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, '../e2e/fixtures/edition-verdict.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'verdict' };
  const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, lib } });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The verifier was not bundled.');
  return chunk.code;
}

/** A page on 127.0.0.1, because WebCrypto needs a secure context. */
async function openPage() {
  const code = await bundle();
  const server = createServer(({ url }, answer) => {
    const isModule = url === '/verdict.js';
    answer.writeHead(200, { 'content-type': isModule ? 'text/javascript' : 'text/html' });
    answer.end(isModule ? code : '<!doctype html><title>Verifier</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate((honest) => Object.assign(window, { honest }), text);
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, version: browser.version(), close };
}

/**
 * Parts of a forgery that differ from the honest text. Sending the full text of each forgery to the page would take 7
 * GB.
 */
type Pieces = ReadonlyArray<string | readonly [start: number, end: number]>;

const PARTS = [text.indexOf('"parts":{', text.indexOf('"},"parts":{')), text.lastIndexOf('},"trust":[')] as const;
const partsText = text.slice(...PARTS);

function piecesOf(forged: string): Pieces {
  const at = forged.indexOf(partsText);
  if (at >= 0) return [forged.slice(0, at), PARTS, forged.slice(at + partsText.length)];
  let start = 0;
  while (start < forged.length && forged[start] === text[start]) start += 1;
  let same = 0;
  const most = Math.min(forged.length, text.length) - start;
  while (same < most && forged.at(-1 - same) === text.at(-1 - same)) same += 1;
  return [[0, start], forged.slice(start, forged.length - same), [text.length - same, text.length]];
}

const inPage = (page: Page, forgeries: readonly Pieces[]): Promise<string[]> =>
  page.evaluate(
    async ([all, known]) => {
      const address = '/verdict.js';
      const { verdictOf: verdict } = await import(address);
      const { honest } = window as unknown as { honest: string };
      const verdicts: string[] = [];
      for (const pieces of all) {
        const forged = pieces.map((piece) => (typeof piece === 'string' ? piece : honest.slice(...piece))).join('');
        verdicts.push(await verdict(forged, known));
      }
      return verdicts;
    },
    [forgeries, device] as const,
  );

/** The command's result, in the other verifiers' terms. */
async function byCommand(path: string, forged: string): Promise<string> {
  await writeFile(path, forged);
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [VERIFIER, path, '--root', device.root], (error, stdout) =>
      resolve({ code: error?.code ?? 0, said: stdout }),
    );
  });
  if (code === 0) return 'installed';
  if (code === 3) return said.includes('Expired') ? 'expired' : 'not-yet';
  const [refusal] = Object.entries(REFUSAL_SENTENCES).find(([, sentence]) => said.includes(sentence)) ?? [];
  return refusal ?? `code ${code}: ${said}`;
}

/** Never half of a surrogate pair, because a file of bytes cannot hold it. */
const isText = (forged: string): boolean => forged.isWellFormed();

const { page, version, close } = await openPage();
const folder = await mkdtemp(join(tmpdir(), 'first60-forgeries-'));
const random = seededRandom(Number(seed));
const refused = new Map<string, Map<string, number>>();
const accepted: string[] = [];
const differing: string[] = [];
const seconds = { node: 0, page: 0, command: 0 };
let commands = 0;

async function timed<Value>(who: keyof typeof seconds, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  seconds[who] += (performance.now() - start) / 1000;
  return value;
}

function note(count: number, kind: string, verdicts: Readonly<Record<string, string>>): void {
  const said = new Set(Object.values(verdicts));
  const what = `number ${count}, ${kind}: ${JSON.stringify(verdicts)}`;
  if (said.has('installed')) accepted.push(what);
  if (said.size > 1) differing.push(what);
  const byVerdict = refused.get(kind) ?? new Map<string, number>();
  for (const verdict of said) byVerdict.set(verdict, (byVerdict.get(verdict) ?? 0) + 1);
  refused.set(kind, byVerdict);
}

try {
  const honest = { node: await verdictOf(text, device), page: (await inPage(page, [[[0, text.length]]]))[0] };
  const command = await byCommand(join(folder, 'honest.json'), text);
  judge(
    'the honest edition',
    [honest.node, honest.page, command].every((one) => one === 'installed'),
    `${command} by all three`,
  );
  for (let from = 0; from < COUNT; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, at) =>
      mutationOf(original, random, from + at),
    );
    const inChromium = await timed('page', () =>
      inPage(
        page,
        batch.map((forgery) => piecesOf(forgery.text)),
      ),
    );
    for (const [at, forgery] of batch.entries()) {
      const verdicts: Record<string, string> = {
        node: await timed('node', () => verdictOf(forgery.text, device)),
        page: inChromium[at] ?? 'nothing',
      };
      // A step that shares no factor with the number of kinds, so that the sample contains all of them.
      const isSampled = commands < SAMPLE && (from + at) % (Math.max(1, Math.floor(COUNT / SAMPLE)) + 1) === 0;
      if (isSampled && !OF_THE_DEVICE.has(forgery.kind) && isText(forgery.text)) {
        verdicts.command = await timed('command', () => byCommand(join(folder, 'forged.json'), forgery.text));
        commands += 1;
      }
      note(from + at, forgery.kind, verdicts);
    }
  }
} finally {
  await close();
  await rm(folder, { recursive: true });
}

say(`Forgeries by kind, with the reasons of their refusal. Node ${process.versions.node}, Chromium ${version}.`);
for (const [kind, byVerdict] of refused) {
  const total = [...byVerdict.values()].reduce((sum, each) => sum + each, 0);
  say(
    `${String(total).padStart(6)}  ${kind}: ${[...byVerdict].map(([verdict, count]) => `${verdict} ${count}`).join(', ')}`,
  );
}
for (const what of [...accepted, ...differing].slice(0, 20)) say(what);
judge('accepted by any', accepted.length === 0, `${accepted.length} of ${COUNT}`);
judge(
  'verdicts that differ',
  differing.length === 0,
  `${differing.length} of ${COUNT}, ${commands} of them by the command too`,
);
say(
  Object.entries(seconds)
    .map(([who, each]) => `${who} ${each.toFixed(1)} s`)
    .join(', '),
);
