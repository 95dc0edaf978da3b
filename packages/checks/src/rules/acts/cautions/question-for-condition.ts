import type { Act, Cautions, DrugActs, Limit, Modifier, OrderRule, Who } from '@first60/clinical';
import { type Found, pointer, stops } from '../../../rule.ts';
import { type ActRule, actStops, drugStops } from '../act-rule.ts';
import type { ActTables } from '../act-tables.ts';

/** Every key that an act names is in its table, and every condition has the question that tells whether it holds. */
export const questionForCondition: ActRule = {
  name: 'question-for-condition',
  find: ({ drugs, tables }) => [
    ...drugs.flatMap((drug) => [
      ...missing(ofDrug(drug), tables).map((what) => drugStops(drug, `names ${what}`)),
      ...drug.classes
        .filter((key) => tables.classes[key] === undefined)
        .map((key) => drugStops(drug, `names the class "${key}", which is in no table: correct it or add it.`)),
      ...drug.acts.flatMap((act) => missing(ofAct(act), tables).map((what) => actStops(drug, act, `names ${what}`))),
    ]),
    ...Object.entries(tables.classes).flatMap(([key, named]) =>
      missing(
        {
          conditions: [
            ...ofCautions(named),
            ...(named.rules ?? []).map((rule) => rule.if),
            ...[named.onlyOne?.in].flatMap((condition) => condition ?? []),
            ...(named.limits ?? []).flatMap(ofLimit),
          ],
          monitors: named.monitor ?? [],
        },
        tables,
      ).map((what) => stops(pointer('tables', 'classes', key), `The class "${key}" names ${what}`)),
    ),
    ...unanswered(tables),
  ],
};

/** Keys by the table that they belong to. */
interface Named {
  readonly conditions: readonly string[];
  readonly monitors: readonly string[];
  readonly targets?: readonly string[];
}

const missing = ({ conditions, monitors, targets = [] }: Named, tables: ActTables): readonly string[] =>
  [
    ...absent(conditions, tables.conditions).map((key) => `the condition "${key}"`),
    ...absent(monitors, tables.monitoring).map((key) => `"${key}" of monitoring`),
    ...absent(targets, tables.targets).map((key) => `the target "${key}"`),
  ].map((what) => `${what}, which is in no table: correct it or add it.`);

const absent = (keys: readonly string[], table: Readonly<Record<string, unknown>>): readonly string[] =>
  [...new Set(keys)].filter((key) => table[key] === undefined);

const unanswered = ({ conditions }: ActTables): readonly Found[] =>
  Object.entries(conditions).flatMap(([key, { ask = '', measured }]) => {
    const at = pointer('tables', 'conditions', key);
    if (ask.trim() === '') {
      return [
        stops(at, `The condition "${key}" has no question: write under "ask" what a medic can answer with yes or no.`),
      ];
    }
    return measured !== undefined && measured.vital === undefined
      ? [stops(at, `The condition "${key}" is measured and names no vital sign: name it under "vital".`)]
      : [];
  });

const ofWho = (who: Who | undefined): readonly string[] => (who?.if === undefined ? [] : [who.if]);
const ofCautions = ({ stop = [], ask = [], know = [] }: Cautions): readonly string[] =>
  [...stop, ...ask, ...know].flatMap(({ who }) => ofWho(who));
const ofLimit = ({ who, in: condition }: Limit): readonly string[] => [
  ...ofWho(who),
  ...(condition === undefined ? [] : [condition]),
];
const ofModifiers = (modifiers: readonly Modifier[] = []): readonly string[] =>
  modifiers.flatMap(({ who }) => ofWho(who));
const ofOrder = ({ who, if: condition, unless }: OrderRule): readonly string[] => [
  ...ofWho(who),
  ...[condition, unless].flatMap((key) => key ?? []),
];

const ofDrug = (drug: DrugActs): Named => ({
  conditions: [
    ...ofCautions(drug),
    ...(drug.limits ?? []).flatMap(ofLimit),
    ...ofModifiers(drug.modify),
    ...drug.preparations.flatMap(({ must, may }) => [...must, ...may].flatMap(({ who }) => ofWho(who))),
  ],
  monitors: drug.monitor ?? [],
});

const ofAct = (act: Act): Named => ({
  conditions: [
    ...ofCautions(act),
    ...(act.when ?? []),
    ...(act.stopWhen ?? []),
    ...(act.start?.check ?? []),
    ...[act.routes, act.dose, act.device, act.over, act.then, act.step, act.repeat, act.byAge].flatMap((entries) =>
      (entries ?? []).flatMap(({ who }) => ofWho(who)),
    ),
    ...(act.limits ?? []).flatMap(ofLimit),
    ...ofModifiers(act.modify),
    ...(act.order ?? []).flatMap(ofOrder),
    ...(act.lift ?? []).flatMap((lift) => lift.if ?? []),
    ...(act.instead ?? []).map((instead) => instead.if),
  ],
  monitors: [...(act.monitor ?? []), ...(act.start?.needs ?? []), ...(act.recheck ? [act.recheck.what] : [])],
  targets: act.target === undefined ? [] : [act.target],
});
