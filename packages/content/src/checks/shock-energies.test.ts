import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../edition.ts';

/** "0.5-1 J/kg, then 2 J/kg" is 0.5, 1 and 2. */
const energiesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+(?:-[\d.]+)?) J\/kg/g)].flatMap(([, figures]) => (figures ?? '').split('-').map(Number));

test('the steps of a card type every energy per kg that their text states, in its order', () => {
  let typed = 0;
  for (const card of Object.values(edition.protocols)) {
    for (const { text, joulesPerKg } of [
      ...card.first60Seconds,
      ...card.blsCore,
      ...card.alsSteps,
      ...(card.steps ?? []),
    ]) {
      const stated = energiesIn(text);
      assert.deepEqual(joulesPerKg ?? [], stated, `${card.id}: ${text}`);
      typed += stated.length;
    }
  }
  assert.ok(typed > 0);
});
