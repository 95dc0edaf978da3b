import { useSyncExternalStore } from 'react';
import { databaseOf, perUser } from '../../session/per-user.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import type { UserScope } from '../../session/user-scope.ts';
import type { Change } from './change.ts';
import { applyDelivery, type Delivery } from './delivery.ts';

/** One user's changes on this device, shared by all tabs. */
export interface Outbox {
  /** The changes as this tab last saw them. */
  readonly now: () => readonly Change[];
  /** Calls the listener whenever the list changes. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** The changes currently stored on the device. */
  readonly read: () => Promise<readonly Change[]>;
  /** Changes the list in one transaction, regardless of what other tabs do. */
  readonly change: (next: (list: readonly Change[]) => Change[]) => Promise<void>;
  /**
   * Applies a delivered change to the favourites in every tab. Call it before the change leaves the list, otherwise the
   * star flickers.
   */
  readonly announce: (delivery: Delivery) => void;
}

type Message = { readonly kind: 'changed' } | { readonly kind: 'delivered'; readonly delivery: Delivery };

/**
 * Stores the changes in IndexedDB and notifies other tabs over a channel. If IndexedDB is blocked, the changes stay in
 * memory until the page closes.
 */
export const outboxOf: (scope: UserScope) => Outbox = perUser((scope) => {
  const database = databaseOf(scope);
  const key = `first60.outbox.${scope.userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);
  const tellTabs = (message: Message) => {
    if (!scope.signal.aborted) channel?.postMessage(message);
  };
  const listeners = new Set<() => void>();
  let list: readonly Change[] = [];
  const show = (next: readonly Change[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const outbox: Outbox = {
    now: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: async () => {
      try {
        const stored = await database.read<readonly Change[]>(key);
        if (stored !== undefined || list.length > 0) show(stored ?? []);
      } catch {
        // IndexedDB is blocked: only the list in memory is available.
      }
      return list;
    },
    change: async (next) => {
      const change = (before: readonly Change[] = []) => next(before);
      show(await database.update<readonly Change[]>(key, change).catch(() => next(list)));
      tellTabs({ kind: 'changed' });
    },
    announce: (delivery) => {
      applyDelivery(scope, delivery);
      tellTabs({ kind: 'delivered', delivery });
    },
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'delivered') applyDelivery(scope, data.delivery);
    else void outbox.read();
  });
  scope.signal.addEventListener('abort', () => channel?.close());
  void outbox.read();
  return outbox;
});

export function useOutbox(): readonly Change[] {
  const { subscribe, now } = outboxOf(useUserScope());
  return useSyncExternalStore(subscribe, now);
}
