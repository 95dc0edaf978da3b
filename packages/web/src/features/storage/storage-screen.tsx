import { useOfflineReadiness } from '../../offline/offline-readiness.ts';
import { UpdateNotice } from '../../offline/update-notice.tsx';
import { useAppUpdate } from '../../offline/update-state.ts';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { KeptThings } from './kept-things.tsx';
import { ReadinessNotice } from './readiness-notice.tsx';
import { StorageActions } from './storage-actions.tsx';

/** What the app keeps on this device, whether that is all it needs, and what can be done about it. */
export function StorageScreen() {
  const readiness = useOfflineReadiness();
  const update = useAppUpdate();
  return (
    <div className="mx-auto max-w-2xl">
      <Screen title={m.storage_title()}>
        <div className="flex flex-col gap-4">
          {update !== 'none' && <UpdateNotice update={update} />}
          <ReadinessNotice readiness={readiness} />
          <KeptThings readiness={readiness} />
          <StorageActions readiness={readiness} />
        </div>
      </Screen>
    </div>
  );
}
