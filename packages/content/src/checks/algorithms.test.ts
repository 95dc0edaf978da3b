import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { edition } from '../built/edition.ts';

const graphs = Object.entries(edition.algorithms);
const DRAWINGS = new URL('../../../web/public/algorithms/', import.meta.url);

test('seven protocols have an algorithm, and exactly those name its PDF', () => {
  assert.equal(graphs.length, 7);
  const withPdf = Object.values(edition.protocols).flatMap(({ id, algorithmPdfPath }) =>
    algorithmPdfPath === undefined ? [] : [[id, algorithmPdfPath]],
  );
  assert.deepEqual(withPdf.toSorted(), graphs.map(([id]) => [id, `/algorithms/${id}.pdf`]).toSorted());
});

for (const [key, { basis }] of graphs) {
  test(`${key}: drawn "Based on AHA 2020", as PDF and as SVG`, () => {
    assert.equal(basis, 'Based on AHA 2020');
    for (const type of ['pdf', 'svg']) assert.ok(existsSync(new URL(`${key}.${type}`, DRAWINGS)), type);
  });
}
