import { UserRoundX } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import type { Patient } from './patient-state.ts';

export function ClearPatient({ patient }: { patient: Patient }) {
  return (
    <button
      type="button"
      disabled={patient.weightText === '' && patient.ageText === ''}
      onClick={patient.clear}
      aria-label={m.calc_clear_patient()}
      title={m.calc_clear_patient()}
      className="flex size-12 shrink-0 items-center justify-center rounded-lg border border-line disabled:opacity-50"
    >
      <UserRoundX aria-hidden className="size-5" />
    </button>
  );
}
