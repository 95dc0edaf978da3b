import type { ActPreparation, PreparationUse, Product, Route, Who } from '@first60/clinical';
import type { Note } from '../notes.ts';
import { whoText } from './act-text.ts';
import { examplesOf, exampleText, fits, patientsOf } from './patients.ts';
import type { Path, PlacedAct } from './placed-act.ts';

const isFor = ({ acts, routes }: PreparationUse, act: string, route: Route): boolean =>
  (acts?.includes(act) ?? true) && (routes?.includes(route) ?? true);

/** A route of an act for which somebody has no preparation. */
interface Unprepared {
  readonly at: Path;
  readonly product: Product;
  readonly route: Route;
  /** `IV for "adult", here a patient of 15 years` */
  readonly whose: string;
}

/**
 * Notes a route by which the stocked product may not go in as it is, and for which not every patient of an act has a
 * preparation either. It is noted once, where it is first, because one preparation mends it in all acts. Only what is
 * drawn up needs one: a product that holds drug in a volume.
 */
export function noteUnpreparedRoutes(
  acts: readonly PlacedAct[],
  products: readonly Product[],
  preparations: readonly ActPreparation[],
  note: Note,
): void {
  const unprepared = acts.flatMap((act) => unpreparedIn(act, products, preparations));
  for (const [first, ...more] of Map.groupBy(unprepared, ({ product, route }) => `${product.id} ${route}`).values()) {
    if (first === undefined) continue;
    const { at, product, route, whose } = first;
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    note(
      at,
      `${whose}${others}: the ${product.form} may not go in by ${route} as it is, and no preparation is for it: add ${route} to "undiluted" of products.${product.id}, or a preparation with "must: [{ routes: [${route}] }]".`,
    );
  }
}

function unpreparedIn(
  { act, at }: PlacedAct,
  products: readonly Product[],
  preparations: readonly ActPreparation[],
): readonly Unprepared[] {
  const product = products.find(({ id }) => id === act.product) ?? products[0];
  if (product?.holds.drug === undefined || product.holds.volume === undefined) return [];
  return act.routes.flatMap(({ route, who: by }) => {
    if (product.undiluted.includes(route)) return [];
    const uses = preparations.flatMap(({ must }) => must.filter((use) => isFor(use, act.id, route)));
    // A use under a condition is not sure to be for the patient.
    const prepared = uses.flatMap(({ who }) => (who?.if === undefined ? [patientsOf(who)] : []));
    const byRoute = patientsOf(by);
    const given = act.dose.flatMap(({ who, give }) => (isWords(give) ? [] : [who]));
    const examples = examplesOf([...prepared, byRoute, ...given.map(patientsOf)]);
    return given.flatMap((who): readonly Unprepared[] => {
      const left = examples.find(
        (patient) =>
          fits(patientsOf(who), patient) && fits(byRoute, patient) && !prepared.some((one) => fits(one, patient)),
      );
      if (left === undefined) return [];
      const patient = exampleText(left, [patientsOf(who), byRoute, ...prepared]);
      return [
        { at: at('routes'), product, route, whose: `${route} for "${whoText(who)}", here a patient of ${patient}` },
      ];
    });
  });
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
