import { medicationLines } from '../../medication-lines.ts';
import { type Rule, stops } from '../../rule.ts';

/** A dose can be read on its own and never refers to the other age group's dose. */
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
