import { UserRoundX } from 'lucide-react';
import { memo } from 'react';
import { m } from '../paraglide/messages.js';
import { clearPatient, usePatientKnown } from './patient.ts';

interface ClearPatientProps {
  /** Shows its label where there is room. */
  words?: boolean;
  /** As tall as the field next to it. */
  tall?: boolean;
}

/** Clears every patient value on all screens. */
export const ClearPatient = memo(function ClearPatient({ words = false, tall = false }: ClearPatientProps) {
  return (
    <button
      type="button"
      disabled={!usePatientKnown()}
      onClick={clearPatient}
      aria-label={m.calc_clear_patient()}
      title={m.calc_clear_patient()}
      className={`flex min-w-12 shrink-0 items-center justify-center gap-2 rounded-lg border border-line bg-surface font-semibold disabled:opacity-50 ${tall ? 'min-h-14' : 'min-h-12'}`}
    >
      <UserRoundX aria-hidden className="size-5" />
      {words && <span className="max-lg:hidden">{m.calc_clear_patient()}</span>}
    </button>
  );
});
