import { type Found, pointer, type Rule, stops } from '../../rule.ts';

/**
 * Every device table names its source, and so does each of its notes with a figure. A syringe has a whole number of
 * marks.
 */
export const devices: Rule = {
  name: 'devices',
  find: ({ constants }) => {
    const { ivFlow, ioNeedles, automatedCprSizing, ventilatorSettings, syringes } = constants;
    const at = (...path: readonly (string | number)[]) => pointer('constants', ...path);
    const cited = [
      ...ivFlow.map(({ gauge, sources }, index) => ({
        name: `The cannula ${gauge}`,
        sources,
        at: at('ivFlow', index),
      })),
      ...ioNeedles.map(({ color, sources }, index) => ({
        name: `The ${color.toLowerCase()} IO needle`,
        sources,
        at: at('ioNeedles', index),
      })),
    ];
    const noted = [
      { name: 'The automated CPR device', ...automatedCprSizing, at: at('automatedCprSizing') },
      { name: 'The ventilator', ...ventilatorSettings, at: at('ventilatorSettings') },
      { name: 'The syringes', ...syringes, at: at('syringes') },
    ];
    return [
      ...[...cited, ...noted]
        .filter(({ sources }) => sources.length === 0)
        .map((device) => stops(device.at, `${device.name} names no source: say where the figures come from.`)),
      ...noted.flatMap((device) =>
        device.notes.flatMap(({ text, sources }, index): Found[] =>
          /\d/.test(text) && sources.length === 0
            ? [stops(`${device.at}/notes/${index}`, `${device.name}, "${text}", names no source: add it.`)]
            : [],
        ),
      ),
      ...syringes.syringes.flatMap(({ capacityMl, graduationMl }, index) =>
        isWhole(capacityMl / graduationMl)
          ? []
          : [
              stops(
                at('syringes', 'syringes', index),
                `The ${capacityMl} mL syringe cannot be marked every ${graduationMl} mL: correct one of the two.`,
              ),
            ],
      ),
    ];
  },
};

/** True when a quotient is a positive whole number, ignoring binary rounding errors. */
const isWhole = (marks: number): boolean => marks > 0 && Math.abs(marks - Math.round(marks)) < 1e-9;
