import { paths, type RegisterBody } from '@first60/contract';
import { type FormEvent, useState } from 'react';
import { hasProblems, isAnyMissing, type Problems } from '../../forms/field-problem.ts';
import { focusProblem } from '../../forms/focus-problem.ts';
import { SecurityQuestionFields } from '../../forms/security-question-fields.tsx';
import { m } from '../../paraglide/messages.js';
import { call } from '../../server/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { AccountFields } from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';
import {
  checkRegistration,
  keepDraft,
  type RegistrationDraft,
  type RegistrationField,
  restoreDraft,
} from './registration-draft.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccess } from './use-access.ts';

/** The draft is sent unchanged, because its choices come from the lists and the server checks them. */
const register = (draft: RegistrationDraft): Promise<unknown> => call('POST', paths.register, draft as RegisterBody);

interface RegistrationFormProps {
  /** The input since the screen was opened. */
  held: RegistrationDraft | undefined;
  /** The part of the input that survives a reload. */
  kept: string;
  onDraft: (held: RegistrationDraft, kept: string) => void;
  onEntered: () => void;
}

export function RegistrationForm({ held, kept, onDraft, onEntered }: RegistrationFormProps) {
  const draft = held ?? restoreDraft(kept);
  const onChange = (change: Partial<RegistrationDraft>) => {
    const next = { ...draft, ...change };
    onDraft(next, keepDraft(next));
  };
  const [problems, setProblems] = useState<Problems<RegistrationField>>({});
  const words = {
    welcome: { title: m.auth_registered_title(), description: m.auth_registered() },
    failureTitle: m.auth_registration_failed_title(),
    failureFallback: m.auth_registration_failed(),
  };
  const access = useAccess(register, words, onEntered);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    access.clearFailure();
    const found = checkRegistration(draft);
    setProblems(found);
    if (hasProblems(found)) focusProblem(event.currentTarget, found);
    else access.send(draft);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Next to the field that receives the focus, because the end of the form is then out of sight. */}
      {isAnyMissing(problems) && (
        <Alert tone="critical" live>
          {m.auth_missing_fields()}
        </Alert>
      )}
      <p className="text-sm text-ink-2">{m.auth_required_note()}</p>
      <AccountFields draft={draft} onChange={onChange} problems={problems} />
      <SecurityQuestionPart draft={draft} onChange={onChange} />
      <Alert tone="amber">{m.auth_licensed_notice()}</Alert>
      <FormAlert error={access.failure} announced={false} offline={m.auth_offline()} />
      <SubmitButton
        label={m.auth_create_account()}
        pendingLabel={m.auth_creating_account()}
        isPending={access.isPending}
      />
    </form>
  );
}

interface SecurityQuestionPartProps {
  draft: RegistrationDraft;
  onChange: (change: Partial<RegistrationDraft>) => void;
}

/** The security questions on the registration form. */
const SecurityQuestionPart = ({ draft, onChange }: SecurityQuestionPartProps) => (
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
