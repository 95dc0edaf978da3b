import {
  type ComprehensiveAge,
  type ComprehensivePath,
  type ComprehensiveWeight,
  comprehensivePath,
  type Kg,
  readComprehensiveAge,
  readComprehensiveWeight,
  type Years,
} from '@first60/clinical';
import { useMemo } from 'react';
import { useEdition } from '../../../edition/live-edition.ts';

export interface ComprehensiveReading {
  readonly weight: ComprehensiveWeight;
  readonly age: ComprehensiveAge;
  readonly kilograms: Kg | null;
  readonly years: Years | null;
  readonly path: ComprehensivePath;
}

/** Reads the two fields. An unreadable field counts as empty, with the reason. */
export function useComprehensiveReading(weightText: string, ageText: string): ComprehensiveReading {
  const { zones } = useEdition();
  return useMemo(() => {
    const weight = readComprehensiveWeight(weightText);
    const age = readComprehensiveAge(ageText);
    const kilograms = weight.kind === 'weight' ? weight.weight : null;
    const years = age.kind === 'age' ? age.age : null;
    return { weight, age, kilograms, years, path: comprehensivePath(kilograms, years, zones) };
  }, [weightText, ageText, zones]);
}
