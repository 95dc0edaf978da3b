import type { Act, ActCaution, Cautions, DrugActs } from '@first60/clinical';
import type { Found } from '../../../rule.ts';
import { type ActRule, actPlace, actStops } from '../act-rule.ts';
import { type ActTables, classesOf } from '../act-tables.ts';

interface Infusion {
  readonly drug: DrugActs;
  readonly act: Act;
  /** What holds of its line: what forbids it, what is watched, what is done before it is connected. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Infusions of one class hang on the same kind of line and pump. What one of them forbids, watches or does before it is
 * connected holds for the others too.
 */
export const infusionsAlike: ActRule = {
  name: 'infusions-alike',
  find: ({ drugs, tables }) =>
    Object.keys(tables.classes).flatMap((key) => {
      const infusions = drugs
        .filter(({ classes }) => classes.includes(key))
        .flatMap((drug) => drug.acts.filter(isInfusion).map((act) => infusionOf(drug, act, tables)));
      return infusions.flatMap((one) => differencesOf(one, infusions));
    }),
};

const isInfusion = ({ dose }: Act): boolean =>
  dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.per === 'min');

function infusionOf(drug: DrugActs, act: Act, tables: ActTables): Infusion {
  const all: readonly Cautions[] = [...classesOf(drug, tables), drug, act];
  const lifted = new Set((act.lift ?? []).map((lift) => lift.if));
  const concerns = ({ who, acts, except }: ActCaution): boolean =>
    (acts?.includes(act.id) ?? true) && !except?.includes(act.id) && !lifted.has(who.if);
  return {
    drug,
    act,
    parts: new Map([
      ['stop', new Set(all.flatMap(({ stop = [] }) => stop.filter(concerns).flatMap(({ who }) => who.if ?? [])))],
      ['monitor', new Set(all.flatMap(({ monitor = [] }) => monitor))],
      ['start', new Set((act.start?.first ?? []).map(({ say }) => say))],
    ]),
  };
}

/** What infusions of other drugs of the class have and this one lacks, each once. */
function differencesOf({ drug, act, parts }: Infusion, infusions: readonly Infusion[]): readonly Found[] {
  const others = infusions.filter((other) => other.drug.id !== drug.id);
  const said = new Map(
    others.flatMap((other) =>
      [...other.parts].flatMap(([field, values]) =>
        [...values]
          .filter((value) => !parts.get(field)?.has(value))
          .map((value) => [`${field} ${value}`, { field, value, other }] as const),
      ),
    ),
  );
  return [...said.values()].map(({ field, value, other }) =>
    actStops(
      drug,
      act,
      `lacks "${value}" under "${field}", which ${actPlace(other.drug, other.act)} has: say it of every infusion of the class.`,
    ),
  );
}
