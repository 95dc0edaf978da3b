import type { Edition, EditionActs } from '@first60/edition';
import type { ActContents, ActPlan } from './act-rule.ts';
import { drugFaces } from './words/drug-faces.ts';

/** The acts of an edition, and all that their rules compare them with. */
export function actContentsOf(
  { formulary, zones, constants, protocols, codes = {}, clocks = [] }: Edition,
  acts: EditionActs,
): ActContents {
  const { drugs, plans, ...tables } = acts;
  return {
    drugs: Object.values(drugs).filter((drug) => drug !== undefined),
    tables,
    formulary,
    zones,
    syringes: constants.syringes.syringes,
    plans: Object.values(codes).map((plan): ActPlan => ({ plan, gives: plans[plan.id] ?? {} })),
    clocks,
    lines: Object.entries(protocols).flatMap(([card, { medications }]) =>
      medications.flatMap(({ medication, add }, index) =>
        add === undefined ? [] : [{ card, index, drug: medication, add }],
      ),
    ),
    facesOf: (drug) => drugFaces(drug, acts, { formulary }),
  };
}
