import type { LinePatient, LineWithheld } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** The text in place of a dose that is not for this patient, or may not be. */
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
