import { type ComponentType, type ReactNode, useState } from 'react';
import { useAppUpdate } from '../../offline/update-state.ts';
import { usePart } from '../../offline/use-part.ts';
import { m } from '../../paraglide/messages.js';
import { heldUser } from '../../session/held-user.ts';
import { currentUser } from '../../session/identity.ts';
import { isArrestRunning } from '../../session/running-arrests.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrestLink } from './arrest-link.tsx';
import { keepOverReload } from './kept-fields.ts';

interface FailedScreenProps {
  /** Renders the screen again. */
  again: () => void;
  /** Keeps the rest alive if the arrest log fails as well. */
  Guard: ComponentType<{ instead?: ReactNode; children: ReactNode }>;
}

/** Shown in place of a failed screen: what to do, CODE, and a running arrest's clock and log. */
export function FailedScreen({ again, Guard }: FailedScreenProps) {
  const isOld = useAppUpdate() !== 'none';
  const [isRunning] = useState(isArrestRunning);
  const RunningLog = usePart(isRunning, loadFailedArrest);
  const user = currentUser()?.id ?? heldUser();
  const reload = () => {
    keepOverReload();
    window.location.reload();
  };
  return (
    <div className="mx-auto max-w-xl p-4">
      <Alert tone={isOld ? 'info' : 'critical'} live title={isOld ? m.update_started_title() : m.error_screen_title()}>
        <p>{isOld ? m.update_started_text() : m.error_screen_text()}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={again}>{m.error_screen_again()}</Button>
          <Button variant="secondary" onClick={reload}>
            {isOld ? m.update_reload() : m.error_screen_reload()}
          </Button>
          {user && <ArrestLink />}
        </div>
      </Alert>
      {RunningLog && user && (
        <Guard instead={<p className="mt-3 font-semibold">{m.error_screen_arrest_kept()}</p>}>
          <RunningLog user={user} />
        </Guard>
      )}
    </div>
  );
}

const loadFailedArrest = () =>
  import('../../arrest/screen/after/timeline/failed-arrest.tsx').then((module) => module.FailedArrest);
