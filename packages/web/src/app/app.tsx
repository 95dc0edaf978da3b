import { lazy, Suspense, useEffect } from 'react';
import { useIdleLoad } from '../offline/idle-load.ts';
import { followOtherTabs, useIdentity } from '../session/identity.ts';
import { UserScopeContext } from '../session/use-user-scope.ts';
import { loadToaster } from '../ui/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SignedOut } from './signed-out.tsx';
import { Starting } from './starting.tsx';

const loadSignedIn = () => import('./signed-in.tsx').then((module) => ({ default: module.SignedIn }));
const loadDisclaimer = () => import('./disclaimer.tsx').then((module) => ({ default: module.DisclaimerScreen }));

const SignedIn = lazy(loadSignedIn);
const DisclaimerScreen = lazy(loadDisclaimer);
/** Loaded while the user fills in the form, but not before the form is shown. */
const NEXT_LOADS = [loadSignedIn, loadToaster, loadDisclaimer];

export function App() {
  return (
    <ErrorBoundary>
      <Gate />
    </ErrorBoundary>
  );
}

/** One screen per state of the identity. The scope is the key, so a new user remounts everything. */
function Gate() {
  const identity = useIdentity();
  useEffect(followOtherTabs, []);
  useIdleLoad(NEXT_LOADS, identity.kind === 'signed-out');
  switch (identity.kind) {
    case 'checking':
      return <Starting />;
    case 'signed-out':
      return <SignedOut />;
    case 'disclaimer-pending':
      return (
        <Suspense fallback={<Starting />}>
          <UserScopeContext value={identity.scope}>
            <DisclaimerScreen key={identity.scope.stay} />
          </UserScopeContext>
        </Suspense>
      );
    case 'signed-in':
      return (
        <Suspense fallback={<Starting />}>
          <UserScopeContext value={identity.scope}>
            <SignedIn key={identity.scope.stay} user={identity.user} confirmedAt={identity.confirmedAt} />
          </UserScopeContext>
        </Suspense>
      );
  }
}
