import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '@first60/edition';
import { baseEdition } from '../../../e2e/fixtures/base-edition.ts';
import { type MutationKind, mutationOf } from '../../../e2e/fixtures/edition-mutations.ts';
import { verdictOf } from '../../../e2e/fixtures/edition-verdict.ts';
import { seededRandom } from '../../../e2e/fixtures/random.ts';
import { TestAgency } from '../../../e2e/fixtures/test-agency.ts';
import { type EditionFile, textOfFile, verifiedFile } from './edition-file.ts';

const agency = new TestAgency();
const file = agency.file(baseEdition);
const text = textOfFile(file);
const verdict = async (changed: string, root: string | undefined = agency.fingerprint) => {
  const verified = await verifiedFile(changed, root);
  return typeof verified === 'string' ? verified : `version ${verified.manifest.version}`;
};

test('a file is verified with every part, with or without the fingerprint of its agency', async () => {
  assert.equal(await verdict(text), 'version 3');
  assert.equal(await verdict(text, undefined), 'version 3');
  assert.equal(await verdict(text, new TestAgency().fingerprint), 'trust-root');
});

test('a file has one text: its approvals stand in the order of their keys', async () => {
  const { manifest } = file;
  const turned = { ...file, manifest: { ...manifest, approvals: manifest.approvals.toReversed() } };
  assert.equal(textOfFile(turned), text);
  const [one, other] = JSON.parse(text).manifest.approvals.map((each: object) => JSON.stringify(each));
  const swapped = text.replace(`[${one},${other}]`, `[${other},${one}]`);
  assert.notEqual(swapped, text);
  assert.equal(await verdict(swapped), 'file');
});

const WRONG: ReadonlyArray<readonly [string, string, (file: EditionFile) => EditionFile | object]> = [
  ['a part too few', 'parts', ({ parts: { 'table/constants': _, ...parts }, ...rest }) => ({ ...rest, parts })],
  ['a part too many', 'parts', ({ parts, ...rest }) => ({ ...rest, parts: { ...parts, 'card/more': '{}' } })],
  [
    'a part of a prototype',
    'parts',
    ({ parts, ...rest }) => ({ ...rest, parts: JSON.parse(`{"__proto__":"{}",${JSON.stringify(parts).slice(1)}`) }),
  ],
  [
    'a changed part',
    'parts',
    ({ parts, ...rest }) => ({ ...rest, parts: { ...parts, 'table/constants': `${parts['table/constants']} ` } }),
  ],
  ['no list', 'trust-format', (whole) => ({ ...whole, trust: [] })],
  ['the first list alone', 'trust-older', (whole) => ({ ...whole, trust: whole.trust.slice(0, 1) })],
  [
    'an approval that says more',
    'file',
    ({ manifest, ...rest }) => ({
      ...rest,
      manifest: { ...manifest, approvals: manifest.approvals.map((each) => ({ ...each, name: 'x' })) },
    }),
  ],
];
for (const [what, expected, change] of WRONG) {
  test(`a file is refused: ${what}`, async () => {
    assert.equal(await verdict(textOfFile(change(file) as EditionFile)), expected);
  });
}

test('what is no file is refused as such', async () => {
  for (const wrong of [
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '{',
    `${text}\n`,
    canonicalJson({ ...file, more: 1 }),
    `\ufeff${text}`,
    text.slice(0, -1),
    text.replace('{', '{"parts":{},'),
    '['.repeat(1_000_000),
  ])
    assert.equal(await verdict(wrong), 'file', wrong.slice(0, 40));
});

test('none of 300 forgeries is accepted, of whatever kind', async () => {
  const device = { root: agency.fingerprint, seen: 2, now: Date.UTC(2026, 5, 1) };
  assert.equal(await verdictOf(text, device), 'installed');
  const random = seededRandom(60);
  const kinds = new Set<MutationKind>();
  for (let count = 0; count < 300; count += 1) {
    const mutation = mutationOf({ agency, edition: baseEdition, file, text }, random, count);
    kinds.add(mutation.kind);
    assert.notEqual(await verdictOf(mutation.text, device), 'installed', `${mutation.kind}, number ${count}`);
  }
  assert.ok(kinds.size >= 20, `${kinds.size} kinds`);
});
