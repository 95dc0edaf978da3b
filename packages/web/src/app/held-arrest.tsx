import { lazy, Suspense, useState } from 'react';
import { useArrestLogs, useFrontArrest } from '../arrest/log/use-arrest-logs.ts';
import { withEdition } from '../edition/load-edition.ts';
import { m } from '../paraglide/messages.js';
import { releaseArrests } from '../session/running-arrests.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import '../styles/signed-in.css';

const ArrestScreen = lazy(() =>
  withEdition(() => import('../arrest/screen/arrest-screen.tsx').then((module) => ({ default: module.ArrestScreen }))),
);

/**
 * Shows only the running arrest of a user whose session has ended. It stays until the arrest is ended or closed,
 * because the arrest continues regardless of the server.
 */
export function HeldArrest({ user }: { user: string }) {
  const [asked, setAsked] = useState(false);
  const { isLoaded } = useArrestLogs(user);
  const front = useFrontArrest(user);
  // The journal was lost, but the database has the arrest.
  if (front === undefined && !isLoaded) return <Spinner />;
  return (
    <div className="flex min-h-dvh flex-col [--arrest-top:calc(3.5rem+env(safe-area-inset-top))] [--header:3.5rem]">
      <div className="mx-auto flex min-h-(--arrest-top) w-full max-w-7xl items-center gap-2 px-[min(1rem,4vw)] pt-[env(safe-area-inset-top)]">
        <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
          {m.arrest_held_text()}
        </p>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {m.arrest_held_close()}
        </Button>
      </div>
      <main id="main">
        <Suspense fallback={<Spinner />}>
          {front !== undefined && <ArrestScreen user={{ id: user, certificationLevel: null }} />}
        </Suspense>
      </main>
      <ConfirmDialog
        open={asked}
        title={m.arrest_held_close_title()}
        cancel={m.arrest_held_stay()}
        confirm={m.arrest_held_close_anyway()}
        onConfirm={() => releaseArrests(user)}
        onCancel={() => setAsked(false)}
      >
        <p>{m.arrest_held_close_text()}</p>
      </ConfirmDialog>
    </div>
  );
}
