import { useState } from 'react';
import { useSessionText } from '../../lib/session-state.ts';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useEmailDraft } from './use-email-draft.ts';
import { useRegistrationDraft } from './use-registration-draft.ts';

/** Both forms keep what was typed while the other tab shows; the drafts go once the user is in. */
export function AccessCard() {
  const [tab, setTab] = useSessionText('auth.tab', 'login');
  const [email, setEmail] = useEmailDraft();
  const [password, setPassword] = useState('');
  const registration = useRegistrationDraft();
  const forgetDrafts = () => {
    setTab('login');
    setEmail('');
    setPassword('');
    registration.clear();
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
    <RegistrationForm draft={registration.draft} onChange={registration.change} onEntered={forgetDrafts} />
  );

  return (
    <section className="rounded-xl border border-line-soft bg-surface p-4 shadow-card sm:p-6">
      <Screen title={m.auth_title()}>
        <Tabs
          label={m.auth_title()}
          value={tab}
          onValue={setTab}
          tabs={[
            { value: 'login', label: m.auth_sign_in(), panel: signIn },
            { value: 'register', label: m.auth_create_account(), panel: register },
          ]}
        />
      </Screen>
    </section>
  );
}
