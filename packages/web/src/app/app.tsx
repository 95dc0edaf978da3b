import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { useIdleLoad } from '../offline/idle-load.ts';
import { useHeldUser } from '../session/held-user.ts';
import { currentUser, followOtherTabs, holdsSession, useIdentity } from '../session/identity.ts';
import { UserScopeContext } from '../session/use-user-scope.ts';
import { clearToasts, loadToaster, ToasterSlot } from '../ui/toast.ts';
import { behind, loadBehind } from './failure/behind-screen.ts';
import { ErrorBoundary } from './failure/error-boundary.tsx';
import { keptPart } from './kept-part.tsx';
import type { SignedInProps } from './signed-in.tsx';
import { loadSignIn, SignedOut } from './signed-out.tsx';
import { Starting } from './starting.tsx';

/**
 * Loaded along with its first screen. If that screen fails to load, it is loaded again when it renders, and the failure
 * is shown then.
 */
const signedIn = keptPart<SignedInProps>(async () => {
  const { SignedIn, loadFirstScreen } = await import('./signed-in.tsx');
  await loadFirstScreen().catch(() => undefined);
  return { default: SignedIn };
});
const loadDisclaimer = () => import('./disclaimer.tsx').then((module) => ({ default: module.DisclaimerScreen }));

const SignedIn = signedIn.Part;
const HeldArrest = lazy(() => import('./held-arrest.tsx').then((module) => ({ default: module.HeldArrest })));
const DisclaimerScreen = lazy(loadDisclaimer);
/** Loaded once the form is shown, while the user fills it in. */
const NEXT_LOADS = [signedIn.load, loadToaster, loadDisclaimer];

/** Loads what the first render shows. Nothing is loaded yet while the server is asked whether somebody is signed in. */
export async function loadFirst(): Promise<unknown> {
  if (currentUser()) return signedIn.load();
  return holdsSession() ? undefined : loadSignIn();
}

/**
 * Delay in ms after the first render before the page watcher loads, for a screen before sign-in or an arrest without a
 * signed-in user.
 */
const BEHIND_MS = 3_000;

export function App() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    behind.redraw = () => setRound(1);
    setTimeout(loadBehind, BEHIND_MS);
  }, []);
  return (
    <Fragment key={round}>
      <ErrorBoundary>
        <Gate />
      </ErrorBoundary>
      <ErrorBoundary instead={null}>
        <ToasterSlot />
      </ErrorBoundary>
    </Fragment>
  );
}

/** One screen per identity state. The user id is the key, so a new user remounts everything. */
function Gate() {
  const identity = useIdentity();
  const held = useHeldUser();
  const { scope } = identity;
  useEffect(followOtherTabs, []);
  // A toast may name drugs of a user who has signed out in another tab.
  useEffect(() => scope?.signal.addEventListener('abort', clearToasts), [scope]);
  useIdleLoad(NEXT_LOADS, identity.kind === 'signed-out');
  // Neither the running arrest's user nor anyone else is signed in.
  if (held !== null && (scope === undefined || (identity.kind !== 'signed-in' && scope.userId === held))) {
    return (
      <Suspense fallback={<Starting />}>
        <HeldArrest key={held} user={held} />
      </Suspense>
    );
  }
  if (identity.kind === 'checking') return <Starting />;
  if (identity.kind === 'signed-out') return <SignedOut />;
  return (
    <Suspense fallback={<Starting />}>
      <UserScopeContext value={identity.scope}>
        {identity.kind === 'signed-in' ? (
          <SignedIn key={identity.user.id} user={identity.user} />
        ) : (
          <DisclaimerScreen key={identity.user.id} />
        )}
      </UserScopeContext>
    </Suspense>
  );
}
