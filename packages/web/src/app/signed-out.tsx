import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { Spinner } from '../ui/spinner.tsx';

const RecoveryScreen = lazy(() =>
  import('../features/auth/recovery-screen.tsx').then((module) => ({ default: module.RecoveryScreen })),
);

/** Every path but recovery shows sign-in, so that a deep link opens its screen once the user has signed in. */
export function SignedOut() {
  return (
    <Suspense fallback={<Spinner />}>
      <Switch>
        <Route path="/reset-password">
          <RecoveryScreen />
        </Route>
        <Route>
          <AuthScreen />
        </Route>
      </Switch>
    </Suspense>
  );
}
