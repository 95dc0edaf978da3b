import type { DeskOverview } from '@first60/contract';
import { EyeOff, KeyRound, Smartphone } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { ScreenLinks } from '../../../ui/screen-links.tsx';
import { useOverview } from '../desk-client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskQuery } from '../desk-query.tsx';
import { AgencySection } from './agency-section.tsx';
import { HeadSection } from './head-section.tsx';
import { HistorySection } from './history-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RegulationNotice } from './regulation-notice.tsx';
import { WaitingSection } from './waiting-section.tsx';

const INIT = 'npm run admin -- content init';

export function OverviewScreen({ email }: { email: string }) {
  return (
    <DeskPage title={m.desk_title()} isOverview>
      <DeskQuery query={useOverview()}>{(desk) => <Overview desk={desk} email={email} />}</DeskQuery>
    </DeskPage>
  );
}

function Overview({ desk, email }: { desk: DeskOverview; email: string }) {
  if (desk.agency === null) return <NotBegun />;
  return (
    <>
      {desk.confirmRegulation && <RegulationNotice />}
      <DeskLinks desk={desk} />
      <WaitingSection desk={desk} />
      <HeadSection head={desk.head} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PasskeySection desk={desk} email={email} />
        <AgencySection agency={desk.agency} fingerprint={desk.fingerprint} me={desk.me} />
      </div>
      <HistorySection />
    </>
  );
}

const NotBegun = () => (
  <Alert tone="info" title={m.desk_not_begun_title()}>
    <p>{m.desk_not_begun()}</p>
    <pre className="mt-2 overflow-x-auto font-mono">{INIT}</pre>
  </Alert>
);

/** Links to the other desk screens. */
const DeskLinks = ({ desk }: { desk: DeskOverview }) => (
  <ScreenLinks
    label={m.desk_screens()}
    links={[
      {
        href: '/desk/recalls',
        Icon: EyeOff,
        text: desk.recalls === 0 ? m.desk_recalls() : m.desk_recalls_count({ count: desk.recalls }),
      },
      { href: '/desk/trust', Icon: KeyRound, text: m.desk_trust() },
      { href: '/desk/receipts', Icon: Smartphone, text: m.desk_receipts() },
    ]}
  />
);
