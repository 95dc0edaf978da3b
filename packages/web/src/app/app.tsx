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

/** With the screen that it shows first. One that does not come is loaded again, and its failure shown, when it is drawn. */
const signedIn = keptPart<SignedInProps>(async () => {
  const { SignedIn, loadFirstScreen } = await import('./signed-in.tsx');
  await loadFirstScreen().catch(() => undefined);
  return { default: SignedIn };
});
const loadDisclaimer = () => import('./disclaimer.tsx').then((module) => ({ default: module.DisclaimerScreen }));

const SignedIn = signedIn.Part;
const HeldArrest = lazy(() => import('./held-arrest.tsx').then((module) => ({ default: module.HeldArrest })));
const DisclaimerScreen = lazy(loadDisclaimer);
/** Loaded while the user fills in the form, but not before the form is shown. */
const NEXT_LOADS = [signedIn.load, loadToaster, loadDisclaimer];

/** Loads what the first drawing shows. While the server is asked whether somebody is signed in, that is nothing yet. */
export async function loadFirst(): Promise<unknown> {
  if (currentUser()) return signedIn.load();
  return holdsSession() ? undefined : loadSignIn();
}

/** A screen before sign-in, or of an arrest without a user, has its watch so long behind the first drawing, in ms. */
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

/** One screen per state of the identity. The user is the key, so a new one remounts everything. */
function Gate() {
  const identity = useIdentity();
  const held = useHeldUser();
  const { scope } = identity;
  useEffect(followOtherTabs, []);
  // A toast may name the drugs of its user, who may have signed out in another tab.
  useEffect(() => scope?.signal.addEventListener('abort', clearToasts), [scope]);
  useIdleLoad(NEXT_LOADS, identity.kind === 'signed-out');
  // The user of the arrest is not signed in, and neither is anybody else.
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
