import { SecurityQuestionFields } from '../../forms/security-question-fields.tsx';
import { m } from '../../paraglide/messages.js';
import type { RegistrationDraft } from './registration-draft.ts';

interface SecurityQuestionPartProps {
  draft: RegistrationDraft;
  onChange: (change: Partial<RegistrationDraft>) => void;
}

/** The questions of a registration. */
export const SecurityQuestionPart = ({ draft, onChange }: SecurityQuestionPartProps) => (
  <fieldset className="flex flex-col gap-4 border-t border-line-soft pt-4">
    <legend className="sr-only">{m.auth_questions_title()}</legend>
    <div>
      <p aria-hidden className="text-lg font-bold">
        {m.auth_questions_title()}
      </p>
      <p className="text-sm text-ink-2">{m.auth_questions_hint()}</p>
    </div>
    <SecurityQuestionFields fields={draft} onChange={onChange} labelOf={(label) => m.auth_label_required({ label })} />
  </fieldset>
);
