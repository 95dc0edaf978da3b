import type { User } from '@first60/contract';
import { useIsRestoring } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { memo, Suspense, startTransition, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { loadClockStrip } from '../clocks/strip-place.tsx';
import { afterFrame } from '../device/after-frame.ts';
import { useIdleLoad } from '../offline/idle-load.ts';
import { usePart } from '../offline/use-part.ts';
import { m } from '../paraglide/messages.js';
import { persistOptionsOf } from '../session/persisted-queries.ts';
import { queryClientOf } from '../session/query-client.ts';
import { isArrestRunning } from '../session/running-arrests.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { Spinner } from '../ui/spinner.tsx';
import { loadToaster } from '../ui/toast.ts';
import { useArrestAtStart } from './arrest-at-start.ts';
import { ArrestLink } from './failure/arrest-link.tsx';
import { loadBehind } from './failure/behind-screen.ts';
import { ErrorBoundary, loadFailedScreen } from './failure/error-boundary.tsx';
import { Header } from './header.tsx';
import { keptPart } from './kept-part.tsx';
import { PhoneNavigation } from './navigation.tsx';
import { ScreenRouter } from './screen-router.tsx';
import { ScreenTop } from './screen-top.tsx';
import { isAtOnce, loadScreenAt, REDIRECTS, SCREEN_LOADS, SCREENS } from './screens.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { loadSignIn } from './signed-out.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import '../styles/signed-in.css';

export interface SignedInProps {
  user: User;
}

/** Loads the screen that the app starts with. */
export const loadFirstScreen = (): Promise<void> =>
  loadScreenAt(isArrestRunning() ? '/code' : window.location.pathname);

export function SignedIn(props: SignedInProps) {
  const scope = useUserScope();
  const [persistOptions] = useState(() => persistOptionsOf(scope));
  return (
    <PersistQueryClientProvider client={queryClientOf(scope)} persistOptions={persistOptions}>
      <ScreenRouter isAtOnce={isAtOnce}>
        <SignedInScreens {...props} />
      </ScreenRouter>
    </PersistQueryClientProvider>
  );
}

function SignedInScreens({ user }: SignedInProps) {
  const [shown, setShown] = useState(false);
  const loaded = useIdleLoad(LOADS, shown);
  const BackgroundWork = usePart(loaded, loadBackgroundWork);
  const PrintNote = usePart(shown, loadPrintNote);
  const EditionWarnings = usePart(shown, loadEditionWarnings);
  const IdleQuestion = usePart(shown, loadIdleQuestion);
  const restoring = useIsRestoring();
  const onLeave = useScrollMemory();
  useArrestAtStart();
  return (
    <div className="signed-in flex flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-surface p-3 font-semibold print:hidden focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {m.skip_to_content()}
      </a>
      <ErrorBoundary instead={<ArrestLink />}>
        <Header user={user} />
      </ErrorBoundary>
      <ErrorBoundary instead={null}>
        {IdleQuestion && <IdleQuestion />}
        <UpdatePrompt />
      </ErrorBoundary>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-[min(1rem,4vw)] pt-4 pb-28 outline-none lg:pb-10 print:p-0"
      >
        <ErrorBoundary instead={null}>
          {PrintNote && <PrintNote />}
          {EditionWarnings && <EditionWarnings />}
        </ErrorBoundary>
        <OpenScreen user={user} onLeave={onLeave} onShown={setShown} />
      </main>
      <ErrorBoundary instead={null}>
        <PhoneNavigation user={user} />
        {BackgroundWork && <BackgroundWork start={!restoring} />}
      </ErrorBoundary>
    </div>
  );
}

interface OpenScreenProps {
  user: User;
  onLeave: () => void;
  onShown: (shown: true) => void;
}

/**
 * State changes during startup (parts loaded, lists read) must not re-render the open screen. On a slow phone each
 * render would delay the next press.
 */
const OpenScreen = memo(function OpenScreen({ user, onLeave, onShown }: OpenScreenProps) {
  const [location] = useLocation();
  return (
    <>
      <ScreenTop path={location} onLeave={onLeave} />
      <ErrorBoundary key={location}>
        <Suspense fallback={<Spinner />}>
          <Switch>
            {SCREENS.map(({ path, screen: { Part } }) => (
              <Route key={path} path={path}>
                <Part user={user} />
              </Route>
            ))}
            {REDIRECTS.map(({ path, to }) => (
              <Route key={path} path={path}>
                <Redirect to={to} replace />
              </Route>
            ))}
            <Route>
              <notFound.Part />
            </Route>
          </Switch>
          <WhenShown tell={onShown} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

/**
 * Reports the first paint of the open screen. Nothing else loads before that paint. The error screen loads next,
 * because a server with a newer app no longer has this version of it.
 */
function WhenShown({ tell }: { tell: (shown: true) => void }) {
  useEffect(() => {
    void afterFrame().then(() => {
      startTransition(() => tell(true));
      void loadBehind();
      void loadFailedScreen();
    });
  }, [tell]);
  return null;
}

const loadBackgroundWork = () => import('./background-work.tsx').then((module) => module.BackgroundWork);
const loadPrintNote = () => import('../edition/print-note.tsx').then((module) => module.PrintNote);
const loadEditionWarnings = () => import('../edition/edition-note.tsx').then((module) => module.EditionWarnings);
const loadIdleQuestion = () => import('../patient/idle-question.tsx').then((module) => module.IdleQuestion);

const notFound = keptPart<object>(() =>
  import('../features/not-found/not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

const loadCardIcons = () => import('../features/protocols/card/protocol-icons.ts');

/** The open screen loads on its own. Toasts, the other screens and the sign-in screen load while the page is idle. */
const LOADS = [loadToaster, loadClockStrip, ...SCREEN_LOADS, loadCardIcons, loadSignIn];
