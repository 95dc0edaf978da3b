import type { User } from '@first60/contract';
import { Route, Switch } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { DeskPage } from './desk-page.tsx';
import { DraftScreen } from './draft/draft-screen.tsx';
import { EditionSheetScreen } from './edition-sheet-screen.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { RecallsScreen } from './recalls/recalls-screen.tsx';
import { ReceiptsScreen } from './receipts/receipts-screen.tsx';
import { TrustScreen } from './trust/trust-screen.tsx';

/** The screens for the people responsible for the content. */
export function DeskScreen({ user }: { user: User }) {
  return (
    <Switch>
      <Route path="/desk">
        <OverviewScreen email={user.email} />
      </Route>
      <Route path="/desk/drafts/:id">{({ id }) => <DraftScreen id={id} />}</Route>
      <Route path="/desk/editions/:version">{({ version }) => <EditionSheetScreen version={version} />}</Route>
      <Route path="/desk/recalls">
        <RecallsScreen />
      </Route>
      <Route path="/desk/trust">
        <TrustScreen />
      </Route>
      <Route path="/desk/receipts">
        <ReceiptsScreen />
      </Route>
      <Route>
        <DeskPage title={m.desk_title()}>
          <Alert tone="amber">{m.desk_no_page()}</Alert>
        </DeskPage>
      </Route>
    </Switch>
  );
}
