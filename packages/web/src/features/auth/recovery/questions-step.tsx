import { limits } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useAction } from '../../../server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { verifyAnswers, verifyFailure } from './recovery-calls.ts';
import { checkAnswers, type RecoveryAnswers } from './recovery-check.ts';
import { RecoveryForm } from './recovery-form.tsx';
import type { RecoveryQuestions } from './security-questions.ts';
import { StepHeading } from './step-heading.tsx';

const ANSWER_FIELDS = ['answer1', 'answer2', 'answer3'] as const;

interface QuestionsStepProps {
  email: string;
  questions: RecoveryQuestions;
  onVerified: (answers: RecoveryAnswers) => void;
}

export function QuestionsStep({ email, questions, onVerified }: QuestionsStepProps) {
  const [answers, setAnswers] = useState<RecoveryAnswers>({ answer1: '', answer2: '', answer3: '' });
  const verification = useAction({
    act: () => verifyAnswers(email, answers),
    onDone: () => onVerified(answers),
  });
  return (
    <>
      <StepHeading
        title={m.recovery_step({ step: 2, name: m.recovery_questions_title() })}
        text={m.recovery_questions_text({ email })}
        takesFocus
      />
      <RecoveryForm
        check={() => checkAnswers(answers)}
        onSubmit={verification.run}
        failure={verification.error === null ? undefined : verifyFailure(verification.error)}
        onClearFailure={verification.reset}
        isPending={verification.isPending}
        label={m.recovery_verify()}
        pendingLabel={m.recovery_verifying()}
      >
        {(errorOf) =>
          ANSWER_FIELDS.map((field, index) => (
            <TextField
              key={field}
              name={field}
              label={questions[index] ?? ''}
              autoComplete="off"
              maxLength={limits.answerMax}
              aria-required
              value={answers[field]}
              onValue={(answer) => setAnswers({ ...answers, [field]: answer })}
              error={errorOf(field)}
            />
          ))
        }
      </RecoveryForm>
    </>
  );
}
