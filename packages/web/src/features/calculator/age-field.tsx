import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import type { QuickPatient } from './quick-patient-state.ts';

const MAX_CHARACTERS = 20;

export function AgeField({ patient }: { patient: QuickPatient }) {
  return (
    <TextField
      name="age"
      beside
      label={m.calc_age_label()}
      value={patient.ageText}
      onValue={patient.setAgeText}
      error={errorFor(patient)}
      placeholder={m.calc_age_placeholder()}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_CHARACTERS}
    />
  );
}

function errorFor({ age }: QuickPatient): string | undefined {
  if (age.kind === 'not-understood') return m.calc_age_not_understood();
  if (age.kind === 'too-old') return m.calc_age_too_old();
  return undefined;
}
