import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';
import { REQUIRED_ALGORITHMS } from './required-ids.ts';

const graphs = new Map(Object.entries(edition.algorithms));
const DRAWINGS = new URL('../../../web/public/algorithms/', import.meta.url);

test('the seven protocols of the requirement have an algorithm, and exactly those with one name its PDF', () => {
  assert.equal(REQUIRED_ALGORITHMS.filter((id) => graphs.has(id)).length, 7);
  const withPdf = Object.values(edition.protocols).flatMap(({ id, algorithmPdfPath }) =>
    algorithmPdfPath === undefined ? [] : [[id, algorithmPdfPath]],
  );
  assert.deepEqual(withPdf.toSorted(), [...graphs.keys()].map((id) => [id, `/algorithms/${id}.pdf`]).toSorted());
});

for (const key of REQUIRED_ALGORITHMS) {
  test(`${key}: drawn "Based on AHA 2020", as PDF and as SVG`, () => {
    assert.equal(graphs.get(key)?.basis, 'Based on AHA 2020');
    for (const type of ['pdf', 'svg']) assert.ok(existsSync(new URL(`${key}.${type}`, DRAWINGS)), type);
  });
}
