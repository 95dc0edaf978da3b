import type { ArrestPlan, PlanLine } from '@first60/clinical';
import { stopFacts } from '../../../doses/stop-facts.ts';

/** When a drug is given, and how, as its card says it. */
export interface DrugWords {
  /** What it is for. */
  readonly indication: string;
  /** What has to be known before it is given: the notes for this patient, how it is made, when it is given again. */
  readonly conditions: string;
}

const AGE_NOTE = { adult: 'adultNote', child: 'pediatricNote' } as const;

/**
 * The words of a card's line for a patient of this plan. The times of the drug that the sequence is about are those of its
 * cue, and are left out.
 */
export function drugWords(line: PlanLine, { id, epinephrine }: ArrestPlan, drug: string): DrugWords {
  const notes = [...stopsOf(line, id), line.note, line[AGE_NOTE[id]]];
  const timing = drug === epinephrine.drug ? undefined : line.timing;
  return {
    indication: line.indication,
    conditions: [...notes, line.preparation?.recipe, timing]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => `${part}.`.replace(/\.\.$/, '.'))
      .join(' '),
  };
}

const AGE = { adult: 'adult', child: 'pediatric' } as const;

const stopsOf = ({ contraindications }: PlanLine, id: ArrestPlan['id']): readonly string[] =>
  stopFacts(contraindications, AGE[id]).map((fact) => fact.join(': '));
