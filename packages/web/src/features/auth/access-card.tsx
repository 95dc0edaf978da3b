import { useLayoutEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSessionText } from '../../session/session-state.ts';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { clearToasts } from '../../ui/toast.ts';
import { earlyInput } from './early-input.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useEmailDraft } from './use-email-draft.ts';

/**
 * Both forms keep typed text while the other tab is shown, and the drafts are removed once the user is signed in. Both
 * forms are rendered with the screen, so that the first tap on a tab responds at once.
 */
export function AccessCard() {
  const [tab, setTab] = useSessionText('auth.tab', 'login');
  const [email, setEmail] = useEmailDraft();
  const [early] = useState(earlyInput);
  const [password, setPassword] = useState(early?.password ?? '');
  const [registration, setRegistration] = useState<RegistrationDraft | undefined>(early?.registration);
  const [kept, setKept] = useSessionText('auth.registration');
  useLayoutEffect(() => early?.goOn(), [early]);
  const forgetDrafts = () => {
    setTab('login');
    setEmail('');
    setPassword('');
    setRegistration(undefined);
    setKept('');
  };

  const signIn = (
    <SignInForm
      credentials={{ email, password }}
      onChange={(change) => {
        if (change.email !== undefined) setEmail(change.email);
        if (change.password !== undefined) setPassword(change.password);
      }}
      onEntered={forgetDrafts}
    />
  );
  const register = (
    <RegistrationForm
      held={registration}
      kept={kept}
      onDraft={(draft, text) => {
        setRegistration(draft);
        setKept(text);
      }}
      onEntered={forgetDrafts}
    />
  );

  return (
    <section className="rounded-xl border border-line-soft bg-surface p-4 shadow-card sm:p-6">
      <Screen title={m.auth_title()}>
        <Tabs
          label={m.auth_title()}
          value={tab}
          onValue={(next) => {
            // An error on one tab does not apply to the other tab.
            clearToasts();
            setTab(next);
          }}
          tabs={[
            { value: 'login', label: m.auth_sign_in(), panel: signIn },
            { value: 'register', label: m.auth_create_account(), panel: register },
          ]}
        />
      </Screen>
    </section>
  );
}
