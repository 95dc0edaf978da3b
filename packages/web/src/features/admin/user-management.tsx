import { m } from '../../paraglide/messages.js';
import { sentenceFrom } from '../../server/api.ts';
import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { UserBrowser } from './user-browser.tsx';
import { useUsers } from './users-client.ts';

export function UserManagement({ ownId }: { ownId: string }) {
  const { data, error, isPending, isFetching, refetch } = useUsers();
  if (data) return <UserBrowser users={data} ownId={ownId} />;
  if (isPending) return <Spinner label={m.admin_loading()} />;
  return <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
}

interface NotLoadedProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

function NotLoaded({ error, isFetching, onRetry }: NotLoadedProps) {
  const online = useOnline();
  return (
    <Alert tone="critical" live>
      <p>{sentenceFrom(error, online ? m.admin_not_loaded() : m.admin_offline())}</p>
      <Button variant="secondary" className="mt-2" disabled={isFetching} onClick={onRetry}>
        {isFetching ? m.admin_loading() : m.admin_retry()}
      </Button>
    </Alert>
  );
}
