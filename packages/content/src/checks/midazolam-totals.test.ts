import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../built/edition.ts';

const intoVein = Object.entries(edition.protocols).flatMap(([card, { medications }]) =>
  medications
    .filter(({ medication, adult }) => medication === 'midazolam' && adult?.fixed?.amount === 5)
    .filter(({ routes }) => routes.includes('IV'))
    .map((line) => ({ ...line, card })),
);

// 10 mg into the muscle are the whole total: a patient who is intubated after them must get no 10 mg more.
test('5 mg of midazolam into a vein stop at a total that counts the doses of a muscle and of the nose', () => {
  assert.equal(intoVein.length, 8);
  for (const { card, max = '', timing = '' } of intoVein) {
    assert.match(max, /(?:IM or IN counted|counted, IV, IM or IN)[^;]*: adult 10 mg before OLMD;/, card);
    assert.match(max, /child .*with OLMD 0\.4 mg\/kg, 10 mg at most$/, card);
    assert.match(timing, /After an IM or IN dose: only on OLMD/, card);
  }
});
