import type { Edition, Protocol } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';

const SHOWN_STEPS = 2;
const SHOWN_MEDICATIONS = 3;

/** The facts a search result shows about a protocol: the first lines, and how many more the card has. */
export interface ResultFacts {
  readonly steps: readonly string[];
  readonly moreSteps: number;
  readonly medications: readonly string[];
  readonly moreMedications: number;
}

/**
 * The first 2 steps of the first 60 seconds and the first 3 medications, each drug once. Procedures have their own
 * steps in place of the first 60 seconds. Headings do not count as steps.
 */
export function resultFacts(protocol: Protocol, { formulary }: Pick<Edition, 'formulary'>): ResultFacts {
  const lines = protocol.first60Seconds.length > 0 ? protocol.first60Seconds : (protocol.steps ?? []);
  const steps = lines.map(({ text }) => text).filter((text) => !text.endsWith(':'));
  const drugs = [...new Set(protocol.medications.map(({ medication }) => medication))];
  const names = drugs.map((id) => drugName(formulary[id] ?? { genericName: id }));
  return {
    steps: steps.slice(0, SHOWN_STEPS),
    moreSteps: Math.max(0, steps.length - SHOWN_STEPS),
    medications: names.slice(0, SHOWN_MEDICATIONS),
    moreMedications: Math.max(0, names.length - SHOWN_MEDICATIONS),
  };
}
