import type { Edition } from '@first60/edition';
import { ownPlans } from '../own-plans.ts';
import { planStatements } from './plan-statements.ts';
import { protocolChanges } from './protocol-changes.ts';
import { changesBetween, type Statements, statementsOf } from './readable.ts';

/** The parts of an edition beside its cards, with their names for a reader. */
const PARTS = {
  groups: 'Category groups',
  quickDoses: 'Quick calculator',
  quickAgeDoses: 'Quick calculator by age',
  adultDosing: 'Adult card',
  zones: 'Color zone',
  constants: 'Devices and lines',
  algorithms: 'Algorithm',
  illustrations: 'Illustration',
  hospitals: 'Hospital',
  synonyms: 'Search words',
  sources: 'Source',
} as const satisfies Partial<Record<keyof Edition, string>>;

/** The changes between two editions, one sentence each, the cards and the drugs first. */
export function editionChanges(was: Partial<Edition>, is: Partial<Edition>): string[] {
  const parts = Object.entries(PARTS) as ReadonlyArray<readonly [keyof typeof PARTS, string]>;
  return [
    ...protocolChanges(was, is),
    ...drugChanges(was, is),
    ...parts.flatMap(([part, title]) =>
      changesBetween(title, statementsOf(was[part] ?? []), statementsOf(is[part] ?? [])),
    ),
    ...changesBetween('Plan of an arrest', planStatements(ownPlans(was)), planStatements(ownPlans(is))),
    ...changesBetween('Running clock', planStatements(was.clocks ?? []), planStatements(is.clocks ?? [])),
    ...changesBetween('Edition', statementsOf(labelOf(was)), statementsOf(labelOf(is))),
  ];
}

const labelOf = ({ id, date, schemaVersion }: Partial<Edition>) => ({ id, date, schemaVersion });

function drugChanges(was: Partial<Edition>, is: Partial<Edition>): string[] {
  const [before, after] = [was.formulary ?? {}, is.formulary ?? {}];
  const ids = new Set([...Object.keys(before), ...Object.keys(after)] as ReadonlyArray<keyof typeof after>);
  return [...ids].flatMap((id) => {
    const [old, drug] = [before[id], after[id]];
    if (drug === undefined) return [`Drug removed: ${old?.genericName ?? id}`];
    if (old === undefined) return [`New drug: ${drug.genericName}, ${drug.presentation}, kit ${drug.kitNumber}`];
    const [texts, now] = [statementsOf(old), statementsOf(drug)];
    return changesBetween(drug.genericName, withoutEchoes(texts, now), withoutEchoes(now, texts));
  });
}

/** Leaves out the figures of a dose text that has changed itself, because the text already shows the change. */
function withoutEchoes(statements: Statements, others: Statements): Statements {
  const echoes = (place: string): boolean => {
    const text = place.replace(/(adult|child) figure,.*$/, '$1 dose');
    return text !== place && statements.get(text) !== others.get(text);
  };
  return new Map([...statements].filter(([place]) => !echoes(place)));
}
