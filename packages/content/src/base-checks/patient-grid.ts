import { type ActPatient, kg, years } from '@first60/clinical';
import type { Patient } from './act-oracle/possible-patient.ts';
import { fortyDecimals, fraction, over } from './oracle/rational.ts';

/** A patient as the engine takes one and as the oracle does. */
export interface GridPatient {
  /** "16 kg, 48 months" */
  readonly words: string;
  readonly engine: ActPatient;
  readonly oracle: Patient;
}

const WEIGHTS = [null, '4', '9', '16', '25', '40', '80'] as const;
const MONTHS = [null, 1, 48, 120, 480, 900] as const;
const NO_CONDITION: ReadonlyMap<string, boolean> = new Map();

function gridPatient(weight: string | null, age: number | null): GridPatient {
  const months = age === null ? null : fraction(age);
  return {
    words: `${weight === null ? 'no weight' : `${weight} kg`}, ${age === null ? 'no age' : `${age} months`}`,
    engine: {
      weight: weight === null ? null : kg(weight),
      age: months === null ? null : years(fortyDecimals(over(months, fraction(12)))),
      conditions: NO_CONDITION,
    },
    oracle: { weight, months, conditions: NO_CONDITION },
  };
}

/** Nobody known, and people of all sizes and ages, also those of whom only one of the two is known. */
export const PATIENT_GRID: readonly GridPatient[] = WEIGHTS.flatMap((weight) =>
  MONTHS.map((age) => gridPatient(weight, age)),
);
