import { type OwnSecurityQuestions, paths } from '@first60/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { missingPasswords, missingTexts } from '../../forms/missing.ts';
import { SecurityQuestionFields } from '../../forms/security-question-fields.tsx';
import { QUESTION_FIELDS, type QuestionFields } from '../../forms/security-questions.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { SectionQuery } from './section-query.tsx';

const KEY = [paths.accountSecurityQuestions];

export function QuestionsSection({ email }: { email: string }) {
  const query = useQuery<OwnSecurityQuestions>({ queryKey: KEY });
  return <SectionQuery query={query}>{(questions) => <QuestionsForm email={email} chosen={questions} />}</SectionQuery>;
}

interface QuestionsFormProps {
  email: string;
  /** The current questions, or nulls if none are set. */
  chosen: OwnSecurityQuestions;
}

function QuestionsForm({ email, chosen }: QuestionsFormProps) {
  const { call } = useUserScope();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(() => fieldsOf(chosen));
  const [currentPassword, setCurrentPassword] = useState('');
  return (
    <AccountForm
      check={() => ({ ...missingTexts(fields), ...missingPasswords({ currentPassword }) })}
      send={async () => {
        const saved = await call('PUT', paths.accountSecurityQuestions, {
          ...fields,
          currentPassword,
        });
        queryClient.setQueryData<OwnSecurityQuestions>(KEY, saved);
      }}
      onSent={() => {
        setCurrentPassword('');
        setFields({ ...fields, securityAnswer1: '', securityAnswer2: '', securityAnswer3: '' });
        toast({ title: m.account_questions_saved(), description: m.account_questions_saved_text() });
      }}
      label={m.account_questions_save()}
      pendingLabel={m.account_saving()}
    >
      {(errorOf) => (
        <>
          <p className="text-ink-2">
            {chosen.securityQuestion1 === null ? m.account_questions_none() : m.account_questions_text()}
          </p>
          <SecurityQuestionFields
            fields={fields}
            onChange={(change) => setFields({ ...fields, ...change })}
            onChosen={(number) => ({ [QUESTION_FIELDS[number].answer]: '' })}
            errorOf={errorOf}
          />
          <PasswordOwner email={email} />
          <PasswordField
            name="currentPassword"
            label={m.account_current_password()}
            autoComplete="current-password"
            value={currentPassword}
            onValue={setCurrentPassword}
            error={errorOf('currentPassword')}
          />
        </>
      )}
    </AccountForm>
  );
}

/** The chosen questions. The server never sends the answers. */
const fieldsOf = (chosen: OwnSecurityQuestions): QuestionFields => ({
  securityQuestion1: chosen.securityQuestion1 ?? '',
  securityAnswer1: '',
  securityQuestion2: chosen.securityQuestion2 ?? '',
  securityAnswer2: '',
  securityQuestion3: chosen.securityQuestion3 ?? '',
  securityAnswer3: '',
});
