import type { DoseAge, LinePatient } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { yearsWords } from '../../patient/age-words.ts';

const BY_WEIGHT = { adult: m.protocol_weight_adult, pediatric: m.protocol_weight_pediatric } as const;
const WITH_AGE = { adult: m.protocol_weight_adult_aged, pediatric: m.protocol_weight_pediatric_aged } as const;

/** Heading for the doses below: "Adult doses for 16 years, 45 kg". */
export function dosesFor(whose: DoseAge | 'both', { weight, years }: Pick<LinePatient, 'weight' | 'years'>): string {
  const written = weight.value.toFixed();
  if (whose === 'both') return m.protocol_weight_both({ weight: written });
  return years === null
    ? BY_WEIGHT[whose]({ weight: written })
    : WITH_AGE[whose]({ weight: written, age: yearsWords(years) });
}
