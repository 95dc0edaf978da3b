import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Signer, TestAgency } from '../../../e2e/fixtures/test-agency.ts';
import { utf8 } from './bytes.ts';
import { newestTrust, type SignedTrustList, signerOf, type TrustList, trustListOf } from './trust-list.ts';

const agency = new TestAgency();
const { director, reviewer, secondReviewer, former, stranger } = agency;
const [first, second] = agency.chain() as readonly [SignedTrustList, SignedTrustList];
const next = (changes: Partial<TrustList> = {}) => agency.nextList(second.text, changes);
const third = next();
const verdict = async (chain: readonly SignedTrustList[], root: string | undefined = agency.fingerprint) => {
  const trust = await newestTrust(chain, root);
  return typeof trust === 'string' ? trust : trust.version;
};

test('a chain gives its newest list, signed by the recovery key or by two people, one a director', async () => {
  assert.equal(await verdict([first]), 1);
  assert.equal(await verdict([first, second]), 2);
  assert.equal(await verdict([first, second], undefined), 2);
  assert.equal(await verdict([first, second, agency.byRecovery(third)]), 3);
  assert.equal(await verdict([first, second, agency.byPeople(third, [director, reviewer])]), 3);
  assert.equal(await verdict([first, second, agency.byPeople(third, [secondReviewer, reviewer, director])]), 3);
});

test('a chain of another recovery key is refused where one is pinned', async () => {
  const other = new TestAgency();
  assert.equal(await verdict(other.chain()), 'trust-root');
  assert.equal(await verdict(agency.chain(), 'f'.repeat(64)), 'trust-root');
});

test('a chain that does not begin, or misses a list, is refused', async () => {
  assert.equal(await verdict([]), 'trust-format');
  assert.equal(await verdict([second]), 'trust-format');
  assert.equal(await verdict([first, agency.byRecovery(third)]), 'trust-format');
  assert.equal(await verdict([first, second, second]), 'trust-format');
});

const UNSIGNED: ReadonlyArray<readonly [string, SignedTrustList]> = [
  ['nobody', { text: third, recovery: null, assertions: [] }],
  ['one person', agency.byPeople(third, [director])],
  ['one person twice', agency.byPeople(third, [director, director])],
  ['no director', agency.byPeople(third, [reviewer, secondReviewer])],
  ['a stranger beside two people', agency.byPeople(third, [director, reviewer, stranger])],
  ['a key that was given up', agency.byPeople(third, [former, reviewer])],
  ['no finger', agency.byPeople(third, [director, reviewer], { flags: 0x01 })],
  ['another page', agency.byPeople(third, [director, reviewer], { origin: 'https://evil.example' })],
  ['the recovery key of another agency', { ...new TestAgency().byRecovery(third) }],
  ['the freshness key', { text: third, recovery: agency.freshness.sign(utf8(third)), assertions: [] }],
  ['the recovery key, of another list', { ...second, text: third }],
  ['people, of another list', { ...agency.byPeople(next({ at: 5 }), [director, reviewer]), text: third }],
  [
    'the recovery key and people, of whom one is wrong',
    { ...agency.byRecovery(third), assertions: agency.byPeople(third, [stranger]).assertions },
  ],
  [
    'an approval instead of the signature on a list',
    {
      text: third,
      recovery: null,
      assertions: [director, reviewer].map((each) => agency.approval(each, third).assertion),
    },
  ],
];
for (const [who, signed] of UNSIGNED) {
  test(`a list is refused that was signed by: ${who}`, async () => {
    assert.equal(await verdict([first, second, signed]), 'trust-signature');
  });
}

test('people of the first list do not sign it, and those of a new list do not sign that one', async () => {
  const own = agency.firstList({ people: agency.people });
  assert.equal(await verdict([agency.byRecovery(own)]), 1);
  assert.equal(await verdict([agency.byPeople(own, [director, reviewer])]), 'trust-signature');
  const newcomer: Signer = { ...stranger, listed: { ...stranger.listed, id: 'u9' } };
  const list = next({ people: [...agency.people, newcomer.listed] });
  assert.equal(await verdict([first, second, agency.byPeople(list, [director, newcomer])]), 'trust-signature');
});

test('the recovery key is replaced by itself alone, and then the new one counts', async () => {
  const other = new TestAgency();
  const list = next({ recoveryKey: other.recovery.publicKey });
  assert.equal(await verdict([first, second, agency.byPeople(list, [director, reviewer])]), 'trust-signature');
  assert.equal(await verdict([first, second, agency.byRecovery(list)]), 3);
  const after = agency.nextList(list);
  assert.equal(await verdict([first, second, agency.byRecovery(list), agency.byRecovery(after)]), 'trust-signature');
  assert.equal(await verdict([first, second, agency.byRecovery(list), other.byRecovery(after)]), 4);
});

test('more signatures than people are not looked at', async () => {
  const signed = agency.byPeople(third, [director, reviewer]);
  const many = { ...signed, assertions: new Array(100_000).fill(signed.assertions[0]) };
  assert.equal(await verdict([first, second, many]), 'trust-signature');
});

const MISFITS: ReadonlyArray<readonly [string, Partial<TrustList>]> = [
  ['of another agency', { agency: 'another' }],
  ['of the same version', { version: 2 }],
  ['of a version that leaves one out', { version: 4 }],
  ['after another list', { previous: 'a'.repeat(64) }],
  ['after none', { previous: null }],
  ['with a person twice', { people: [director.listed, { ...reviewer.listed, id: director.listed.id }] }],
  ['with a passkey of two people', { people: [director.listed, { ...reviewer.listed, keys: director.listed.keys }] }],
  [
    'with a passkey under another id of another person',
    {
      people: [
        director.listed,
        { ...reviewer.listed, keys: director.listed.keys.map((key) => ({ ...key, id: 'another' })) },
      ],
    },
  ],
  [
    'with a passkey that was given up under a new id',
    {
      people: [
        {
          ...director.listed,
          keys: director.listed.keys.flatMap((key) => [
            { ...key, lastVersion: 0 },
            { ...key, id: 'again' },
          ]),
        },
      ],
    },
  ],
  ['whose freshness key is the recovery key', { freshnessKey: agency.recovery.publicKey }],
  ['whose freshness key is a passkey', { freshnessKey: director.passkey.publicKey }],
  ['whose recovery key is no key', { recoveryKey: 'key' }],
  [
    'with a passkey that is no key',
    { people: [{ ...director.listed, keys: [{ id: 'a', publicKey: 'b', lastVersion: null }] }] },
  ],
  ['with an editor', { people: [{ ...director.listed, role: 'editor' as 'director' }] }],
  ['of another format', { format: 2 as 1 }],
  ['with a field more', { more: 1 } as object],
  ['with a version below zero', { version: -3 }],
];
for (const [what, changes] of MISFITS) {
  test(`a list is refused, though signed: ${what}`, async () => {
    assert.equal(await verdict([first, second, agency.byRecovery(next(changes))]), 'trust-format');
  });
}

test('a list has one text', () => {
  assert.ok(trustListOf(third));
  for (const text of [
    ` ${third}`,
    third.replace('"at":', '"at": '),
    third.replace('{', '{"agency":"x",'),
    '',
    'null',
    '[]',
  ])
    assert.equal(trustListOf(text), undefined, text.slice(0, 40));
});

test('a signature counts for who holds the key, while they hold it', async () => {
  const { trust } = agency;
  const signed = utf8('signed');
  assert.equal(((await signerOf(director.passkey.sign(signed), trust, signed)) as { id: string }).id, 'u1');
  assert.equal(await signerOf(stranger.passkey.sign(signed), trust, signed), 'unknown-key');
  assert.equal(await signerOf(former.passkey.sign(signed), trust, signed), 'revoked-key');
  const asDirector = { ...reviewer.passkey.sign(signed), keyId: director.passkey.keyId };
  assert.equal(await signerOf(asDirector, trust, signed), 'signature');
});
