import { lazy, Suspense, useState } from 'react';
import { useIdleLoad } from '../../offline/idle-load.ts';
import { m } from '../../paraglide/messages.js';
import { useSessionText } from '../../session/session-state.ts';
import { Screen } from '../../ui/screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { clearToasts } from '../../ui/toast.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useEmailDraft } from './use-email-draft.ts';

const loadRegistration = () =>
  import('./registration-form.tsx').then((module) => ({ default: module.RegistrationForm }));
const RegistrationForm = lazy(loadRegistration);
const OTHER_TAB = [loadRegistration];

/** Both forms keep what was typed while the other tab shows; the drafts go once the user is in. */
export function AccessCard() {
  const [tab, setTab] = useSessionText('auth.tab', 'login');
  const [email, setEmail] = useEmailDraft();
  const [password, setPassword] = useState('');
  // Held here, read and kept by its form: what a registration is has no place in what sign-in loads.
  const [registration, setRegistration] = useState<RegistrationDraft>();
  const [kept, setKept] = useSessionText('auth.registration');
  useIdleLoad(OTHER_TAB, true);
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
    <Suspense fallback={<Spinner />}>
      <RegistrationForm
        held={registration}
        kept={kept}
        onDraft={(draft, text) => {
          setRegistration(draft);
          setKept(text);
        }}
        onEntered={forgetDrafts}
      />
    </Suspense>
  );

  return (
    <section className="rounded-xl border border-line-soft bg-surface p-4 shadow-card sm:p-6">
      <Screen title={m.auth_title()}>
        <Tabs
          label={m.auth_title()}
          value={tab}
          onValue={(next) => {
            // What failed on the one tab is no answer to what is done on the other.
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
