import { type ArrestPlan, type PlanDrug, perMl, strengthText } from '@first60/clinical';
import { canonicalJson, type Edition, isLineOfCard, type MedicationLine } from '@first60/edition';
import { attempt } from './doses/attempt.ts';
import { cardOf, drugOf } from './looked-up.ts';

/**
 * The plans of an edition, reduced to their own content. Medication lines copied from cards and strengths copied from
 * stocked drugs are left out, because they are shown and reviewed in their original place. A copy that differs from its
 * card or its drug is kept.
 */
export const ownPlans = ({
  codes,
  protocols = {},
  formulary = {},
}: Partial<Edition>): Readonly<Record<string, ArrestPlan>> =>
  Object.fromEntries(
    Object.entries(codes ?? {}).map(([id, plan]) => {
      const lines = cardOf({ protocols }, plan.protocol)?.medications ?? [];
      const drugs = plan.drugs.map((drug) => ownDrug(drug, { formulary, lines }));
      return [id, { ...plan, drugs }];
    }),
  );

function ownDrug(
  { line, stock, strength, ...drug }: PlanDrug,
  { formulary, lines }: Pick<Edition, 'formulary'> & { readonly lines: readonly MedicationLine[] },
): PlanDrug {
  const stocked = line && drugOf({ formulary }, line.medication)?.concentration;
  const isStocked = canonicalJson(stock?.concentration ?? null) === canonicalJson(stocked ?? null);
  return {
    ...drug,
    ...(line && !lines.some((said) => isLineOfCard(line, said)) && { line }),
    ...(stock && !isStocked && { stock }),
    ...(strength !== undefined &&
      strength !== (stocked && attempt(() => strengthText(perMl(stocked)))) && { strength }),
  };
}
