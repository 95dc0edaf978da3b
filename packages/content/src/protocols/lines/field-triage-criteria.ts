import { type Line, line } from '@first60/edition';

/**
 * The criteria of the National Guideline for the Field Triage of Injured Patients (2021), shared by the
 * one-screen card and the full algorithm so that the two never differ.
 */

export const redInjuries: readonly Line[] = [
  line('Penetrating wound of head, neck, torso, upper arm or thigh.', 'field-triage-2021'),
  line('Skull deformed, or suspected skull fracture.', 'la-guidelines-2025'),
  line('Suspected spine injury with new weakness or numbness.', 'field-triage-2021'),
  line('Chest wall unstable, deformed or flail.', 'field-triage-2021'),
  line('Suspected pelvic fracture.', 'field-triage-2021'),
  line('Suspected fracture of 2 or more long bones of thigh or upper arm.', 'field-triage-2021'),
  line('Limb crushed, degloved, mangled or without a pulse.', 'field-triage-2021'),
  line('Amputation above the wrist or ankle.', 'field-triage-2021'),
  line('Bleeding that needs a tourniquet or packing.', 'field-triage-2021'),
];

export const redVitalSigns: readonly Line[] = [
  line('Cannot follow commands: motor GCS below 6.', 'field-triage-2021'),
  line('Breathing below 10 or above 29 per min.', 'field-triage-2021'),
  line('Respiratory distress, or needs respiratory support.', 'field-triage-2021'),
  line('SpO2 below 90% on room air.', 'field-triage-2021'),
  line('0-9 years: SBP below 70 + 2 x age.', 'field-triage-2021'),
  line('10-64 years: SBP below 90 mmHg, or pulse higher than SBP.', 'field-triage-2021'),
  line('65 years or older: SBP below 110 mmHg, or pulse higher than SBP.', 'field-triage-2021'),
];

export const yellowMechanisms: readonly Line[] = [
  line('Ejected from the vehicle, fully or partly.', 'field-triage-2021'),
  line('Intrusion over 12 inches (30 cm) at the patient, over 18 inches (46 cm) anywhere.', 'field-triage-2021'),
  line('Entrapped, needed extrication.', 'field-triage-2021'),
  line('Death in the same passenger compartment.', 'field-triage-2021'),
  line('Child 0-9 years without a belt or secured seat.', 'field-triage-2021'),
  line('Vehicle telemetry reports a severe crash.', 'field-triage-2021'),
  line('Rider separated from the vehicle with force: motorcycle, quad, horse.', 'field-triage-2021'),
  line('Pedestrian or cyclist thrown, run over or hit hard.', 'field-triage-2021'),
  line('Fall of more than 10 feet (3 m), any age.', 'field-triage-2021'),
];

export const yellowJudgment: readonly Line[] = [
  line('Low fall with significant head impact, 5 years or younger or 65 or older.', 'field-triage-2021'),
  line('On a blood thinner.', 'field-triage-2021'),
  line('Suspected child abuse.', 'field-triage-2021'),
  line('Pregnant over 20 weeks.', 'field-triage-2021'),
  line('Burns together with trauma.', 'field-triage-2021'),
  line('Special needs that only a large center can meet.'),
];
