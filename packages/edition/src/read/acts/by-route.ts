import type { ActPreparation, PreparationUse, Product, Route, Who } from '@first60/clinical';
import type { Note } from '../notes.ts';
import { whoText } from './act-text.ts';
import { examplesOf, exampleText, fits, patientsOf } from './patients.ts';
import type { Path, PlacedAct } from './placed-act.ts';

const isFor = ({ acts, routes }: PreparationUse, act: string, route: Route): boolean =>
  (acts?.includes(act) ?? true) && (routes?.includes(route) ?? true);

/**
 * Notes a route of an act by which the stocked product may not go in as it is, and for which not every patient has a
 * preparation either. Only what is drawn up needs one: a product that holds drug in a volume.
 */
export function noteUnpreparedRoutes(
  { act, at }: PlacedAct,
  products: readonly Product[],
  preparations: readonly ActPreparation[],
  note: Note,
): void {
  const product = products.find(({ id }) => id === act.product) ?? products[0];
  if (product?.holds.drug === undefined || product.holds.volume === undefined) return;
  for (const { route, who: by } of act.routes) {
    if (product.undiluted.includes(route)) continue;
    const uses = preparations.flatMap(({ must }) => must.filter((use) => isFor(use, act.id, route)));
    // A use under a condition is not sure to be for the patient.
    const prepared = uses.flatMap(({ who }) => (who?.if === undefined ? [patientsOf(who)] : []));
    const byRoute = patientsOf(by);
    const given = act.dose.flatMap(({ who, give }) => (isWords(give) ? [] : [who]));
    const examples = examplesOf([...prepared, byRoute, ...given.map(patientsOf)]);
    for (const who of given) {
      const left = examples.find(
        (patient) =>
          fits(patientsOf(who), patient) && fits(byRoute, patient) && !prepared.some((one) => fits(one, patient)),
      );
      if (left === undefined) continue;
      note(
        at('routes'),
        `${route} for "${whoText(who)}", here a patient of ${exampleText(left, [patientsOf(who), byRoute, ...prepared])}: the ${product.form} may not go in by ${route} as it is, and no preparation is for it: add ${route} to "undiluted" of products.${product.id}, or a preparation with "must: [{ routes: [${route}] }]".`,
      );
    }
  }
}

const isWords = (give: unknown): boolean => typeof give === 'object' && give !== null && 'say' in give;

/** Notes a preparation, or one use of it, that no act comes to. */
export function noteUnusedPreparations(
  preparations: readonly ActPreparation[],
  acts: readonly PlacedAct[],
  note: Note,
): void {
  for (const { id, must, may } of preparations) {
    if (must.length + may.length === 0) {
      note(
        ['preparations', id],
        'No act is given so: say for what it is under "must" or "may", like "must: [{ acts: [infusion] }]".',
      );
    }
    for (const [word, uses] of Object.entries({ must, may })) {
      for (const [index, use] of uses.entries()) {
        if (acts.some(({ act }) => isReached(use, act))) continue;
        const place: Path = ['preparations', id, word, index];
        note(
          place,
          `No act of the drug is given so: ${useText(use)}. Correct its acts, routes or patients, or take it out.`,
        );
      }
    }
  }
}

const isReached = (use: PreparationUse, { id, routes, dose }: PlacedAct['act']): boolean =>
  routes.some(({ route, who }) => isFor(use, id, route) && dose.some((entry) => isSomebodyIn(use.who, who, entry.who)));

function isSomebodyIn(...whos: readonly (Who | undefined)[]): boolean {
  const all = whos.map(patientsOf);
  return examplesOf(all).some((patient) => all.every((one) => fits(one, patient)));
}

const useText = ({ who, routes, acts }: PreparationUse): string =>
  [who && `for "${whoText(who)}"`, routes && `by ${routes.join(' or ')}`, acts && `in ${acts.join(' or ')}`]
    .filter((part) => part !== undefined)
    .join(', ') || 'for every act';
