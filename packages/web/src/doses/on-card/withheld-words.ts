import type { LinePatient, LineWithheld } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** The text shown in place of a dose that is not, or may not be, for this patient. */
export function withheldWords(why: LineWithheld, { weight }: LinePatient): string {
  switch (why) {
    case 'weight':
      return m.protocol_dose_not_for({ weight: weight.value.toFixed() });
    case 'age':
      return m.protocol_dose_not_for_age();
    case 'needs-age':
      return m.protocol_dose_needs_age();
  }
}
