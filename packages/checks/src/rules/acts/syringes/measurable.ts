import { drawDose, ml, perMl, type Syringe } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type ActRule, actAsks, everyAct } from '../act-rule.ts';
import { rounded } from '../figures/dose-at.ts';
import { drawnAs, isDrawnUp, isUsedFor, mustFor, productOf } from '../figures/drawn.ts';
import { patientText } from '../figures/patients.ts';
import { type TriedDose, triedDoses } from '../figures/tried-doses.ts';

/** Every dose can be read on a syringe, or is offered in a preparation in which it can. */
export const measurable: ActRule = {
  name: 'measurable',
  find: (contents) =>
    everyAct(contents, (drug, act) =>
      triedDoses(drug, act)
        .flatMap((tried) => unreadable(tried, contents.syringes) ?? [])
        .slice(0, 1)
        .map(({ patient, volume, why }) =>
          actAsks(
            drug,
            act,
            `is ${volume} mL for ${patientText(patient)}, ${why}: offer a weaker preparation for such volumes, or name the exception.`,
          ),
        ),
    ),
};

function unreadable(tried: TriedDose, syringes: readonly Syringe[]) {
  const { drug, act, patient, dose, at } = tried;
  const product = productOf(drug, act);
  if (dose.per !== undefined || !isDrawnUp(product)) return undefined;
  const drawn = drawnAs(product, mustFor(drug, tried), at.least);
  if (drawn === undefined || drawn.volume.value.eq(0)) return undefined;
  const why = attempt(() =>
    faultOf(drawDose(ml(drawn.volume.value), perMl({ amount: 1, unit: 'mL' }), undefined, syringes).drawUp),
  );
  const isOffered = drug.preparations.some(({ may }) =>
    may.some((use) => isUsedFor(use, tried) && (use.belowMl === undefined || drawn.stock.value.lt(use.belowMl))),
  );
  return why === undefined || isOffered ? undefined : { patient, volume: rounded(drawn.volume.value), why };
}

function faultOf(drawUp: ReturnType<typeof drawDose>['drawUp']): string | undefined {
  if (drawUp.kind === 'unmeasurable') return 'less than a mark of the finest syringe';
  if (drawUp.kind !== 'syringe') return undefined;
  if (drawUp.warnings.includes('below-0.05-ml')) return 'less than 0.05 mL';
  return drawUp.warnings.length > 0 ? 'more than 5 % off the nearest mark' : undefined;
}
