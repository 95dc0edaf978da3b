import { medicationLines } from '../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../rule.ts';

/**
 * A maximum is either a figure or a note that no maximum applies. A limit before calling OLMD is used only when the first
 * dose needs no call.
 */
export const doseCeilings: Rule = {
  name: 'dose-ceilings',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line: { indication, max }, at, where }): Found[] => {
      if (max === undefined) return [];
      return [
        ...(/\d|^No ceiling/.test(max)
          ? []
          : [stops(`${at}/max`, `${where} has the maximum "${max}": give a figure, or begin with "No ceiling".`)]),
        ...(indication.endsWith('on OLMD') && max.endsWith('before OLMD')
          ? [
              stops(
                `${at}/max`,
                `${where} is given on OLMD alone, yet its maximum is "${max}": say which of the two holds.`,
              ),
            ]
          : []),
      ];
    }),
};
