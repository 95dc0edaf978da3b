import { useOfferedUpdate } from '../../offline/offered-update.ts';
import { useOfflineReadiness } from '../../offline/offline-readiness.ts';
import { UpdateNotice } from '../../offline/update-notice.tsx';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { EditionFacts, EditionNotices } from './edition-facts.tsx';
import { ReadinessNotice } from './readiness-notice.tsx';
import { StorageActions } from './storage-actions.tsx';
import { StoredData } from './stored-data.tsx';

/** Shows what the app stores on this device, whether anything is missing, and how to change it. */
export function StorageScreen() {
  const readiness = useOfflineReadiness();
  const update = useOfferedUpdate();
  return (
    <div className="mx-auto max-w-2xl">
      <Screen title={m.storage_title()}>
        <div className="flex flex-col gap-4">
          {update !== 'none' && <UpdateNotice update={update} />}
          <ReadinessNotice readiness={readiness} />
          <EditionNotices />
          <StoredData readiness={readiness} />
          <EditionFacts />
          <StorageActions readiness={readiness} />
        </div>
      </Screen>
    </div>
  );
}
