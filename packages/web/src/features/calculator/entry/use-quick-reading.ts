import { type AgeReading, type QuickPath, readAge, readQuickWeight, type WeightReading } from '@first60/clinical';
import { useMemo } from 'react';
import { quickPathOf } from './quick-path.ts';

export interface QuickReading {
  readonly weight: WeightReading;
  readonly age: AgeReading;
  readonly path: QuickPath;
}

/** What the two fields say. The path stays the same object while nothing it rests on changes. */
export function useQuickReading(weightText: string, ageText: string): QuickReading {
  const weight = useMemo(() => readQuickWeight(weightText), [weightText]);
  const age = useMemo(() => readAge(ageText), [ageText]);
  const path = useMemo(() => quickPathOf(weight, age), [weight, age]);
  return { weight, age, path };
}
