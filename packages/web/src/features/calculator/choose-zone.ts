import type { Zone } from '@first60/content';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';
import type { Patient } from './patient-state.ts';

/** Sets the patient to a zone: its average weight and its age label. */
export function chooseZone(patient: Patient, zone: Zone): void {
  patient.setBoth(String(zone.avgWeight), zone.age.text);
  toast({
    title: m.zone_selected({ color: zone.color }),
    description: m.zone_selected_text({ weight: zone.avgWeight, age: zone.age.text }),
  });
}
