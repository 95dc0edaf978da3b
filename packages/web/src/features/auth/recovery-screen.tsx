import { useState } from 'react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.ts';
import { CodeStep } from './recovery/code-step.tsx';
import { EmailStep } from './recovery/email-step.tsx';
import { NewPasswordStep } from './recovery/new-password-step.tsx';
import { QuestionsStep } from './recovery/questions-step.tsx';
import type { RecoveryAnswers } from './recovery/recovery-check.ts';
import type { RecoveryQuestions } from './recovery/security-questions.ts';
import { SuccessStep } from './recovery/success-step.tsx';
import { SignedOutFrame } from './signed-out-frame.tsx';

import '../../forms/heard-fields.ts';

type Step =
  | { readonly kind: 'email' }
  | { readonly kind: 'questions'; readonly email: string; readonly questions: RecoveryQuestions }
  | { readonly kind: 'newPassword'; readonly email: string; readonly answers: RecoveryAnswers }
  | { readonly kind: 'code' }
  | { readonly kind: 'success' };

/** Answers are kept only in memory, so a reload starts again at the email step, with the email still filled in. */
export function RecoveryScreen() {
  const [step, setStep] = useState<Step>({ kind: 'email' });
  return (
    <SignedOutFrame>
      <section className="mx-auto w-full max-w-xl rounded-xl border border-line-soft bg-surface p-4 shadow-card sm:mt-[6dvh] sm:p-6 lg:mt-[12dvh]">
        <Screen title={m.recovery_title()}>
          <CurrentStep step={step} onStep={setStep} />
          {step.kind !== 'success' && <WaysOut />}
        </Screen>
      </section>
    </SignedOutFrame>
  );
}

function CurrentStep({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  switch (step.kind) {
    case 'email':
      return (
        <EmailStep
          onQuestions={(email, questions) => onStep({ kind: 'questions', email, questions })}
          onCode={() => onStep({ kind: 'code' })}
        />
      );
    case 'questions': {
      const { email, questions } = step;
      return (
        <QuestionsStep
          email={email}
          questions={questions}
          onVerified={(answers) => onStep({ kind: 'newPassword', email, answers })}
        />
      );
    }
    case 'newPassword':
      return <NewPasswordStep email={step.email} answers={step.answers} onReset={() => onStep({ kind: 'success' })} />;
    case 'code':
      return <CodeStep onReset={() => onStep({ kind: 'success' })} onQuestions={() => onStep({ kind: 'email' })} />;
    case 'success':
      return <SuccessStep />;
  }
}

const NOTICE_MS = 5000;

/** Links back to sign-in, or to the administrator for users who cannot answer the questions. */
function WaysOut() {
  const showContact = () =>
    toast({ title: m.recovery_contact(), description: m.recovery_contact_notice(), timeout: NOTICE_MS });
  return (
    <div className="mt-4 flex flex-col gap-2 sm:-mx-4 sm:flex-row sm:justify-between">
      <Link href="/auth" className={buttonClass('quiet')}>
        {m.recovery_back()}
      </Link>
      <Button variant="quiet" onClick={showContact}>
        {m.recovery_contact()}
      </Button>
    </div>
  );
}
