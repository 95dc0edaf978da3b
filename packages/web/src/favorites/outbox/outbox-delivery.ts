import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { isOnline, onConnection } from '../../server/connection.ts';
import { queryClientOf } from '../../session/query-client.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';
import { toast } from '../../ui/toast.ts';
import { type Change, waitingChanges } from './change.ts';
import { FAVORITES_KEY } from './delivery.ts';
import { sendWaiting } from './outbox.ts';
import { outboxOf } from './outbox-store.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends waiting changes: on `start`, when the network or the tab comes back, and periodically while any are waiting.
 * After that, the favourites are fetched once per start as soon as possible, because another device may have changed
 * them.
 * @param whenFetched called once the favourites are on the device.
 */
export function useOutboxDelivery(start: boolean, whenFetched: () => unknown): void {
  const scope = useUserScope();
  useEffect(() => {
    if (!start) return;
    const unmount = new AbortController();
    void deliverUntil(unmount.signal, scope).then(whenFetched);
    return () => unmount.abort();
  }, [scope, start, whenFetched]);
}

/** Settles once the favourites have been requested. */
function deliverUntil(signal: AbortSignal, scope: UserScope): Promise<void> {
  const outbox = outboxOf(scope);
  const client = queryClientOf(scope);
  let sending = 0;
  let isFetched = false;
  let pause = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tryAgainLater = () => {
    if (signal.aborted || sending > 0 || timer !== undefined || outbox.now().length === 0) return;
    // Another page should report this refusal. This page reports it only after a delay.
    const onlyToTell = waitingChanges(outbox.now()).length === 0;
    timer = setTimeout(() => void send(), onlyToTell ? FIRST_RETRY_MS : pause);
    pause = Math.min(2 * pause, LAST_RETRY_MS);
  };
  const send = async () => {
    stopTimer();
    sending += 1;
    const refused = await sendWaiting(scope).finally(() => {
      sending -= 1;
    });
    tell(refused);
    tryAgainLater();
  };
  const fetchFavorites = async () => {
    if (signal.aborted || isFetched) return;
    await client.prefetchQuery({ queryKey: FAVORITES_KEY, staleTime: 0 });
    isFetched = client.getQueryState(FAVORITES_KEY)?.status === 'success';
  };
  const sendAtOnce = () => {
    pause = FIRST_RETRY_MS;
    if (outbox.now().length > 0 || !isFetched) void send().then(fetchFavorites);
  };
  const onConnectionChange = () => {
    if (isOnline()) sendAtOnce();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') sendAtOnce();
  };
  window.addEventListener('online', sendAtOnce, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const ends = [stopTimer, outbox.subscribe(tryAgainLater), onConnection(onConnectionChange)];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  return send().then(fetchFavorites);
}

/** The message stays until it is dismissed, because the change may have been made long before. */
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
