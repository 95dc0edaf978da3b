import type { LineDose } from '@first60/clinical';
import { cardOf } from '../../looked-up.ts';
import { type Found, type Rule, stops } from '../../rule.ts';
import { drawnSteps, drugWord, literally } from './drawn-drugs.ts';

/** A dose per kilogram in a drawing has the same minimum and maximum as on the drawing's card. */
export const drawingLimits: Rule = {
  name: 'drawing-limits',
  find: (edition) =>
    drawnSteps(edition).flatMap(({ graph, lines, at, where }) =>
      (cardOf(edition, graph.id)?.medications ?? []).flatMap(({ medication, pediatric }) =>
        pediatric?.perKg === undefined
          ? []
          : lines.flatMap(({ text }): Found[] =>
              missingLimits(drugWord(medication), pediatric, text).map((limit) =>
                stops(at, `${where}, "${text}", leaves out "${limit}": add it in brackets behind the dose.`),
              ),
            ),
      ),
    ),
};

function missingLimits(drug: string, { perKg, min, max }: LineDose, text: string): string[] {
  if (perKg === undefined) return [];
  const dose = new RegExp(
    `${literally(drug)}(?: [a-z]+)* ${literally(String(perKg.amount))} ${perKg.unit}/kg[^(]*(?<limits>\\(.*?\\))?`,
    'i',
  );
  const found = dose.exec(text);
  if (found === null) return [];
  const said = found.groups?.limits ?? '';
  return [
    ...(min === undefined ? [] : [`${min.amount} ${min.unit} at least`]),
    ...(max === undefined ? [] : [`${max.amount} ${max.unit} at most`]),
  ].filter((limit) => !said.includes(limit));
}
