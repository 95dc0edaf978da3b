import { UserRoundX } from 'lucide-react';
import { memo } from 'react';
import { clearPatient, usePatientKnown } from '../lib/patient.ts';
import { m } from '../paraglide/messages.js';

/** Wipes every value of the patient, on whatever screen it was entered. */
export const ClearPatient = memo(function ClearPatient({ words = false }: { words?: boolean }) {
  return (
    <button
      type="button"
      disabled={!usePatientKnown()}
      onClick={clearPatient}
      aria-label={m.calc_clear_patient()}
      title={m.calc_clear_patient()}
      className="flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-lg border border-line font-semibold disabled:opacity-50"
    >
      <UserRoundX aria-hidden className="size-5" />
      {words && <span className="max-lg:hidden">{m.calc_clear_patient()}</span>}
    </button>
  );
});
