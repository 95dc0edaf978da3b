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
test('5 mg of midazolam into a vein stop after two doses, and need OLMD after a dose by muscle or nose', () => {
  assert.equal(intoVein.length, 8);
  for (const { card, max = '', timing = '' } of intoVein) {
    assert.match(max, /^2 IV doses\b[^.]*\bthen OLMD\b/, card);
    assert.match(max, /family/, card);
    assert.match(max, /adult 10 mg (?:of ours in all|together)\./, card);
    assert.match(max, /After any? IM or IN dose(?: of ours)?: OLMD first\./, card);
    assert.match(max, /On OLMD a child never above 0\.4 mg\/kg (?:of ours )?in all, 10 mg at most$/, card);
    assert.match(timing, /IM or IN.*: not even the first IV dose without OLMD/, card);
  }
});
