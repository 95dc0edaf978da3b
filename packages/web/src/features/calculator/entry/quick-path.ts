import { type AgeReading, type QuickPath, quickPath, type WeightReading } from '@first60/clinical';

/** A weight that was typed but cannot be read must never fall back to an estimate from age. */
export function quickPathOf(weight: WeightReading, age: AgeReading): QuickPath {
  const years = age.kind === 'age' ? age.age : null;
  switch (weight.kind) {
    case 'weight':
      return quickPath(weight.weight, years);
    case 'empty':
      return quickPath(null, years);
    case 'too-light':
    case 'not-a-number':
      return { kind: 'nothing-entered' };
  }
}
