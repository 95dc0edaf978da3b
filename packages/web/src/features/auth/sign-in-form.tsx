import { paths } from '@first60/contract';
import { type FormEvent, useState } from 'react';
import { hasProblems, isAnyMissing, type Problems } from '../../forms/field-problem.ts';
import { focusProblem } from '../../forms/focus-problem.ts';
import { problemSentence } from '../../forms/problem-sentence.ts';
import { usePart } from '../../offline/use-part.ts';
import { m } from '../../paraglide/messages.js';
import { call } from '../../server/api.ts';
import { holdsSession } from '../../session/identity.ts';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EmailField } from './email-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { type Credentials, checkSignIn } from './sign-in-check.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccess } from './use-access.ts';

const loadEndedNotice = () => import('./ended-notice.tsx').then((module) => module.EndedNotice);

const signIn = (credentials: Credentials): Promise<unknown> => call('POST', paths.login, credentials);

interface SignInFormProps {
  credentials: Credentials;
  onChange: (change: Partial<Credentials>) => void;
  onEntered: () => void;
}

export function SignInForm({ credentials, onChange, onEntered }: SignInFormProps) {
  const [problems, setProblems] = useState<Problems<keyof Credentials>>({});
  const words = {
    welcome: { title: m.auth_welcome(), description: m.auth_signed_in() },
    failureTitle: m.auth_sign_in_failed_title(),
    failureFallback: m.auth_sign_in_failed(),
  };
  const access = useAccess(signIn, words, onEntered);

  // No user is signed in here, but the browser still has the cookie: an administrator may have ended its session.
  const [ended] = useState(holdsSession);
  const EndedNotice = usePart(ended, loadEndedNotice);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    access.clearFailure();
    const found = checkSignIn(credentials);
    setProblems(found);
    if (hasProblems(found)) focusProblem(event.currentTarget, found);
    else access.send(credentials);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField
        value={credentials.email}
        onValue={(email) => onChange({ email })}
        error={problemSentence(problems.email)}
      />
      <PasswordField
        name="password"
        label={m.auth_password()}
        autoComplete="current-password"
        value={credentials.password}
        onValue={(password) => onChange({ password })}
        error={problemSentence(problems.password)}
      />
      <SubmitButton label={m.auth_sign_in()} pendingLabel={m.auth_signing_in()} isPending={access.isPending} />
      <FormAlert
        error={isAnyMissing(problems) ? m.auth_missing_fields() : access.failure}
        announced={access.failure === undefined}
        offline={m.auth_offline()}
      />
      {EndedNotice && access.failure === undefined && <EndedNotice />}
      <BrowserLink href="/reset-password" className={buttonClass('quiet')}>
        {m.auth_forgot_password()}
      </BrowserLink>
    </form>
  );
}
