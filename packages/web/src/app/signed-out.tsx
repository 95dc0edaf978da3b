import { AuthScreen } from '../features/auth/auth-screen.tsx';

/** Every path shows sign-in, so that a deep link opens its screen once the user has signed in. */
export function SignedOut() {
  return <AuthScreen />;
}
