import type { Pace } from '@first60/clinical';
import { rowTexts } from '../../../doses/dosing-rows.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/**
 * The duration of a row's dose, and the fact that a line's dose is ordered in mL, are data exactly as the wording states
 * them.
 */
export const dosePaces: Rule = {
  name: 'dose-paces',
  find: (edition) => [
    ...medicationLines(edition).flatMap(({ line, at, where }) =>
      (['adult', 'pediatric'] as const).flatMap((age) => {
        const dose = line[age];
        if (dose === undefined) return [];
        const unit = (dose.fixed ?? dose.perKg)?.unit;
        const isInMl = /^[\d.]+ mL\b/.test(dose.text) && unit !== undefined && unit !== 'mL';
        return [
          ...((dose.inMl === true) === isInMl
            ? []
            : [
                stops(
                  `${at}/${age}`,
                  isInMl
                    ? `${where} speaks of mL ("${dose.text}"), but is not marked as such: mark it, so that both are shown.`
                    : `${where} is marked as spoken of in mL, but "${dose.text}" is not: take the mark off.`,
                ),
              ]),
        ];
      }),
    ),
    ...rowTexts(edition).flatMap(({ text, figure, at, where }) =>
      figure ? otherPace(text, figure.over, at, where) : [],
    ),
  ],
};

/** "over 1-2 min" is the duration of a dose; "over 10 years" is not. */
function paceIn(text = ''): Pace | undefined {
  const [, low, high = low, unit] = /\bover (\d+)(?:-(\d+))? (min|s)\b/.exec(text) ?? [];
  return unit === 'min' || unit === 's' ? { low: Number(low), high: Number(high), unit } : undefined;
}

const written = (pace: Pace | undefined): string =>
  pace === undefined ? 'no time' : `${pace.low === pace.high ? pace.low : `${pace.low}-${pace.high}`} ${pace.unit}`;

function otherPace(text: string | undefined, typed: Pace | undefined, at: string, where: string): readonly Found[] {
  const [said, held] = [written(paceIn(text)), written(typed)];
  return said === held
    ? []
    : [
        stops(
          at,
          `${where} says ${said} for giving the dose ("${text ?? ''}"), but ${held} is entered: make the two one.`,
        ),
      ];
}
