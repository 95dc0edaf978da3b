import type { Illustration } from '@first60/edition';
import { hasFigure } from '@first60/edition';
import { pointer, type Rule, stops } from '../../rule.ts';

/**
 * A drawing sheet has its files, its panels have words and sources, and each panel is printed once. All sheets for a
 * card share one PDF.
 */
export const illustrations: Rule = {
  name: 'illustrations',
  find: (edition) =>
    edition.illustrations.flatMap((sheet, index) => {
      const first = edition.illustrations.find(({ protocol }) => protocol === sheet.protocol);
      return [
        ...faultsOf(sheet),
        ...(first !== undefined && first.pdf !== sheet.pdf
          ? [`names the PDF ${sheet.pdf} and another sheet of its card ${first.pdf}: they are pages of one PDF.`]
          : []),
      ].map((fault) => stops(pointer('illustrations', index), `The sheet "${sheet.title}" ${fault}`));
    }),
};

function faultsOf({ path, pdf, panels, papers }: Illustration): string[] {
  const ids = panels.map(({ id }) => id);
  const printed = papers.flatMap((paper) => paper.panels);
  return [
    ...(/^\/images\/[a-z-]+$/.test(path) ? [] : [`names the picture "${path}": write its address without an ending.`]),
    ...(/^\/images\/[a-z-]+\.pdf$/.test(pdf) ? [] : [`names the PDF "${pdf}": write the address of a PDF.`]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has two panels "${id}": give each its own id.`),
    ...(printed.join() === ids.join() ? [] : ['does not print each panel once and in order: correct its pages.']),
    ...panels.flatMap(({ title, lines, sources }) => [
      ...(lines.length > 0 ? [] : [`has the panel "${title}" without words: write what it shows.`]),
      ...([...lines, { sources }].some((cited) => cited.sources.length > 0)
        ? []
        : [`has the panel "${title}" without a source: say what it was drawn after.`]),
      ...lines
        .filter((line) => hasFigure(line.text) && line.sources.length === 0)
        .map(({ text }) => `says "${text}" without a source: say where the figure comes from.`),
    ]),
  ];
}
