import { m } from '../../../paraglide/messages.js';
import type { Weighed, Withheld } from './weighed-dose.ts';

/** What a crew reads in place of a dose that is not this patient's, or not yet known to be. */
export function withheldWords(why: Withheld, { weight }: Weighed): string {
  switch (why) {
    case 'weight':
      return m.protocol_dose_not_for({ weight: weight.value.toFixed() });
    case 'age':
      return m.protocol_dose_not_for_age();
    case 'needs-age':
      return m.protocol_dose_needs_age();
  }
}
