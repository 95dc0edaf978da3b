import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Illustration } from '@first60/edition';
import { illustrations } from '../illustrations.ts';
import { protocols } from '../protocols.ts';
import { hasFigure } from './card-lines.ts';

/** What is wrong with a sheet, a sentence each. */
function faults({ protocol, path, pdf, panels, papers }: Illustration): string[] {
  const ids = panels.map(({ id }) => id);
  const printed = papers.flatMap((paper) => paper.panels);
  return [
    ...(protocol in protocols ? [] : [`no card ${protocol}`]),
    ...(/^\/images\/[a-z-]+$/.test(path) ? [] : [`${path} is no site path without an ending`]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two panels ${id}`),
    ...(/^\/images\/[a-z-]+\.pdf$/.test(pdf) ? [] : [`${pdf} is no PDF`]),
    ...(printed.join() === ids.join() ? [] : [`printed: ${printed.join()}`]),
    ...panels.flatMap(({ id, lines, sources }) => [
      ...(lines.length > 0 && [...lines, { sources }].some((cited) => cited.sources.length > 0)
        ? []
        : [`${id} has no words or no source`]),
      ...lines.filter((line) => hasFigure(line.text) && line.sources.length === 0).map(({ text }) => text),
    ]),
  ];
}

for (const sheet of illustrations) {
  test(`${sheet.id}: ${sheet.panels.length} panels of a card, each on one printed page, every figure with its source`, () => {
    assert.deepEqual(faults(sheet), []);
  });
}

test('the sheets of one card are pages of one PDF', () => {
  for (const protocol of new Set(illustrations.map((sheet) => sheet.protocol))) {
    const pdfs = illustrations.filter((sheet) => sheet.protocol === protocol).map(({ pdf }) => pdf);
    assert.equal(new Set(pdfs).size, 1, protocol);
  }
});

test('the check finds a figure without a source, a doubled panel, an empty one, wrong paths, a panel not printed and a card that is not there', () => {
  const [sheet] = illustrations;
  const [panel] = sheet?.panels ?? [];
  assert.ok(sheet && panel);
  const figure = { ...panel, id: 'figure', lines: [{ text: 'ST up 2 mm.', sources: [] }] };
  const empty = { ...panel, id: 'empty', lines: [] };
  const planted = {
    ...sheet,
    protocol: 'no-such-card' as Illustration['protocol'],
    path: '/images/sheet.png',
    panels: [panel, panel, figure, empty],
    pdf: '/images/sheet.png',
    papers: [{ title: 'Sheet', panels: [panel.id] }],
  };
  assert.equal(faults(planted).length, 7);
});
