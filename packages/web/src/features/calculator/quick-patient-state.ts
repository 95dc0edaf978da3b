import {
  type AgeReading,
  type QuickPath,
  quickPath,
  readAge,
  readQuickWeight,
  type WeightReading,
} from '@first60/clinical';
import { useSessionText } from '../../lib/session-state.ts';

export interface QuickPatient {
  readonly weightText: string;
  readonly ageText: string;
  readonly weight: WeightReading;
  readonly age: AgeReading;
  readonly path: QuickPath;
  readonly setWeightText: (text: string) => void;
  readonly setAgeText: (text: string) => void;
  readonly clear: () => void;
}

/** The patient in front of the crew: kept for this visit on this device, never sent. */
export function useQuickPatient(): QuickPatient {
  const [weightText, setWeightText] = useSessionText('patient.weight');
  const [ageText, setAgeText] = useSessionText('patient.age');
  const weight = readQuickWeight(weightText);
  const age = readAge(ageText);
  return {
    weightText,
    ageText,
    weight,
    age,
    path: pathOf(weight, age),
    setWeightText,
    setAgeText,
    clear: () => {
      setWeightText('');
      setAgeText('');
    },
  };
}

/** A weight that was typed but cannot be read must never fall back to an estimate from age. */
function pathOf(weight: WeightReading, age: AgeReading): QuickPath {
  switch (weight.kind) {
    case 'weight':
      return quickPath(weight.weight, null);
    case 'empty':
      return quickPath(null, age.kind === 'age' ? age.age : null);
    case 'too-light':
    case 'not-a-number':
      return { kind: 'nothing-entered' };
  }
}
