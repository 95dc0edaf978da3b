import { lazy, Suspense, useState } from 'react';
import { useCodeLogs, useFrontCode } from '../code/log/use-code-logs.ts';
import { withEdition } from '../edition/load-edition.ts';
import { m } from '../paraglide/messages.js';
import { releaseCodes } from '../session/running-codes.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import '../styles/signed-in.css';

const CodeScreen = lazy(() =>
  withEdition(() => import('../features/code/code-screen.tsx').then((module) => ({ default: module.CodeScreen }))),
);

/**
 * The running code of a user whose session has ended, and nothing else. It stays until it is ended or closed, because
 * the arrest goes on whatever the server says.
 */
export function HeldCode({ user }: { user: string }) {
  const [asked, setAsked] = useState(false);
  const { isLoaded } = useCodeLogs(user);
  const front = useFrontCode(user);
  // The journal was lost, and the database has the code.
  if (front === undefined && !isLoaded) return <Spinner />;
  return (
    <div className="flex min-h-dvh flex-col [--code-top:calc(3.5rem+env(safe-area-inset-top))] [--header:3.5rem]">
      <div className="mx-auto flex min-h-(--code-top) w-full max-w-7xl items-center gap-2 px-[min(1rem,4vw)] pt-[env(safe-area-inset-top)]">
        <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
          {m.code_held_text()}
        </p>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {m.code_held_close()}
        </Button>
      </div>
      <main id="main">
        <Suspense fallback={<Spinner />}>
          {front !== undefined && <CodeScreen user={{ id: user, certificationLevel: null }} />}
        </Suspense>
      </main>
      <ConfirmDialog
        open={asked}
        title={m.code_held_close_title()}
        cancel={m.code_held_stay()}
        confirm={m.code_held_close_anyway()}
        onConfirm={() => releaseCodes(user)}
        onCancel={() => setAsked(false)}
      >
        <p>{m.code_held_close_text()}</p>
      </ConfirmDialog>
    </div>
  );
}
