import { hasFigure } from '@first60/edition';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** The most text that can still be read at a glance in a box. */
const MOST_IN_HEADLINE = 36;
const MOST_IN_LINE = 90;
const MOST_LINES = 5;

/** The wording of a drawn algorithm fits its boxes, and each figure in it has a source. */
export const algorithmTexts: Rule = {
  name: 'algorithm-texts',
  find: ({ algorithms }) =>
    Object.entries(algorithms).flatMap(([key, { title, note, steps }]) => [
      ...(note !== undefined && hasFigure(note.text) && note.sources.length === 0
        ? [stops(pointer('algorithms', key, 'note'), `The note of the algorithm of ${title} names no source: add it.`)]
        : []),
      ...steps.flatMap(({ lines }, step) => [
        ...(lines.length > MOST_LINES
          ? [
              asks(
                pointer('algorithms', key, 'steps', step),
                `The algorithm of ${title}, step ${step + 1}, has ${lines.length} lines: keep at most ${MOST_LINES}.`,
              ),
            ]
          : []),
        ...lines.flatMap(({ text, sources }, index): Found[] => {
          const at = pointer('algorithms', key, 'steps', step, 'lines', index);
          const most = index === 0 ? MOST_IN_HEADLINE : MOST_IN_LINE;
          const where = `The algorithm of ${title}, step ${step + 1}, "${text}",`;
          return [
            ...(text.length > most ? [asks(at, `${where} is longer than its box: ${most} characters at most.`)] : []),
            ...(hasFigure(text) && sources.length === 0
              ? [stops(at, `${where} names no source: say where its figure comes from.`)]
              : []),
          ];
        }),
      ]),
    ]),
};
