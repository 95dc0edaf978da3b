import type { MedicationId } from '@first60/edition';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';

/** The two epinephrine strengths look different everywhere. Mixing them up is a ten-fold error. */
const STRENGTHS: Partial<Record<MedicationId, { className: string; label: () => string }>> = {
  'epinephrine-1-10000': {
    className: 'bg-accent text-on-accent print:border print:bg-surface print:text-ink',
    label: m.strength_epinephrine_iv,
  },
  'epinephrine-1-1000': {
    className: 'border-2 border-dashed border-ink bg-amber-soft text-amber-ink',
    label: m.strength_epinephrine_im,
  },
};

export function StrengthBadge({ medication }: { medication: MedicationId }) {
  const strength = STRENGTHS[medication];
  if (strength === undefined) return null;
  return (
    <span className={`figure rounded-md px-2 py-0.5 text-sm font-bold ${strength.className}`}>
      <ClinicalText text={strength.label()} />
    </span>
  );
}
