import { paths } from '@first60/contract';
import { useEffect } from 'react';
import { type Change, waitingChanges } from '../favorites/outbox/change.ts';
import { sendWaiting } from '../favorites/outbox/outbox.ts';
import { onOutbox, outboxNow } from '../favorites/outbox/outbox-store.ts';
import { checkReadiness } from '../offline/offline-readiness.ts';
import { m } from '../paraglide/messages.js';
import { isOnline, onConnection } from '../server/connection.ts';
import { refreshIdentity } from '../session/identity.ts';
import { queryClientOf } from '../session/query-client.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { toast } from '../ui/toast.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends what waits: with `start`, when the network or the tab comes back, and from time to time while anything waits.
 * The favourites are fetched once per start, after that, as soon as it can be done: another device may have changed them.
 */
export function useOutboxDelivery(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => {
    if (!start) return;
    let ended = false;
    let sending = 0;
    let isAsked = false;
    let pause = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTimer = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const tryAgainLater = () => {
      if (ended || sending > 0 || timer !== undefined || outboxNow().length === 0) return;
      // What was refused and belongs to another page is told by this one when that page has not done so in time.
      const onlyToTell = waitingChanges(outboxNow()).length === 0;
      timer = setTimeout(() => void send(), onlyToTell ? FIRST_RETRY_MS : pause);
      pause = Math.min(2 * pause, LAST_RETRY_MS);
    };
    const send = async () => {
      stopTimer();
      sending += 1;
      const { refused, signedOut } = await sendWaiting(scope).finally(() => {
        sending -= 1;
      });
      tell(refused);
      if (signedOut) await refreshIdentity();
      else tryAgainLater();
    };
    const askFavorites = async () => {
      // Of a user who has left meanwhile nothing is fetched any more.
      if (ended || isAsked) return;
      const client = queryClientOf(scope);
      await client.prefetchQuery({ queryKey: [paths.favorites], staleTime: 0 });
      isAsked = client.getQueryState([paths.favorites])?.status === 'success';
    };
    const sendAtOnce = () => {
      pause = FIRST_RETRY_MS;
      if (outboxNow().length > 0 || !isAsked) void send().then(askFavorites);
    };
    const ends = [
      stopTimer,
      onOutbox(tryAgainLater),
      onConnection(() => {
        if (isOnline()) sendAtOnce();
      }),
      heed(window, 'online', sendAtOnce),
      heed(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') sendAtOnce();
      }),
    ];
    void send().then(askFavorites).then(checkReadiness);
    return () => {
      ended = true;
      for (const end of ends) end();
    };
  }, [scope, start]);
}

function heed(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

/** Stays until it was read: it may be long since the star was pressed. */
function tell(refused: readonly Change[]): void {
  const [first, ...more] = refused;
  if (first === undefined) return;
  const title =
    more.length > 0
      ? m.favorites_refused_many({ count: refused.length })
      : first.wanted
        ? m.favorites_not_added({ name: first.name })
        : m.favorites_not_removed({ name: first.name });
  const names = refused.map(({ name }) => name).join(', ');
  const reason = first.refused ?? '';
  const description = more.length > 0 ? m.favorites_refused_names({ names, reason }) : reason;
  toast({ title, description, tone: 'destructive', timeout: 0 });
}
