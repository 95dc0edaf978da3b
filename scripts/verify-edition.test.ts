import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { TestAgency } from '../e2e/fixtures/test-agency.ts';
import { edition } from '../packages/content/src/index.ts';
import { digestOfText, type Manifest, type SignedStatement, textOfFile } from '../packages/seal/src/index.ts';

const SCRIPT = join(import.meta.dirname, 'verify-edition.ts');
const agency = new TestAgency();
const file = agency.file(edition);
const text = textOfFile(file);

interface Said {
  readonly code: number | string | null | undefined;
  readonly lines: readonly string[];
}

const run = (...words: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...words], (error, stdout, stderr) => {
      assert.equal(stderr, '');
      resolve({ code: error === null ? 0 : error.code, lines: stdout.trimEnd().split('\n') });
    });
  });

async function fileOf(t: TestContext, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first60-verify-'));
  t.after(() => rm(folder, { recursive: true }));
  const path = join(folder, 'edition.json');
  await writeFile(path, content);
  return path;
}

/** A server that responds to these paths. */
async function serve(t: TestContext, answers: Readonly<Record<string, string | number>>): Promise<string> {
  const server = createServer(({ url = '' }, answer) => {
    const found = answers[url] ?? 404;
    if (typeof found === 'number') answer.writeHead(found).end();
    else answer.end(found);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const state = (statement: SignedStatement | null) => JSON.stringify({ statement });
const current = agency.statement({ version: 3, digest: await digestOfText(file.manifest.text) });

test('a signed edition is told with its agency, its people and its dates, and ends with 0', async (t) => {
  const { code, lines } = await run(await fileOf(t, text), '--root', agency.fingerprint);
  assert.equal(code, 0);
  const parts = Object.keys(file.parts).length;
  assert.deepEqual(lines, [
    'Agency: north-valley',
    'Edition: version 3, Winter edition',
    'Reason: The yearly review.',
    'Date: 2026-01-01, last reviewed 2025-12-20',
    'Valid: 2026-01-01 to 2099-12-31',
    'Written by: Dr Faisal Zahrani',
    ...[
      'Dr Amal Harbi, Medical Director, North Valley (medical director)',
      'Basim Otaibi, Lead Paramedic, North Valley (reviewer)',
    ]
      .map((who) => `Signed by: ${who}`)
      .sort((one) => (lines[6] === one ? -1 : 1)),
    `Parts: ${parts}, all as signed`,
    `Digest: ${await digestOfText(file.manifest.text)}`,
    `Fingerprint of the agency: ${agency.fingerprint}`,
    'Valid now.',
  ]);
});

test('without the fingerprint it asks for a comparison; the fingerprint may be written in groups', async (t) => {
  const path = await fileOf(t, text);
  const { code, lines } = await run(path);
  assert.equal(code, 0);
  assert.match(lines.at(-1) ?? '', /^Compare the fingerprint/);
  const groups = agency.fingerprint.toUpperCase().replace(/(.{4})/g, '$1 ');
  assert.equal((await run(path, '--root', groups)).code, 0);
});

const outside = async (t: TestContext, changes: Partial<Manifest>) =>
  run(await fileOf(t, textOfFile(agency.file(edition, changes))), '--root', agency.fingerprint);

test('an edition that is not valid now is told as such, and ends with 3', async (t) => {
  const expired = await outside(t, { effectivePeriod: { start: '2024-01-01', end: '2024-12-31' } });
  assert.deepEqual([expired.code, expired.lines.at(-1)], [3, 'Expired: devices do not install it any more.']);
  const early = await outside(t, { effectivePeriod: { start: '2098-01-01', end: '2098-12-31' } });
  assert.deepEqual(
    [early.code, early.lines.at(-1)],
    [3, 'Not valid yet: devices do not install it before its first day.'],
  );
});

test('a name moves no cursor and turns no line', async (t) => {
  const { code, lines } = await outside(t, { title: 'Winter\u001b[2K\r\u202eedition', restores: 2 });
  assert.equal(code, 0);
  assert.equal(lines[1], 'Edition: version 3, Winter\ufffd[2K\ufffd\ufffdedition');
  assert.equal(lines[2], 'It brings back version 2.');
});

test('what is refused is told in one sentence, and ends with 1', async (t) => {
  const { manifest } = file;
  const changed = textOfFile({ ...file, parts: { ...file.parts, 'table/kits': '[]' } });
  const alone = textOfFile({ ...file, manifest: { ...manifest, approvals: manifest.approvals.slice(0, 1) } });
  for (const [wrong, sentence] of [
    [`${text}\n`, 'This is no edition file, or something was changed in it after it was written.'],
    ['{', 'This is no edition file, or something was changed in it after it was written.'],
    [changed, 'A part of the edition is missing, is one too many, or is not what was signed.'],
    [alone, 'Fewer than two people have signed the edition.'],
    [
      textOfFile(new TestAgency().file(edition)),
      'The file belongs to another agency than the one whose fingerprint you gave.',
    ],
  ] as const) {
    const said = await run(await fileOf(t, wrong), '--root', agency.fingerprint);
    assert.deepEqual(said, { code: 1, lines: [`REFUSED. ${sentence}`] });
  }
});

test('where there is nothing to verify, one sentence says why, and it ends with 2', async (t) => {
  const usage = 'Which edition? npm run verify-edition -- FILE|ADDRESS [--root FINGERPRINT]';
  const large = await fileOf(t, Buffer.alloc(64_000_001, ' '));
  for (const [words, sentence] of [
    [[], usage],
    [['a', 'b'], usage],
    [['--roots', 'a'], usage],
    [['a', '--root', 'abc'], 'The fingerprint has to be 64 digits from 0 to 9 and a to f.'],
    [['/nowhere/edition.json'], 'There is no file /nowhere/edition.json.'],
    [[import.meta.dirname], `${import.meta.dirname} is a folder.`],
    [[await fileOf(t, new Uint8Array([0x7b, 0xff, 0x7d]))], 'It is no text.'],
    [[large], 'It is larger than 64 MB, which no edition is.'],
    [['http://'], 'http:// is no address.'],
    [['http://127.0.0.1:1/'], 'http://127.0.0.1:1/api/content/state could not be fetched: bad port.'],
  ] as const)
    assert.deepEqual(await run(...words), { code: 2, lines: [sentence] });
});

test('of a server it takes the newest edition, or the file at the address', async (t) => {
  const url = await serve(t, { '/api/content/state': state(current), '/api/content/editions/3/file': text });
  for (const place of [url, `${url}/`, `${url}/api/content/editions/3/file`])
    assert.equal((await run(place, '--root', agency.fingerprint)).code, 0, place);
});

test('a server that sends another edition than it calls current, or an older list of people, is found out', async (t) => {
  for (const [statement, sentence] of [
    [
      agency.statement({ version: 3, digest: 'a'.repeat(64) }),
      'The server sent another edition than the one it calls current.',
    ],
    [new TestAgency().statement(), 'What the server calls current is not signed by the agency’s key.'],
    [
      agency.statement({ version: 3, digest: await digestOfText(file.manifest.text), trust: 3 }),
      'The server kept back a list of those whom the agency trusts.',
    ],
  ] as const) {
    const url = await serve(t, { '/api/content/state': state(statement), '/api/content/editions/3/file': text });
    assert.deepEqual(await run(url), { code: 1, lines: [`REFUSED. ${sentence}`] });
  }
});

test('of a server that has none, answers otherwise or is gone, one sentence says so', async (t) => {
  const cases: ReadonlyArray<readonly [Record<string, string | number>, RegExp]> = [
    [{ '/api/content/state': state(null) }, /^The server at http\S+ has no signed editions\.$/],
    [
      { '/api/content/state': state(agency.statement({ version: 0, digest: null })) },
      /has published no edition yet\.$/,
    ],
    [{ '/api/content/state': '<html>' }, /^The server at http\S+ does not say which edition is current\.$/],
    [
      { '/api/content/state': state({ text: '{}', signature: '' }) },
      /^The server does not say which edition is current\.$/,
    ],
    [{ '/api/content/state': 503 }, /^The server answered \S+ with the status 503\.$/],
    [{ '/api/content/state': state(current) }, /^There is nothing at \S+\/api\/content\/editions\/3\/file\.$/],
    [{ '/api/content/state': 'x'.repeat(100_001) }, /^It is larger than 0\.1 MB/],
  ];
  for (const [answers, sentence] of cases) {
    const { code, lines } = await run(await serve(t, answers));
    assert.equal(code, 2);
    assert.match(lines.join('\n'), sentence);
  }
});
