import {
  type AskedAct,
  actOnCard,
  type CardAct,
  type DrugActs,
  type RouteVolumes,
  uncountedOf,
} from '@first60/clinical';
import type { MedicationId } from '../ids.ts';
import type { ActTables, PrintedRoute } from '../model/act-tables.ts';
import type { EditionActs } from '../model/edition-acts.ts';

/** The fluid that the diluent "saline" is. */
const SALINE = 'sodium-chloride';

/** What a route takes at one site and into one nostril. */
function volumesOf(routes: ActTables['routes']): RouteVolumes {
  const entries = Object.entries(routes).flatMap(([route, { mlPerSite, mlPerNostril }]: [string, PrintedRoute]) => {
    if (typeof mlPerSite === 'object' || (mlPerSite === undefined && mlPerNostril === undefined)) return [];
    const volumes = {
      ...(mlPerSite !== undefined && { mlPerSite: [{ is: mlPerSite }] }),
      ...(mlPerNostril !== undefined && { mlPerNostril: [{ is: mlPerNostril }] }),
    };
    return [[route, volumes] as const];
  });
  return Object.fromEntries(entries);
}

/** The fluids in the kits, as preparations name them. */
const diluentsOf = ({ drugs }: EditionActs): ReadonlySet<string> =>
  new Set([...Object.keys(drugs), ...(drugs[SALINE] === undefined ? [] : ['saline'])]);

/**
 * An act of a drug with everything that its answer depends on besides the patient, as a card gives it.
 * @returns nothing when the edition has no such act
 */
export function askedAct(
  acts: EditionActs,
  medication: MedicationId,
  act: string,
  card: CardAct = {},
): AskedAct | undefined {
  const drug = acts.drugs[medication];
  const written = drug?.acts.find(({ id }) => id === act);
  if (drug === undefined || written === undefined) return undefined;
  const all = Object.values(acts.drugs).filter((one): one is DrugActs => one !== undefined);
  const classes = drug.classes.flatMap((name) => {
    const rules = acts.classes[name];
    const drugs = all.filter((one) => one.classes.includes(name));
    const uncounted = drugs.flatMap(uncountedOf);
    return rules === undefined ? [] : [{ rules, drugs: drugs.map(({ id }) => id), uncounted }];
  });
  return {
    drug,
    act: actOnCard(written, card),
    classes,
    routes: volumesOf(acts.routes),
    diluents: diluentsOf(acts),
  };
}
