import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';

const intoVein = Object.entries(edition.protocols).flatMap(([card, { medications }]) =>
  medications
    .filter(({ medication, adult }) => medication === 'midazolam' && adult?.fixed?.amount === 5)
    .filter(({ routes }) => routes.includes('IV'))
    .map((line) => ({ ...line, card })),
);

// 10 mg into the muscle uses up the whole total: a patient who is intubated afterwards must not be given another 10 mg.
test('5 mg of midazolam into a vein stop after two doses, and need OLMD after a dose by muscle or nose', () => {
  assert.equal(intoVein.length, 9);
  for (const { card, pediatric, max = '', timing = '' } of intoVein) {
    assert.match(max, /^2 IV doses\b[^.]*\bfamily's\b[^.]*, adult 10 mg of ours[,:] then OLMD(?:\.|$)/, card);
    if (pediatric) assert.match(max, /Child even on OLMD 0\.4 mg\/kg of ours in all, 10 mg at most$/, card);
    // The warning has to come before the dose it forbids. A crew that reads to the end first would already have given
    // the dose.
    assert.match(
      timing,
      /^(?:After IM or IN of ours: not even the first|Any midazolam IM or IN before: OLMD first)/,
      card,
    );
  }
});
