import { lazy, Suspense } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { Spinner } from '../ui/spinner.tsx';

const RecoveryScreen = lazy(() =>
  import('../features/auth/recovery-screen.tsx').then((module) => ({ default: module.RecoveryScreen })),
);

const RECOVERY = /^\/reset-password\/?$/i;

/** Every path but recovery shows sign-in, so that a deep link opens its screen after signing in. */
export function SignedOut() {
  const [path] = useBrowserLocation();
  if (!RECOVERY.test(path)) return <AuthScreen />;
  return (
    <Suspense fallback={<Spinner />}>
      <RecoveryScreen />
    </Suspense>
  );
}
