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

/** A drug as the list offers it. */
export interface OfferedDrug extends CueDrug {
  /** Where it stands in its window; absent where no cue names it. */
  readonly window?: DoseWindow;
  /** Milliseconds since it was last given, where its plan has a longer time between two doses. */
  readonly lastGiven?: number;
  /** Absent for one that was recalled. */
  readonly words?: DrugWords;
  /** How it is given, as the card says it. */
  readonly route?: string;
  /** Given in the other phase alone: in the arrest, or after ROSC. */
  readonly isOther: boolean;
  /** The antiarrhythmic that was given in place of this one: not both. */
  readonly instead?: string;
  /** Its place among the doses that are given one after the other, each of them a drug of its own. */
  readonly series?: DoseSeries;
  /** An antiarrhythmic in the cold: its card gives none. */
  readonly isNotInCold: boolean;
  /** After an injury: what its card does not give in bleeding. */
  readonly isNotInBleeding: boolean;
  /** Why its card does not give it to this patient, in words: an injury, or a drug that was given. */
  readonly withheld?: string;
  /** What has to be known of it for a patient who may be newly born. */
  readonly newborn: readonly string[];
}

/** Every drug of the plan for this patient in the order of this phase; without its time. */
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
