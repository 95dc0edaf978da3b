import { lazy, Suspense } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { Spinner } from '../ui/spinner.tsx';
import { keptPart } from './kept-part.tsx';
import { Starting } from './starting.tsx';

/**
 * In its own file, so that signed-in users do not wait for it. When nobody is signed in, the page requests it together
 * with the app.
 */
const signIn = keptPart<object>(() =>
  import('../features/auth/auth-screen.tsx').then((module) => ({ default: module.AuthScreen })),
);
const AuthScreen = signIn.Part;
export const loadSignIn = signIn.load;

const RecoveryScreen = lazy(() =>
  import('../features/auth/recovery-screen.tsx').then((module) => ({ default: module.RecoveryScreen })),
);

const RECOVERY = /^\/reset-password\/?$/i;

/** Every path except recovery shows sign-in, so that a deep link opens its screen after signing in. */
export function SignedOut() {
  const [path] = useBrowserLocation();
  if (!RECOVERY.test(path)) {
    return (
      <Suspense fallback={<Starting />}>
        <AuthScreen />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner />}>
      <RecoveryScreen />
    </Suspense>
  );
}
