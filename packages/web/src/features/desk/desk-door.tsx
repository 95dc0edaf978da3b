import type { User } from '@first60/contract';
import { useEffect, useState } from 'react';
import { usePart } from '../../offline/use-part.ts';
import { m } from '../../paraglide/messages.js';
import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/**
 * Leads to the content desk. The desk is loaded when a user opens it and is not stored on the device: crews do not need
 * it, and signing requires a network.
 */
export function DeskDoor({ user }: { user: User }) {
  const DeskScreen = usePart(true, loadDesk);
  const online = useOnline();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The same load as above. This call only catches a failure of that load.
    loadDesk().catch(() => setFailed(true));
  }, []);
  if (DeskScreen !== undefined) return <DeskScreen user={user} />;
  return (
    <Screen title={m.desk_title()}>
      {online && !failed ? (
        <Spinner label={m.desk_loading()} />
      ) : (
        <Alert tone="info" live>
          <p>{m.desk_offline()}</p>
          <Button variant="secondary" className="mt-2" onClick={() => window.location.reload()}>
            {m.desk_retry()}
          </Button>
        </Alert>
      )}
    </Screen>
  );
}

const loadDesk = () => import('./desk-screen.tsx').then((module) => module.DeskScreen);
