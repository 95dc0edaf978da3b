import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineFace } from '@first60/checks';
import { edition } from '../base-edition.ts';

const intoVein = Object.entries(edition.protocols).flatMap(([card, { medications }]) =>
  medications
    .filter(({ medication, adult }) => medication === 'midazolam' && adult?.fixed?.amount === 5)
    .filter(({ routes }) => routes.includes('IV'))
    .map((line) => ({ line, card })),
);

// 10 mg into the muscle uses up the whole total: a patient who is intubated afterwards must not be given another 10 mg.
test('5 mg of midazolam into a vein stop after two doses, and need OLMD or another drug after a dose by muscle or nose', () => {
  assert.equal(intoVein.length, 9);
  for (const { line, card } of intoVein) {
    const face = lineFace(edition, line);
    assert.ok(face, card);
    const [doses = '', adult = '', child] = face.most;
    assert.match(
      doses,
      /^2 (?:benzodiazepine doses|doses of midazolam) in all, the family's counted, then OLMD$/,
      card,
    );
    assert.match(adult, /^Adult, other doses counted: 10 mg midazolam of ours in all, then OLMD$/, card);
    if (line.pediatric)
      assert.match(child ?? '', /^Child: even on order 0\.4 mg\/kg, max 10 mg midazolam of ours in all/, card);
    const afterMuscle = [...face.order, ...face.callFirst, ...face.instead].filter((text) =>
      /\bIM or (?:intranasal|by nose)\b/.test(text),
    );
    assert.ok(afterMuscle.length > 0, card);
  }
});
