import type { Zone } from '@first60/edition';
import { m } from '../../../paraglide/messages.js';
import { setZone } from '../../../patient/weight-and-age.ts';
import { toast } from '../../../ui/toast.ts';

/** Sets the patient's weight and age to a zone's average weight and age label. */
export function chooseZone(zone: Zone): void {
  setZone(zone);
  toast({
    title: m.zone_selected({ color: zone.color }),
    description: m.zone_selected_text({ weight: zone.avgWeight, age: zone.age.text }),
  });
}
