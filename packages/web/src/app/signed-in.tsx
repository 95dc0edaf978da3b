import type { User } from '@first60/contract';
import { useIsRestoring } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import { persistOptions } from '../lib/device-store.ts';
import { useIdleLoad } from '../lib/idle-load.ts';
import { queryClient } from '../lib/query-client.ts';
import { m } from '../paraglide/messages.js';
import { PaperNote } from '../ui/paper-note.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { IdleQuestion } from './idle-question.tsx';
import { useKeptOffline } from './keep-offline.ts';
import { PhoneNavigation } from './navigation.tsx';
import { useOutboxDelivery } from './outbox-delivery.ts';
import { REDIRECTS, SCREEN_LOADS, SCREENS } from './screens.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { loadToaster } from './toaster-slot.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import '../styles/signed-in.css';

interface SignedInProps {
  user: User;
  /** When the server last confirmed this user. */
  confirmedAt: number;
}

export function SignedIn(props: SignedInProps) {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <SignedInScreens {...props} />
    </PersistQueryClientProvider>
  );
}

function SignedInScreens({ user, confirmedAt }: SignedInProps) {
  const loaded = useIdleLoad(LOADS);
  const restoring = useIsRestoring();
  const start = loaded && !restoring;
  useKeptOffline(user, start);
  useOutboxDelivery(user, start);
  const [location] = useLocation();
  useScrollMemory();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-surface p-3 font-semibold print:hidden focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {m.skip_to_content()}
      </a>
      <Header user={user} confirmedAt={confirmedAt} />
      <IdleQuestion />
      <UpdatePrompt />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-4 pb-28 outline-none lg:pb-10 print:p-0"
      >
        <PaperNote />
        <ErrorBoundary key={location}>
          <Suspense fallback={<Spinner />}>
            <Switch>
              {SCREENS.map(({ path, Screen }) => (
                <Route key={path} path={path}>
                  <Screen user={user} />
                </Route>
              ))}
              {REDIRECTS.map(({ path, to }) => (
                <Route key={path} path={path}>
                  <Redirect to={to} replace />
                </Route>
              ))}
              <Route path="/auth">{HOME && <HOME.Screen user={user} />}</Route>
              <Route>
                <NotFoundScreen />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <PhoneNavigation user={user} />
    </div>
  );
}

/** The screen that is open comes by itself; the others, and what tells of success and failure, while the page rests. */
const LOADS = [...SCREEN_LOADS, loadToaster];

const HOME = SCREENS.find(({ path }) => path === '/');
