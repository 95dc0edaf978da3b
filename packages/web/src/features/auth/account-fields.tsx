import { CERTIFICATION_LEVELS } from '@first60/contract';
import type { Problems } from '../../forms/field-problem.ts';
import { NameFields } from '../../forms/name-fields.tsx';
import { problemSentence } from '../../forms/problem-sentence.ts';
import { m } from '../../paraglide/messages.js';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmailField } from './email-field.tsx';
import type { RegistrationDraft, RegistrationField } from './registration-draft.ts';

interface AccountFieldsProps {
  draft: RegistrationDraft;
  onChange: (change: Partial<RegistrationDraft>) => void;
  problems: Problems<RegistrationField>;
}

export function AccountFields({ draft, onChange, problems }: AccountFieldsProps) {
  return (
    <>
      <EmailField
        label={m.auth_label_required({ label: m.auth_email() })}
        value={draft.email}
        onValue={(email) => onChange({ email })}
        error={problemSentence(problems.email)}
      />
      <PasswordField
        name="password"
        label={m.auth_label_required({ label: m.auth_password() })}
        {...(problems.password === undefined && { hint: m.auth_password_hint() })}
        autoComplete="new-password"
        value={draft.password}
        onValue={(password) => onChange({ password })}
        error={problemSentence(problems.password)}
      />
      <NameFields names={draft} onChange={onChange} errorOf={(field) => problemSentence(problems[field])} />
      <SelectField
        name="certificationLevel"
        label={m.auth_label_required({ label: m.auth_certification_level() })}
        placeholder={m.auth_certification_level_choose()}
        options={CERTIFICATION_LEVELS}
        value={draft.certificationLevel}
        onValue={(certificationLevel) => onChange({ certificationLevel })}
      />
    </>
  );
}
