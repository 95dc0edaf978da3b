import type { ArrestPlan, PlanLine } from '@first60/clinical';
import { stopFacts } from '../../../doses/stop-facts.ts';

/** When and how a drug is given. */
export interface DrugWords {
  /** The drug's purpose. */
  readonly indication: string;
  /** Information to read before giving it: notes for this patient, preparation and repeat timing. */
  readonly conditions: string;
}

/**
 * The words of a plan's drug for its patient. The main drug's timing is left out, because its cue shows
 * it.
 */
export function drugWords(line: PlanLine, { id, epinephrine }: ArrestPlan, drug: string): DrugWords {
  const notes = [...stopsOf(line, id), line.note];
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
