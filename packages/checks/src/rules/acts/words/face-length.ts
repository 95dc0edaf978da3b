import { asks, pointer } from '../../../rule.ts';
import type { ActRule } from '../act-rule.ts';

const MOST_WORDS = 40;

/** The face of an act is read at a glance. */
export const faceLength: ActRule = {
  name: 'face-length',
  find: ({ faces }) =>
    faces.flatMap(({ drug, act, patient, words }) => {
      const count = words.split(/\s+/).filter((word) => word !== '').length;
      return count <= MOST_WORDS
        ? []
        : [
            asks(
              pointer('acts', drug, act),
              `${drug}, "${act}" has ${count} words on its face for ${patient}, and ${MOST_WORDS} can be read at a glance: move what can wait below it.`,
            ),
          ];
    }),
};
