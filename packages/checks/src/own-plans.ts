import { type ArrestPlan, type PlanDrug, type PlanLine, perMl, strengthText } from '@first60/clinical';
import { canonicalJson, type Edition, isLineOfCard, type MedicationLine } from '@first60/edition';
import { attempt } from './doses/attempt.ts';
import { cardOf, drugOf } from './looked-up.ts';

/**
 * The plans of an edition, reduced to their own content. The doses of medication lines copied from cards and strengths
 * copied from stocked drugs are left out, because they are shown and reviewed in their original place. A copy that
 * differs from its card or its drug is kept.
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
  const said = line && lines.find((one) => isLineOfCard(line, one));
  const words = said && wordsOfLine(line);
  const own = said === undefined ? line : words && { ...words, sources: said.sources };
  const isStocked = canonicalJson(stock?.concentration ?? null) === canonicalJson(stocked ?? null);
  return {
    ...drug,
    ...(own && { line: own }),
    ...(stock && !isStocked && { stock }),
    ...(strength !== undefined &&
      strength !== (stocked && attempt(() => strengthText(perMl(stocked)))) && { strength }),
  };
}

/** What only a plan says of a line that is otherwise its card's: when again, and what else is read before it is given. */
export function wordsOfLine({ medication, indication, kind, routes, timing, note }: PlanLine): PlanLine | undefined {
  if (timing === undefined && note === undefined) return undefined;
  return {
    medication,
    indication,
    kind,
    routes,
    ...(timing !== undefined && { timing }),
    ...(note !== undefined && { note }),
  };
}
