import { limits } from '@first60/contract';
import { m } from '../paraglide/messages.js';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { choiceOf, chooseQuestion, QUESTION_FIELDS, QUESTION_NUMBERS, questionsFor } from './security-questions.ts';
import type { RegistrationDraft } from '../features/auth/registration-draft.ts';

interface SecurityQuestionFieldsProps {
  draft: RegistrationDraft;
  onChange: (change: Partial<RegistrationDraft>) => void;
}

export function SecurityQuestionFields({ draft, onChange }: SecurityQuestionFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line-soft pt-4">
      <legend className="sr-only">{m.auth_questions_title()}</legend>
      <div>
        <p aria-hidden className="text-lg font-bold">
          {m.auth_questions_title()}
        </p>
        <p className="text-sm text-ink-2">{m.auth_questions_hint()}</p>
      </div>
      {QUESTION_NUMBERS.map((number) => {
        const { question, answer } = QUESTION_FIELDS[number];
        return (
          <div key={number} className="flex flex-col gap-3">
            <SelectField
              name={question}
              label={m.auth_label_required({ label: m.auth_question({ number }) })}
              placeholder={m.auth_question_choose()}
              options={questionsFor(number, choiceOf(draft))}
              value={draft[question]}
              onValue={(chosen) => onChange(chooseQuestion(draft, number, chosen))}
            />
            <TextField
              name={answer}
              label={m.auth_label_required({ label: m.auth_answer({ number }) })}
              autoComplete="off"
              maxLength={limits.answerMax}
              value={draft[answer]}
              onValue={(text) => onChange({ [answer]: text })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
