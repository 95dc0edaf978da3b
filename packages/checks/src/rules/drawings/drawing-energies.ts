import { cardLines } from '../../card-lines.ts';
import { cardOf } from '../../looked-up.ts';
import { type Rule, stops } from '../../rule.ts';
import { drawnSteps } from './drawn-drugs.ts';

const ENERGY = /(?<![\d.-])[\d.]+(?:-[\d.]+)? J(?:\/kg)?(?!\w)/g;

const energiesIn = (text: string): string[] => [...text.matchAll(ENERGY)].map(String);

/** Every energy in a drawing is on its card. */
export const drawingEnergies: Rule = {
  name: 'drawing-energies',
  find: (edition) =>
    drawnSteps(edition).flatMap(({ graph, lines, at, where }) => {
      const card = cardOf(edition, graph.id);
      if (card === undefined) return [];
      const said = cardLines(card).flatMap(({ text }) => energiesIn(text));
      return lines
        .flatMap(({ text }) => energiesIn(text))
        .filter((energy) => !said.includes(energy))
        .map((energy) => stops(at, `${where} says ${energy}, which its card does not: make drawing and card agree.`));
    }),
};
