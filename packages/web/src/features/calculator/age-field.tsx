import type { AgeReading } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import type { Patient } from './patient-state.ts';
import { zoneOfAge } from './zone-age.ts';

export function AgeField({ patient, age }: { patient: Patient; age: AgeReading }) {
  const zone = zoneOfAge(patient.ageText);
  return (
    <TextField
      name="age"
      beside
      label={m.calc_age_label()}
      value={patient.ageText}
      onValue={patient.setAgeText}
      hint={zone && m.calc_age_zone_note({ zone: zone.color })}
      error={zone === undefined ? errorFor(age) : undefined}
      placeholder={m.calc_age_placeholder()}
      autoComplete="off"
      enterKeyHint="done"
    />
  );
}

function errorFor(age: AgeReading): string | undefined {
  if (age.kind === 'not-understood') return m.calc_age_not_understood();
  if (age.kind === 'too-old') return m.calc_age_too_old();
  return undefined;
}
