import type { Act, ActCaution, DrugActs } from '@first60/clinical';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { type ActTables, classesOf } from '../act-tables.ts';

/**
 * An act that lifts an inherited stop or question says why, and lifts one that it inherits. A flush treats nothing and may
 * lift all.
 */
export const liftWithReason: ActRule = {
  name: 'lift-with-reason',
  find: (contents) =>
    everyAct(contents, (drug, act) => {
      if (act.uncounted) return [];
      const inherited = inheritedBy(drug, act, contents.tables);
      return (act.lift ?? []).flatMap(({ if: condition, to, say, source = [] }) => {
        const what = condition === undefined ? 'every inherited stop and question' : `"${condition}"`;
        const isInherited =
          condition === undefined ? inherited.length > 0 : inherited.some((one) => one.condition === condition);
        if (!isInherited) {
          return [
            actStops(
              drug,
              act,
              `lifts ${what}, which neither its drug nor a class of it stops or asks: take the lift out.`,
            ),
          ];
        }
        if (
          to === 'ask' &&
          condition !== undefined &&
          inherited.every((one) => one.condition !== condition || one.level === 'ask')
        ) {
          return [actStops(drug, act, `lifts ${what} to a question, which it is already: take the lift out.`)];
        }
        return say === undefined && source.length === 0
          ? [
              actStops(
                drug,
                act,
                `lifts ${what} without a reason: name a source at the lift, or say what makes it safe.`,
              ),
            ]
          : [];
      });
    }),
};

function inheritedBy(drug: DrugActs, act: Act, tables: ActTables) {
  const isOf = ({ acts, except }: ActCaution) =>
    (acts === undefined || acts.includes(act.id)) && !(except ?? []).includes(act.id);
  const classes = classesOf(drug, tables);
  return [
    ...[drug, ...classes].flatMap(({ stop = [], ask = [] }) => [
      ...stop.filter(isOf).map(({ who }) => ({ condition: who.if, level: 'stop' as const })),
      ...ask.filter(isOf).map(({ who }) => ({ condition: who.if, level: 'ask' as const })),
    ]),
    ...classes.flatMap(({ rules = [] }) =>
      rules.filter((rule) => rule.in === act.in).map((rule) => ({ condition: rule.if, level: rule.level })),
    ),
  ];
}
