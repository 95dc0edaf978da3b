import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '@first60/edition';
import { TestAgency } from '../../../e2e/fixtures/test-agency.ts';
import type { Approval } from './approval.ts';
import type { Manifest } from './manifest.ts';
import type { TrustList } from './trust-list.ts';
import { installRefusal, verifiedManifest } from './verify-edition.ts';

const agency = new TestAgency();
const { director, reviewer, secondReviewer, author, former, stranger, trust } = agency;
const parts = new Map([['card/a', '{}']]);
const text = agency.manifest(parts);
const honest = [agency.approval(director, text), agency.approval(reviewer, text)] as const;

const verdict = async (approvals: readonly Approval[], manifest = text, list: TrustList = trust) => {
  const verified = await verifiedManifest({ text: manifest, approvals }, list);
  return typeof verified === 'string' ? verified : verified.approvers.map(({ id, role }) => `${id} ${role}`).join();
};
const signed = (changes: Partial<Manifest>) => {
  const manifest = agency.manifest(parts, changes);
  return verdict([agency.approval(director, manifest), agency.approval(reviewer, manifest)], manifest);
};
const isChanged = (person: typeof director, change: Partial<TrustList['people'][number]>): TrustList => ({
  ...trust,
  people: trust.people.map((each) => (each.id === person.listed.id ? { ...each, ...change } : each)),
});

test('an edition counts that a director and another person have approved, in any order', async () => {
  assert.equal(await verdict(honest), 'u1 director,u2 reviewer');
  assert.equal(await verdict(honest.toReversed()), 'u2 reviewer,u1 director');
  assert.equal(
    await verdict([...honest, agency.approval(secondReviewer, text)]),
    'u1 director,u2 reviewer,u3 reviewer',
  );
});

const [ofDirector, ofReviewer] = honest;
const asRole = (approval: Approval, role: 'director' | 'reviewer'): Approval => ({ ...approval, role });
const REFUSED: ReadonlyArray<readonly [string, string, readonly Approval[]]> = [
  ['nobody', 'too-few-people', []],
  ['the director alone', 'too-few-people', [ofDirector]],
  ['the director twice', 'same-person', [ofDirector, agency.approval(director, text)]],
  ['the same approval twice beside another', 'same-person', [ofDirector, ofReviewer, ofReviewer]],
  ['two reviewers', 'no-director', [ofReviewer, agency.approval(secondReviewer, text)]],
  ['a stranger', 'unknown-key', [ofDirector, agency.approval(stranger, text)]],
  ['a stranger beside two people', 'unknown-key', [...honest, agency.approval(stranger, text)]],
  ['the author', 'author-approves', [agency.approval(author, text), ofReviewer]],
  ['the author beside two people', 'author-approves', [...honest, agency.approval(author, text)]],
  ['somebody who had given up the passkey', 'revoked-key', [agency.approval(former, text), ofReviewer]],
  [
    'a reviewer as director',
    'role',
    [agency.approval(reviewer, text, 'director'), agency.approval(secondReviewer, text)],
  ],
  ['a reviewer whose approval was made a director’s', 'role', [asRole(ofReviewer, 'director'), ofDirector]],
  ['a director whose approval was made a reviewer’s', 'challenge', [asRole(ofDirector, 'reviewer'), ofReviewer]],
  ['no finger', 'user-not-verified', [ofDirector, agency.approval(reviewer, text, 'reviewer', { flags: 1 })]],
  [
    'another page',
    'origin',
    [ofDirector, agency.approval(reviewer, text, 'reviewer', { origin: 'https://evil.example' })],
  ],
  ['another edition', 'challenge', [ofDirector, agency.approval(reviewer, agency.manifest(parts, { title: 'Other' }))]],
  [
    'the key of another under the own id',
    'signature',
    [
      ofDirector,
      {
        ...agency.approval(stranger, text, 'reviewer'),
        assertion: { ...agency.approval(stranger, text, 'reviewer').assertion, keyId: reviewer.passkey.keyId },
      },
    ],
  ],
  ['a recall', 'challenge', [ofDirector, { role: 'reviewer', assertion: agency.recall(reviewer).assertion }]],
  [
    'a signature on a list',
    'challenge',
    [
      ofDirector,
      { role: 'reviewer', assertion: agency.byPeople(text, [reviewer]).assertions[0] as Approval['assertion'] },
    ],
  ],
];
for (const [who, expected, approvals] of REFUSED) {
  test(`an edition is refused that was approved by: ${who}`, async () => {
    assert.equal(await verdict(approvals), expected);
  });
}

test('a key that was given up vouches for the editions up to then', async () => {
  const keys = (lastVersion: number) => reviewer.listed.keys.map((key) => ({ ...key, lastVersion }));
  assert.equal(await verdict(honest, text, isChanged(reviewer, { keys: keys(3) })), 'u1 director,u2 reviewer');
  assert.equal(await verdict(honest, text, isChanged(reviewer, { keys: keys(2) })), 'revoked-key');
});

test('what a reviewer approved still counts as a reviewer’s when they have become a director', async () => {
  assert.equal(await verdict(honest, text, isChanged(reviewer, { role: 'director' })), 'u1 director,u2 reviewer');
  const two = [ofReviewer, agency.approval(secondReviewer, text)];
  assert.equal(await verdict(two, text, isChanged(reviewer, { role: 'director' })), 'no-director');
});

test('an edition of another agency, or sealed under a list that is not there, is refused though signed', async () => {
  assert.equal(await signed({ agency: 'another' }), 'agency');
  assert.equal(await signed({ trust: 3 }), 'trust-older');
  assert.equal(await signed({ trust: 2 }), 'u1 director,u2 reviewer');
});

const NO_MANIFEST: ReadonlyArray<readonly [string, object]> = [
  ['another format', { format: 2 }],
  ['no version', { version: 0 }],
  ['half a version', { version: 1.5 }],
  ['a version that engines read otherwise', { version: 2 ** 53 }],
  ['a version as text', { version: '3' }],
  ['no author', { authors: [] }],
  ['a day that is none', { date: '2026-02-30' }],
  ['an end with an hour', { effectivePeriod: { start: '2026-01-01', end: '2026-01-02T00:00:00Z' } }],
  ['a field more', { more: null }],
  ['a digest in capitals', { parts: { 'card/a': ['A'.repeat(64), 2] } }],
  ['a part without a length', { parts: { 'card/a': ['a'.repeat(64)] } }],
  ['a part that is too large', { parts: { 'card/a': ['a'.repeat(64), 2_000_001] } }],
  ['parts as a list', { parts: [['a'.repeat(64), 2]] }],
  ['an app of two numbers', { minApp: '0.1' }],
];
for (const [what, changes] of NO_MANIFEST) {
  test(`a text is no manifest, though signed: ${what}`, async () => {
    assert.equal(await signed(changes as Partial<Manifest>), 'format');
  });
}

test('a manifest has one text: no key twice, no blank, no other order, no name of a prototype in the place of a field', async () => {
  const { agency: name, ...others } = JSON.parse(text);
  const second = [
    ` ${text}`,
    `${text}\n`,
    text.replace('"version":3', '"version":3,"version":4'),
    text.replace('"version":3', '"version":3.0'),
    text.replace('"version":3', '"version":3e0'),
    text.replace('Winter', '\\u0057inter'),
    `{${canonicalJson(others).slice(1, -1)},"agency":${JSON.stringify(name)}}`,
    text.replace('"agency"', '"__proto__"'),
    text.replace('{', '{"__proto__":{"agency":"x"},'),
    text.replace('Winter', '\\ud800'),
    '',
    'null',
    '[]',
    '['.repeat(100_000),
  ];
  for (const manifest of second) {
    const approvals = [agency.approval(director, manifest), agency.approval(reviewer, manifest)];
    assert.equal(await verdict(approvals, manifest), 'format', manifest.slice(0, 60));
  }
  assert.match(await signed({ parts: JSON.parse(`{"__proto__":["${'a'.repeat(64)}",2]}`) }), /^u1/);
});

test('a million approvals take no longer than one of each person', async () => {
  assert.equal(await verdict(new Array(1_000_000).fill(ofDirector)), 'same-person');
});

const HOUR = 3_600_000;
const reader = { schema: 1, app: '0.1.0' };
const manifestOf = (changes: Partial<Manifest> = {}): Manifest => ({ ...JSON.parse(text), ...changes });
const now = Date.UTC(2026, 5, 1);

test('an edition is installed that is newer than what was seen, in its time, by an app that can read it', () => {
  assert.equal(installRefusal(manifestOf(), { reader, seen: 2, now }), undefined);
  assert.equal(installRefusal(manifestOf(), { reader, seen: 3, now }), 'version');
  assert.equal(installRefusal(manifestOf(), { reader, seen: 4, now }), 'version');
});

test('it may be used from the first hour of its first day anywhere to the end of its last in UTC', () => {
  const manifest = manifestOf({ effectivePeriod: { start: '2026-03-01', end: '2026-03-31' } });
  const at = (time: number) => installRefusal(manifest, { reader, seen: 0, now: time });
  assert.equal(at(Date.UTC(2026, 2, 1) - 12 * HOUR - 1), 'not-yet');
  assert.equal(at(Date.UTC(2026, 2, 1) - 12 * HOUR), undefined);
  assert.equal(at(Date.UTC(2026, 3, 1) - 1), undefined);
  assert.equal(at(Date.UTC(2026, 3, 1)), 'expired');
  assert.notEqual(
    installRefusal(manifestOf({ effectivePeriod: { start: '2026-03-31', end: '2026-03-01' } }), {
      reader,
      seen: 0,
      now: Date.UTC(2026, 2, 15),
    }),
    undefined,
  );
});

test('an app that is older than the edition asks for, or that does not know its schema, does not install it', () => {
  const by = (app: string, minApp: string, schema = 1) =>
    installRefusal(manifestOf({ minApp, schema }), { reader: { schema: 1, app }, seen: 0, now });
  for (const [app, least] of [
    ['0.1.0', '0.1.0'],
    ['0.10.0', '0.9.9'],
    ['1.0.0', '0.9.9'],
    ['0.1.1', '0.1.0'],
  ] as const)
    assert.equal(by(app, least), undefined, `${app} ${least}`);
  for (const [app, least] of [
    ['0.1.0', '0.1.1'],
    ['0.9.9', '0.10.0'],
    ['0.9.9', '1.0.0'],
  ] as const)
    assert.equal(by(app, least), 'app', `${app} ${least}`);
  assert.equal(by('0.1.0', '0.1.0', 2), 'app');
});
