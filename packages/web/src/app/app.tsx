import { lazy, Suspense } from 'react';
import { useIdentity } from '../lib/identity.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SignedOut } from './signed-out.tsx';

const SignedIn = lazy(() => import('./signed-in.tsx').then((module) => ({ default: module.SignedIn })));
const DisclaimerScreen = lazy(() =>
  import('../features/disclaimer/disclaimer-screen.tsx').then((module) => ({ default: module.DisclaimerScreen })),
);

export function App() {
  return (
    <ErrorBoundary>
      <Gate />
    </ErrorBoundary>
  );
}

/** The gates of the route table: checking, signed out, disclaimer pending, signed in. */
function Gate() {
  const identity = useIdentity();
  switch (identity.kind) {
    case 'checking':
      return <Spinner />;
    case 'signed-out':
      return <SignedOut />;
    case 'disclaimer-pending':
      return (
        <Suspense fallback={<Spinner />}>
          <DisclaimerScreen />
        </Suspense>
      );
    case 'signed-in':
      return (
        <Suspense fallback={<Spinner />}>
          <SignedIn user={identity.user} confirmedAt={identity.confirmedAt} />
        </Suspense>
      );
  }
}
