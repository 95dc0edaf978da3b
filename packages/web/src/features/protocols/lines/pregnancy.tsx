import { m } from '../../../paraglide/messages.js';
import { setPregnant } from '../../../patient/card-patient.ts';
import { usePatientText } from '../../../patient/patient.ts';

const ANSWERS = [
  { pregnant: true, value: 'yes', word: m.answer_yes },
  { pregnant: false, value: 'no', word: m.answer_no },
] as const;

/** Asks whether the patient is pregnant, in a line that is for pregnant patients. */
export function Pregnancy() {
  const said = usePatientText('pregnant');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <span
      role="group"
      aria-label={m.patient_pregnant_question()}
      className="ms-2 inline-flex gap-1.5 align-middle print:hidden"
    >
      {ANSWERS.map(({ pregnant, value, word }) => (
        <button
          key={value}
          type="button"
          aria-pressed={said === value}
          onClick={() => setPregnant(pregnant)}
          className="min-h-12 min-w-13 rounded-lg border border-line bg-surface px-2.5 text-base font-semibold text-accent-ink aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {word()}
        </button>
      ))}
    </span>
  );
}
