import { type AgeReading, type QuickPath, quickPath, type WeightReading } from '@first60/clinical';

/** A weight that was typed but cannot be read must never fall back to an estimate from age. */
export function quickPathOf(weight: WeightReading, age: AgeReading): QuickPath {
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
