import { type Found, pointer, type Rule, stops } from '../../rule.ts';

/** A running clock has at least one mark or a repeat, its marks are in order, and its id is unique. */
export const clockMarks: Rule = {
  name: 'clock-marks',
  find: ({ clocks = [] }) => {
    const ids = clocks.map(({ id }) => id);
    return clocks.flatMap(({ id, title, marks, repeat }, index): Found[] => {
      const [at, where] = [pointer('clocks', index), `The running clock "${title}"`];
      const early = marks.findIndex((mark, place) => mark.at <= (marks[place - 1]?.at ?? -1));
      return [
        ...(marks.length === 0 && repeat === undefined
          ? [stops(at, `${where} says nothing: give it a mark or a repeat.`)]
          : []),
        ...(early === -1
          ? []
          : [
              stops(`${at}/marks/${early}`, `${where} has a mark that is not after the one before: put them in order.`),
            ]),
        ...(repeat !== undefined && repeat.every <= 0
          ? [stops(`${at}/repeat`, `${where} repeats without a pause: say after how long.`)]
          : []),
        ...(ids.indexOf(id) === index
          ? []
          : [stops(`${at}/id`, `Two running clocks are "${id}": give each its own id.`)]),
      ];
    });
  },
};
