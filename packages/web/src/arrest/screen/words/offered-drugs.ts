import {
  type ArrestPatient,
  type ArrestPlan,
  type ArrestState,
  type CueDrug,
  type DoseSeries,
  doseSeries,
  drugDose,
  drugOrder,
  givenInstead,
  isAntiarrhythmic,
  newbornNotes,
  type PlanDrug,
  withheldAfter,
} from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { type DrugWords, drugWords } from './drug-words.ts';
import type { DoseWindow } from './window-words.ts';

/** A drug as the list shows it. */
export interface OfferedDrug extends CueDrug {
  /** Its position in the dosing window. Absent if no cue names it. */
  readonly window?: DoseWindow;
  /** Milliseconds since the last dose, if the plan requires more time between two doses. */
  readonly lastGiven?: number;
  /** Absent for a recalled drug. */
  readonly words?: DrugWords;
  /** The route, as worded on its card. */
  readonly route?: string;
  /** True if it is given only in the other phase: during the arrest, or after ROSC. */
  readonly isOther: boolean;
  /** The other antiarrhythmic that was already given. The two are not combined. */
  readonly instead?: string;
  /** Its position in a series of doses that are given one after the other, each as a separate drug. */
  readonly series?: DoseSeries;
  /** True for an antiarrhythmic when the core is cold, because its card then allows none. */
  readonly isNotInCold: boolean;
  /** True for a drug that its card rules out for bleeding after an injury. */
  readonly isNotInBleeding: boolean;
  /** Why its card does not allow it for this patient, in words: an injury, or another drug that was given. */
  readonly withheld?: string;
  /** Notes for a patient who may be newly born. */
  readonly newborn: readonly string[];
}

/** Every drug in the plan for this patient, in this phase's order, without dosing windows and last doses. */
export function offeredDrugs(plan: ArrestPlan, state: ArrestState, patient: ArrestPatient): OfferedDrug[] {
  const { now, other } = drugOrder(plan.drugs, state);
  const offered =
    (isOther: boolean) =>
    (drug: PlanDrug): OfferedDrug => {
      const instead = givenInstead(plan, state, drug.id);
      const series = doseSeries(plan, state.drugs, drug.id);
      const withheld = withheldText(plan, state, drug.id);
      return {
        drug: drug.id,
        name: drug.name,
        dose: drugDose(drug, plan, patient, state.drugs),
        isOther,
        isNotInCold: state.cold && isAntiarrhythmic(plan, drug.id),
        isNotInBleeding: state.trauma && drug.notInBleeding === true,
        ...(drug.line && { words: drugWords(drug.line, plan, drug.id) }),
        ...(drug.line?.route !== undefined && { route: drug.line.route }),
        ...(instead !== undefined && { instead }),
        ...(series && { series }),
        ...(withheld !== undefined && { withheld }),
        newborn: newbornNotes(plan, state, drug.id),
      };
    };
  return [...now.map(offered(false)), ...other.map(offered(true))];
}

function withheldText(plan: ArrestPlan, state: ArrestState, drug: string): string | undefined {
  if (state.trauma && isAntiarrhythmic(plan, drug)) return m.arrest_antiarrhythmic_trauma();
  const after = withheldAfter(plan, state, drug);
  return after && m.arrest_given_then({ drug: after, text: plan.antiarrhythmic.text ?? '' });
}
