import { m } from '../../../paraglide/messages.js';
import { useAction } from '../../../server/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../email-field.tsx';
import { useEmailDraft } from '../use-email-draft.ts';
import { fetchQuestions, lookupFailure } from './recovery-calls.ts';
import { checkEmail } from './recovery-check.ts';
import { RecoveryForm } from './recovery-form.tsx';
import type { RecoveryQuestions } from './security-questions.ts';
import { StepHeading } from './step-heading.tsx';

interface EmailStepProps {
  onQuestions: (email: string, questions: RecoveryQuestions) => void;
  /** Called when the user has a code from the administrator. */
  onCode: () => void;
}

export function EmailStep({ onQuestions, onCode }: EmailStepProps) {
  const [email, setEmail] = useEmailDraft();
  const lookup = useAction({
    act: () => fetchQuestions(email),
    onDone: (questions) => onQuestions(email, questions),
  });
  return (
    <>
      <StepHeading
        title={m.recovery_step({ step: 1, name: m.recovery_email_title() })}
        text={m.recovery_email_text()}
        takesFocus={false}
      />
      <RecoveryForm
        check={() => checkEmail(email)}
        onSubmit={lookup.run}
        failure={lookup.error === null ? undefined : lookupFailure(lookup.error)}
        onClearFailure={lookup.reset}
        isPending={lookup.isPending}
        label={m.recovery_get_questions()}
        pendingLabel={m.loading()}
      >
        {(errorOf) => <EmailField value={email} onValue={setEmail} error={errorOf('email')} />}
      </RecoveryForm>
      <Button variant="secondary" className="mt-4 w-full" onClick={onCode}>
        {m.recovery_code_open()}
      </Button>
    </>
  );
}
