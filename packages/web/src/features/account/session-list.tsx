import { pathOf, paths, type Session } from '@first60/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import { ApiError } from '../../server/api.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { accountFailure } from './account-failure.ts';
import { SectionQuery } from './section-query.tsx';

const KEY = [paths.accountSessions];

/** Lists where the user is signed in and lets them end other sessions. This device signs out with Logout. */
export function SessionList() {
  const scope = useUserScope();
  const client = useQueryClient();
  const query = useQuery<Session[]>({ queryKey: KEY, refetchOnMount: 'always' });
  const ending = useMutation({
    mutationFn: async (sessions: readonly Session[]) => {
      for (const { id } of sessions) await endSession(scope, client, id);
    },
    onSuccess: (_, { length }) =>
      toast({ title: length === 1 ? m.account_session_ended() : m.account_sessions_ended() }),
    onError: (error) =>
      toast({ title: m.account_session_not_ended(), description: accountFailure(error), tone: 'destructive' }),
  });
  return (
    <SectionQuery query={query}>
      {(sessions) => {
        const others = sessions.filter(({ isCurrent }) => !isCurrent);
        return (
          <div className="flex flex-col gap-3">
            <ul className="flex flex-col gap-2">
              {sessions.map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  disabled={ending.isPending}
                  onEnd={() => ending.mutate([session])}
                />
              ))}
            </ul>
            {others.length === 0 && <p className="text-ink-2">{m.account_sessions_alone()}</p>}
            {others.length > 1 && (
              <Button
                variant="secondary"
                className="sm:self-start"
                disabled={ending.isPending}
                onClick={() => ending.mutate(others)}
              >
                {m.account_sessions_end_others({ count: others.length })}
              </Button>
            )}
          </div>
        );
      }}
    </SectionQuery>
  );
}

interface SessionItemProps {
  session: Session;
  disabled: boolean;
  onEnd: () => void;
}

function SessionItem({ session, disabled, onEnd }: SessionItemProps) {
  const device = session.device === '' ? m.account_session_unknown() : session.device;
  const lastUsed = momentText(session.lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line-soft bg-page p-3">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">{device}</p>
        <p className="text-sm text-ink-2">{m.account_session_since({ time: momentText(session.createdAt) })}</p>
        <p className="text-sm text-ink-2">{m.account_session_used({ time: lastUsed })}</p>
      </div>
      {session.isCurrent ? (
        <p className="font-semibold text-accent-ink">{m.account_session_this()}</p>
      ) : (
        <Button
          variant="secondary"
          disabled={disabled}
          aria-label={m.account_session_end_of({ device, time: lastUsed })}
          onClick={onEnd}
        >
          {m.account_session_end()}
        </Button>
      )}
    </li>
  );
}

/** Ends a session. A session that has already ended counts as a success. @throws as `call` does. */
async function endSession({ call }: UserScope, client: QueryClient, id: string): Promise<void> {
  try {
    await call('DELETE', pathOf(paths.accountSession, { id }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  client.setQueryData<Session[]>(KEY, (sessions) => sessions?.filter((session) => session.id !== id));
}
