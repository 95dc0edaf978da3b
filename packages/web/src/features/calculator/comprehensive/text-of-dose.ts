import type { ComprehensiveDose, DoseAge, Kg } from '@first60/clinical';
import { asAge } from '../../../doses/other-age-text.ts';

/** A dose as that of an age in one line; undefined where there is none to give. */
export function textOfDose(whose: DoseAge, result: ComprehensiveDose, weight: Kg | null): string | undefined {
  switch (result.kind) {
    case 'by-weight':
    case 'fixed':
      return asAge(whose, { ...result, weight });
    case 'text':
      return asAge(whose, result.text);
    default:
      return undefined;
  }
}
