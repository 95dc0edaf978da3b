import type { ActCaution, Cautions } from '@first60/clinical';
import { type Found, pointer, stops } from '../../../rule.ts';
import { type ActRule, actStops, drugStops } from '../act-rule.ts';
import type { ActTables } from '../act-tables.ts';

/** Words that take half of a stop back: "heart block (only with the pacer ready)". */
const WAY_OUT = /\b(?:OLMD|order(?:s|ed)?|call(?:s|ed)?|medical direction|only|unless|except|allowed|may)\b/i;

/**
 * A stop is read as "never". Where OLMD or something at hand opens a way, it is another condition, or a question: "heart
 * block without a ready pacer".
 */
export const stopWithoutAWay: ActRule = {
  name: 'stop-without-a-way',
  find: ({ drugs, tables, lines }) => [
    ...drugs.flatMap((drug) => [
      ...waysOf(drug, tables).map((sentence) => drugStops(drug, sentence)),
      ...drug.acts.flatMap((act) => waysOf(act, tables).map((sentence) => actStops(drug, act, sentence))),
    ]),
    ...Object.entries(tables.classes).flatMap(([key, named]) =>
      waysOf(named, tables).map(
        (sentence): Found => stops(pointer('tables', 'classes', key), `The class "${key}" ${sentence}`),
      ),
    ),
    ...lines.flatMap(({ card, index, drug, add }) =>
      waysOf(add, tables).map(
        (sentence): Found =>
          stops(pointer('protocols', card, 'medications', index, 'add'), `${card}, ${drug} ${sentence}`),
      ),
    ),
  ],
};

const waysOf = ({ stop = [] }: Cautions, tables: ActTables): readonly string[] =>
  stop.flatMap((caution) => {
    const text = wordsOf(caution, tables);
    const [way] = WAY_OUT.exec(text) ?? [];
    return way === undefined
      ? []
      : [`says "${way}" in the stop "${text}", which is read as never: name the condition without it, or ask.`];
  });

function wordsOf({ who, say }: ActCaution, { conditions }: ActTables): string {
  const condition = who.if === undefined ? [] : [conditions[who.if]?.say ?? who.if];
  return [...condition, ...(say === undefined ? [] : [`(${say})`])].join(' ');
}
