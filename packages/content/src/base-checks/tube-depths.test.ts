import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';
import { cardOf } from './looked-up.ts';

test('the intubation card says how deep the tube of a child goes, at every weight of the color zones', () => {
  const said = (cardOf('endotracheal-intubation').steps ?? [])
    .filter(({ text }) => /^Child \d/.test(text))
    .flatMap(({ text }) => [...text.matchAll(/(\d+)(?:-(\d+))? kg:? [\d.-]+ cm/g)])
    .map(([, from, to]) => ({ from: Number(from), to: Number(to ?? from) }));
  const weights = edition.zones.flatMap(({ weightRange: { from, to } }) => [from, to]);
  assert.equal(weights.length, 18);
  assert.deepEqual(
    weights.filter((weight) => !said.some(({ from, to }) => weight >= from && weight <= to)),
    [],
  );
});
