import { limits, type OwnSecurityQuestions, paths } from '@first60/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { missingPasswords, missingTexts } from './field-check.ts';
import { PasswordOwner } from './password-owner.tsx';
import { offeredQuestions, QUESTION_NUMBERS, type QuestionSet, withAnswer, withQuestion } from './question-set.ts';

interface QuestionsFormProps {
  email: string;
  /** The questions that are set now; nulls when none are. */
  chosen: OwnSecurityQuestions;
}

export function QuestionsForm({ email, chosen }: QuestionsFormProps) {
  const { call } = useUserScope();
  const queryClient = useQueryClient();
  const [set, setSet] = useState(() => startingSet(chosen));
  const [currentPassword, setCurrentPassword] = useState('');
  const fields = fieldsOf(set);
  return (
    <AccountForm
      check={() => new Map([...missingTexts(fields), ...missingPasswords({ currentPassword })])}
      send={async () => {
        const saved = await call('PUT', paths.accountSecurityQuestions, {
          ...fields,
          currentPassword,
        });
        queryClient.setQueryData<OwnSecurityQuestions>([paths.accountSecurityQuestions], saved);
      }}
      onSent={() => {
        setCurrentPassword('');
        setSet(QUESTION_NUMBERS.reduce((next, number) => withAnswer(next, number, ''), set));
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
          {QUESTION_NUMBERS.map((number) => (
            <div key={number} className="flex flex-col gap-3">
              <SelectField
                name={`securityQuestion${number}`}
                label={m.auth_question({ number })}
                placeholder={m.auth_question_choose()}
                options={offeredQuestions(set, number)}
                value={set[number].question}
                onValue={(question) => setSet(withQuestion(set, number, question))}
                error={errorOf(`securityQuestion${number}`)}
              />
              <TextField
                name={`securityAnswer${number}`}
                label={m.auth_answer({ number })}
                autoComplete="off"
                maxLength={limits.answerMax}
                value={set[number].answer}
                onValue={(answer) => setSet(withAnswer(set, number, answer))}
                error={errorOf(`securityAnswer${number}`)}
              />
            </div>
          ))}
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

/** The fields of the form, by their names in it and in the call. */
type QuestionFields = Record<`security${'Question' | 'Answer'}${(typeof QUESTION_NUMBERS)[number]}`, string>;

const fieldsOf = (set: QuestionSet): QuestionFields => ({
  securityQuestion1: set[1].question,
  securityAnswer1: set[1].answer,
  securityQuestion2: set[2].question,
  securityAnswer2: set[2].answer,
  securityQuestion3: set[3].question,
  securityAnswer3: set[3].answer,
});

const startingSet = (chosen: OwnSecurityQuestions): QuestionSet => ({
  1: { question: chosen.securityQuestion1 ?? '', answer: '' },
  2: { question: chosen.securityQuestion2 ?? '', answer: '' },
  3: { question: chosen.securityQuestion3 ?? '', answer: '' },
});
