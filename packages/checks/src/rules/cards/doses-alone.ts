import { medicationLines } from '../../medication-lines.ts';
import { type Rule, stops } from '../../rule.ts';

/** A dose can be read alone: none refers to that of the other age. */
export const dosesAlone: Rule = {
  name: 'doses-alone',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line, at, where }) =>
      (['adult', 'pediatric'] as const)
        .filter((age) => /\bsame\b/.test(line[age]?.text ?? ''))
        .map((age) =>
          stops(
            `${at}/${age}/text`,
            `${where} says "${line[age]?.text}": write the dose out, as a crew may see one age alone.`,
          ),
        ),
    ),
};
