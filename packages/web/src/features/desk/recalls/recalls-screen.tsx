import type { DeskOverview } from '@first60/contract';
import { manifestOfText } from '@first60/seal';
import { useEffect } from 'react';
import { useHeldEdition } from '../../../edition/live-edition.ts';
import { loadEdition } from '../../../edition/load-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useOverview, usePublished, useRecalls } from '../desk-client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskQuery } from '../desk-query.tsx';
import { DeskSection } from '../desk-section.tsx';
import { approverRole } from '../passkey/approver-role.ts';
import { listedKeys } from '../passkey/passkey.ts';
import { NewRecall } from './new-recall.tsx';
import { RecallList } from './recall-list.tsx';

/** The content that is hidden on every device, and a form to hide more. */
export function RecallsScreen() {
  const overview = useOverview();
  const recalls = useRecalls();
  useEffect(() => void loadEdition().catch(() => undefined), []);
  return (
    <DeskPage title={m.desk_recalls()}>
      <p className="text-ink-2">{m.desk_recalls_text()}</p>
      <DeskQuery query={overview}>
        {(desk) => (
          <>
            {approverRole(desk.me.roles) !== undefined && <Recall desk={desk} />}
            <DeskSection title={m.desk_recalls_signed()}>
              <DeskQuery query={recalls}>{(rows) => <RecallList rows={rows} desk={desk} />}</DeskQuery>
            </DeskSection>
          </>
        )}
      </DeskQuery>
    </DeskPage>
  );
}

function Recall({ desk }: { desk: DeskOverview }) {
  const published = usePublished(desk.head?.version);
  return (
    <DeskSection title={m.desk_recall_new()}>
      {desk.head === null ? (
        <Alert tone="amber">{m.desk_recall_nothing_published()}</Alert>
      ) : (
        <DeskQuery query={published}>{({ text }) => <OfEdition desk={desk} manifestText={text} />}</DeskQuery>
      )}
    </DeskSection>
  );
}

/** The choices come from the edition on this device, so that users recall exactly what they see on a card. */
function OfEdition({ desk, manifestText }: { desk: DeskOverview; manifestText: string }) {
  const edition = useHeldEdition(true);
  const manifest = manifestOfText(manifestText);
  if (manifest === undefined || desk.agency === null) return <Alert tone="critical">{m.desk_manifest_other()}</Alert>;
  if (listedKeys(desk.me).length === 0) return <Alert tone="amber">{m.desk_passkey_none_listed()}</Alert>;
  if (edition === undefined) return <Spinner label={m.desk_loading()} />;
  return <NewRecall desk={desk} agency={desk.agency} edition={edition} manifest={manifest} />;
}
